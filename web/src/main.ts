import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { missing } from "./lib/missing.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/speech.svelte";

missing.watch(window);
await speak(settings.language);
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) void keepShell();

/** Lets the page open without a network, too. */
async function keepShell(): Promise<void> {
  try {
    await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: performance.getEntriesByType("resource").map(({ name }) => name) });
    if (savesData()) return;
    await new Promise((idle) =>
      "requestIdleCallback" in window ? requestIdleCallback(idle) : setTimeout(idle),
    );
    // All games, the rules and the engine: what is played on a journey need not have been opened before it.
    const files = (await (await fetch("files.json")).json()) as string[];
    active?.postMessage({ keep: files.map((file) => new URL(file, document.baseURI).href), whole: true });
  } catch {
    // A browser that allows no such worker needs a network; that is all.
  }
}

/** Somebody pays for every byte, and said so. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
