import { describe, expect, it } from "vitest";
import { campOf } from "../logic/camp";
import { onRing, placesInCircle, ringFor } from "../logic/circle";
import { circleSize, lastTold, latestLaid, subjectOf } from "../logic/events";
import type { LogLine } from "../../../wire/LogLine";
import type { Position } from "../../../wire/circle-wagons/Position";

const line = (index: number, seat: number | null, ...events: unknown[]): LogLine => ({
  index,
  seat,
  action: null,
  told: events.map((event, told) => ({ phrase: { id: `line-${index}-${told}` }, event })),
});
const laidAt = (seat: number, card: number, gain = 0) => ({
  laid: { seat, gain, laid: { card, column: 0, row: 0, turned: false } },
});

describe("the circle", () => {
  it("leaves the cards where they are while others are taken", () => {
    expect(placesInCircle([2, 7], 15)).toEqual([
      { card: 2, slot: 13, before: 0 },
      { card: 7, slot: 14, before: 1 },
    ]);
  });

  it("begins in the middle of the top and goes round clockwise", () => {
    const ring = ringFor(15);
    expect(ring).toEqual({ columns: 5, rows: 5 });
    expect(onRing(0, ring)).toEqual({ x: 0, y: -1, out: { x: 0, y: -1 } });
    expect(onRing(2, ring)).toEqual({ x: 1, y: -1, out: { x: 1, y: -1 } });
    expect(onRing(4, ring)).toEqual({ x: 1, y: 0, out: { x: 1, y: 0 } });
    expect(onRing(8, ring)).toEqual({ x: 0, y: 1, out: { x: 0, y: 1 } });
    expect(onRing(12, ring)).toEqual({ x: -1, y: 0, out: { x: -1, y: 0 } });
  });

  it("has a place of its own for every card, however many there are", () => {
    for (let size = 1; size <= 24; size += 1) {
      const ring = ringFor(size);
      const places = Array.from({ length: size }, (_, slot) => onRing(slot, ring));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(size);
      expect(Math.abs(ring.columns - ring.rows)).toBeLessThanOrEqual(1);
      expect(Math.min(ring.columns, ring.rows), "room in the middle").toBeGreaterThanOrEqual(4);
    }
  });

  it("was as large as the cards that are in it and that have left it", () => {
    const position: Position = {
      scoring: [],
      circle: [1, 2, 3],
      turn: 1,
      taken: 4,
      skipped: [5, 6],
      towns: [[{ card: 7, column: 0, row: 0, turned: false }], []],
    };
    expect(circleSize(position, [])).toBe(7);
  });

  it("is the preference pile in the Lone Cowboy's second round", () => {
    const position: Position = {
      scoring: [],
      circle: [1, 2],
      turn: 1,
      towns: [[]],
      solo: { scenario: "gold-fever", city: [], pile: [] },
    };
    expect(circleSize(position, [])).toBe(8);
    expect(circleSize(position, [line(3, 1, { second_round: { circle: [1, 2, 3, 4, 5] } })])).toBe(5);
  });
});

describe("what the log tells", () => {
  it("is about the cards that were taken, handed over and laid", () => {
    const taken = line(1, 1, { taken: { seat: 1, card: 5, skipped: [2, 3] } });
    expect(subjectOf(taken)).toEqual([5, 2, 3]);
    expect(subjectOf(line(2, 2, laidAt(2, 9)))).toEqual([9]);
    expect(subjectOf(null)).toEqual([]);
  });

  it("reaches back to my own last card", () => {
    const log = [line(1, 1, laidAt(1, 1)), line(2, 1, laidAt(1, 2)), line(3, 2), line(4, 2, laidAt(2, 3, 4))];
    expect(latestLaid(log, 1).map((one) => one.laid.card)).toEqual([3, 2]);
    expect(latestLaid(log, null).map((one) => one.laid.card)).toEqual([3]);
  });

  it("names the last thing that others did, and what led to it", () => {
    const log = [line(0, null, {}), line(1, 1, {}), line(2, 2, {}), line(3, 2, {}), line(4, 1, {})];
    expect(lastTold(log, [1]).map((phrase) => phrase.id)).toEqual(["line-2-0", "line-3-0"]);
    expect(lastTold(log, [1, 2])).toEqual([]);
  });
});

describe("a camp", () => {
  it("stands on its oval, those in front larger and last", () => {
    const oval = { x: 100, y: 50, width: 80, height: 40, far: 10, near: 20 };
    const wagons = campOf(8, oval);
    for (const { x, y } of wagons) {
      expect(((x - oval.x) / 40) ** 2 + ((y - oval.y) / 20) ** 2).toBeCloseTo(1);
    }
    const sizes = wagons.map((wagon) => wagon.size);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  });
});
