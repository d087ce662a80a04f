import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { speak, speakOf } from "../../../lib/speech.svelte";
import type { View } from "../../../wire/carson-city/View";
import type { LogLine } from "../../../wire/LogLine";
import type { Standings } from "../../../wire/Standings";
import Duels from "../Duels.svelte";
import Finale from "../Finale.svelte";
import type { Desk } from "../logic/desk.svelte";
import { duelsIn } from "../logic/events";
import Showdown from "../Showdown.svelte";

const names = ["Ada", "Bob", "Cy"];
const fighter = (seat: number, die: number, firepower: number) => ({
  seat,
  dice: [die],
  firepower,
  strength: die + firepower,
});
const duel = (place: string, ...fighters: ReturnType<typeof fighter>[]): LogLine => ({
  index: 1,
  seat: 1,
  action: null,
  told: [{ phrase: { id: "" }, event: { duel: { place, fighters } } }],
});
const view = {
  characters: [],
  position: { players: [{}, {}, {}], row: {}, town: { buildings: {} } },
} as unknown as View;

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  delete document.documentElement.dataset.motion;
});

function show(fresh: LogLine[]) {
  shown = mount(Showdown, { target: document.body, props: { view, names, fresh, board: document.body } });
  flushSync();
}

describe("a duel that was just fought", () => {
  it("shows everybody's dice and firepower, and who won", () => {
    show([duel("gambling", fighter(2, 6, 2), fighter(1, 3, 4))]);
    const rows = [...document.querySelectorAll(".showdown li")];
    expect(rows.map((row) => row.classList.contains("won"))).toEqual([true, false]);
    expect(rows.map((row) => row.querySelector(".sum")?.textContent)).toEqual(["8", "7"]);
  });

  it("shows a fight with an Outlaw, whoever wins it", () => {
    const fight = (winner: number | null) => {
      const event = { outlaw_fight: { parcel: "d4", strength: 7, fighters: [fighter(2, 5, 2)], winner } };
      show([{ index: 1, seat: 1, action: null, told: [{ phrase: { id: "" }, event }] }]);
      return [...document.querySelectorAll(".showdown li")].map((row) => row.classList.contains("won"));
    };
    expect(fight(2)).toEqual([true, false]);
    if (shown) void unmount(shown);
    expect(fight(null)).toEqual([false, true]);
  });

  it("says why somebody wins a tie", () => {
    const told = { place: "gambling", fighters: [fighter(2, 6, 2), fighter(1, 4, 4)], by_pass: true };
    show([{ index: 1, seat: 1, action: null, told: [{ phrase: { id: "" }, event: { duel: told } }] }]);
    expect(document.querySelector(".showdown .tie")).not.toBeNull();
    if (shown) void unmount(shown);
    show([duel("gambling", fighter(2, 6, 2), fighter(1, 3, 4))]);
    expect(document.querySelector(".showdown .tie")).toBeNull();
  });

  it("is not there when nothing was fought", () => {
    show([]);
    expect(document.querySelector(".showdown")).toBeNull();
  });
});

describe("the duels that are settled", () => {
  beforeAll(async () => {
    await speak("en");
    await speakOf("carson-city");
  });
  const over = (place: string, there?: string): LogLine => ({
    index: 1,
    seat: 1,
    action: null,
    told: [
      { phrase: { id: "" }, event: { duel: { place, there, fighters: [fighter(2, 6, 2)], by_pass: false } } },
    ],
  });
  const named = (position: unknown, ...lines: LogLine[]) => {
    const view = { duels: [], position } as unknown as View;
    const desk = { looked: null } as unknown as Desk;
    shown = mount(Duels, { target: document.body, props: { view, desk, names, fought: duelsIn(lines) } });
    flushSync();
    return [...document.querySelectorAll(".duels .place")].map((place) => place.textContent);
  };

  it("are named by the building that was fought for, even if it is sold by now", () => {
    const position = { row: {}, town: { buildings: {} } };
    expect(named(position, over("building-6", "mine"))).toEqual(["Mine for $6"]);
  });

  it("are named by the land that was fought for, even if it is built on by now", () => {
    const position = { row: {}, town: { buildings: { ranch: ["b5"] } } };
    expect(named(position, over("b5"))).toEqual(["parcel b5"]);
  });
});

describe("the end", () => {
  const line = (id: string, points: number) => ({ label: { id }, points });
  const standings: Standings = {
    seats: [
      { seat: 1, place: 2, points: 9, lines: [line("city-score-gained", 9)] },
      { seat: 2, place: 1, points: 12, lines: [line("city-score-gained", 12)] },
    ],
  };

  it("has the winner first, and counts again when it is asked to", () => {
    shown = mount(Finale, { target: document.body, props: { standings, names, fresh: false } });
    flushSync();
    const first = () => document.querySelector(".finale li");
    expect(first()?.classList.contains("won")).toBe(true);
    expect(first()?.querySelector("b")?.textContent).toBe("12");
    document.querySelector<HTMLElement>(".finale button")?.click();
    flushSync();
    expect(document.querySelectorAll(".finale li.won")).toHaveLength(0);
  });
});
