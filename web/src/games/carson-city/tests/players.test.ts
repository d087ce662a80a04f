import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { View } from "../../../wire/carson-city/View";
import { speak, speakOf } from "../../../lib/speech.svelte";
import Players from "../Players.svelte";
import { moneyGained } from "../logic/money";

// Other tests share the language.
afterEach(() => speak("en"));

it("lists everybody in the order of the seats, wherever I sit", () => {
  const player = {
    money: 5,
    points: 0,
    cowboys: 3,
    roads: 0,
    dynamite: 0,
    parcels: [],
    kept: {},
    role: null,
  };
  const view = {
    firepower: [],
    phase: 2,
    characters: [],
    position: { players: [player, player, player], passed: [], order: [2, 3, 1] },
  } as unknown as View;
  const names = ["Ada", "Bob", "Cy"];
  const props = { view, names, mine: [3], deciders: [], changes: [] };
  const shown = mount(Players, { target: document.body, props });
  flushSync();
  const panels = [...document.querySelectorAll("[data-panel]")];
  expect(panels.map((panel) => panel.getAttribute("data-panel"))).toEqual(["1", "2", "3"]);
  void unmount(shown);
});

it("writes money that comes or goes as the language writes money", async () => {
  await speak("en");
  await speakOf("carson-city");
  expect([moneyGained(4), moneyGained(-12)]).toEqual(["+$4", "−$12"]);
  await speak("fr");
  expect(moneyGained(-12)).toBe("−12\u00a0$");
});
