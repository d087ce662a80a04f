import { beforeEach, describe, expect, test } from "vitest";
import { Unfit } from "../src/lib/delta";
import { Scene } from "../src/lib/scene";
import type { FromServer } from "../src/wire/FromServer";
import type { Moment } from "../src/wire/Moment";
import example from "./packed.json";

type Changed = Extract<FromServer, { type: "changed" }>;

const table = { stage: "playing", decisions: 1 } as never;
const seat = (number: number) => ({ viewer: { seat: number }, view: { money: number }, undo: "no" });
const moment = { version: 4, decisions: 1, seats: [seat(1)] } as unknown as Moment;
const second = { viewer: { seat: [2] }, view: { money: [2] } };
const changed = (more: Partial<Changed>): Changed => ({
  type: "changed",
  version: 5,
  step: 8,
  follows: 7,
  change: {},
  ...more,
});
const log = { keep: 2, lines: [] };

describe("what the server last showed", () => {
  let scene: Scene;

  beforeEach(() => {
    scene = new Scene();
    scene.welcome({
      type: "welcome",
      protocol: 1,
      table,
      moment: { ...moment, others: [second] },
      keep: 0,
      log: [],
      chat: [],
      step: 7,
    });
  });

  test("a decision is told with everything, made of what changed", () => {
    const change = {
      table: { decisions: [2] },
      moment: { version: [5], others: { "0": { view: { money: { "0": [9] } } } } },
    };
    const told = scene.change(changed({ change, log }));
    expect(told).toMatchObject({
      type: "moved",
      version: 5,
      keep: 2,
      table: { stage: "playing", decisions: 2 },
    });
    if (told.type !== "moved") throw new Error("not moved");
    expect(told.moment.seats.map(({ view }) => view)).toEqual([{ money: 1 }, { money: 9 }]);
    expect(told.moment.seats[0], "what did not change is the very same").toBe(moment.seats[0]);
  });

  test("what the first seat sees too changes for the others with it, and they stay while nothing changes", () => {
    const seen = (more: Partial<Changed>) => {
      const told = scene.change(changed({ log, ...more }));
      if (told.type !== "moved") throw new Error("not moved");
      expect(told.moment, "what was shared is told apart").not.toHaveProperty("others");
      return told.moment.seats;
    };
    const first = seen({ change: { moment: { seats: { "0": { view: { round: [2] } } } } } });
    expect(first.map(({ view }) => view)).toEqual([
      { money: 1, round: 2 },
      { money: 2, round: 2 },
    ]);
    expect(first.map(({ viewer }) => viewer)).toEqual([{ seat: 1 }, { seat: 2 }]);
    expect(seen({ follows: 8, step: 9 })[1]).toBe(first[1]);
    expect(() => seen({ follows: 9, step: 10, change: { moment: { others: { "0": [0] } } } })).toThrow(Unfit);
  });

  test("a change of the table alone is none of the game", () => {
    const told = scene.change(changed({ change: { table: { stage: ["over"] } } }));
    expect(told).toEqual({ type: "table", version: 5, table: { stage: "over", decisions: 1 } });
  });

  test("offers are unpacked once, and stay while nothing about them changes", () => {
    const change = { moment: { packed: [[{ seat: 2, offers: example.packed }]] } };
    const first = scene.change(changed({ change, log }));
    const second = scene.change(changed({ follows: 8, step: 9, log }));
    if (first.type !== "moved" || second.type !== "moved") throw new Error("not moved");
    expect(first.moment.seats.map(({ offers }) => offers)).toEqual([undefined, example.offers]);
    expect(first.moment, "offers stand with their seats").not.toHaveProperty("packed");
    expect(second.moment.seats[1]).toBe(first.moment.seats[1]);
    const gone = scene.change(changed({ follows: 9, step: 10, change: { moment: { packed: 0 } }, log }));
    if (gone.type !== "moved") throw new Error("not moved");
    expect(gone.moment.seats[1]?.offers).toBeUndefined();
  });

  test("whoever is out of step notices", () => {
    expect(() => scene.change(changed({ follows: 6 }))).toThrow(Unfit);
    expect(() => scene.change(changed({ change: { moment: { seats: { "2": [1] } } } }))).toThrow(Unfit);
  });

  test("a preview tells all points, made of what changes of those that were shown", () => {
    const scores = { seats: [{ seat: 1, points: 3 }] };
    scene.change(changed({ change: { moment: { scores: [scores] } }, log }));
    const account = { pictures: [], words: [], asked: null };
    const previewed = (change: unknown) =>
      scene.previewed({ type: "previewed", id: "a", account, scores: null, change });
    expect(previewed({ seats: { "0": { points: [5] } } }).scores).toEqual({
      seats: [{ seat: 1, points: 5 }],
    });
    expect(previewed({}).scores).toEqual(scores);
    expect(previewed(undefined).scores, "nothing is known of them").toBeNull();
    expect(() => previewed({ seats: { "7": [1] } })).toThrow(Unfit);
  });

  test("everything anew can come at any time", () => {
    const anew = changed({ step: 20, change: [{ table: { stage: "over" }, moment }], log });
    delete anew.follows;
    expect(scene.change(anew)).toMatchObject({ type: "moved", table: { stage: "over" } });
    expect(
      scene.change(changed({ follows: 20, step: 21, change: { table: { stage: ["playing"] } } })),
    ).toMatchObject({
      table: { stage: "playing" },
    });
  });
});
