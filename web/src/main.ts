import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { speak } from "./lib/speech.svelte";

await speak("en");
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });
