import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/speech.svelte";

await speak(settings.language);
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
}
