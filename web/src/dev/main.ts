// A board with a moment from a file, without a server: `npm run dev`, then
//   /dev.html?fixture=circle-wagons/draft&lang=de&theme=dark&seat=0
// The fixture is src/dev/fixtures/circle-wagons/draft.json. This page is not part of the built client.
import { mount } from "svelte";
import "../base.css";
import { speak, speakOf } from "../lib/speech.svelte";
import type { Language } from "../lib/words";
import Harness from "./Harness.svelte";
import type { Fixture } from "./fixture";

const fixtures = import.meta.glob<Fixture>("./fixtures/**/*.json", { import: "default" });
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";

const load = fixtures[`./fixtures/${asked.get("fixture")}.json`];
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
if (load) {
  const fixture = await load();
  await speak((asked.get("lang") ?? "en") as Language);
  await speakOf(fixture.table.game);
  mount(Harness, { target, props: { fixture } });
} else {
  const list = document.createElement("ul");
  for (const path of Object.keys(fixtures)) {
    const name = path.replace("./fixtures/", "").replace(".json", "");
    const link = document.createElement("a");
    link.href = `dev.html?fixture=${name}`;
    link.textContent = name;
    const entry = document.createElement("li");
    entry.append(link);
    list.append(entry);
  }
  target.append(list);
}
