import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { View } from "../../../wire/circle-wagons/View";
import type { Moment } from "../../../wire/Moment";
import type { Standings } from "../../../wire/Standings";
import { Points } from "../logic/points.svelte";

const lines = [
  { label: { id: "wagons-score-area" }, points: 2, parts: [{ places: ["0,0"], points: 1 }] },
  {
    label: { id: "wagons-card-badlands" },
    points: 8,
    parts: [
      { places: ["1,0", "0,0", "2,0"], points: 4 },
      { places: ["1,-1", "0,0"], points: 4 },
    ],
  },
];
const explained: Standings = { seats: [{ seat: 1, place: 1, points: 10, lines }] };
const view = { scores: { seats: [] }, position: { scoring: [], towns: [] } } as unknown as View;

describe("what is lit up", () => {
  it("is what the server explains of the line that is looked at, each place once", async () => {
    let asked = 0;
    let moment = {} as Moment;
    const points = new Points(() => ({
      view,
      moment,
      explain: () => (asked++, Promise.resolve(explained)),
      scripted: () => false,
    }));
    points.wonder();
    expect(asked).toBe(0);
    expect(points.litIn(1)).toBeNull();
    points.chosen = 1;
    points.wonder();
    points.wonder();
    await Promise.resolve();
    flushSync();
    expect(asked).toBe(1);
    const cells = [
      { column: 1, row: 0 },
      { column: 0, row: 0 },
      { column: 2, row: 0 },
      { column: 1, row: -1 },
    ];
    expect(points.litIn(1)).toEqual(cells);
    expect(points.litIn(2)).toEqual([]);
    moment = {} as Moment;
    expect(points.litIn(1)).toEqual([]);
  });
});
