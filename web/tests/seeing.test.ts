import { describe, expect, test } from "vitest";
import {
  actingSeat,
  concerns,
  keepsSecrets,
  leaders,
  seenFrom,
  sinceLastDecision,
  toldOf,
} from "../src/lib/seeing";
import type { LogLine } from "../src/wire/LogLine";
import type { Moment } from "../src/wire/Moment";
import type { SeatMoment } from "../src/wire/SeatMoment";
import type { TableInfo } from "../src/wire/TableInfo";

const seats = (...resigned: boolean[]) =>
  resigned.map((gone, index) => ({ seat: index + 1, resigned: gone }));
const table = (yours: number[], ...resigned: boolean[]) =>
  ({ yours, seats: seats(...resigned) }) as TableInfo;
const seen = (seat: number, bid: number | null = null): SeatMoment => ({
  viewer: { seat },
  view: { viewer: { seat }, bid },
  account: { pictures: [], words: [], asked: null },
  undo: "no",
});
const moment = (deciders: number[], ...views: SeatMoment[]) => ({ deciders, seats: views }) as Moment;
const line = (index: number, seat: number | null, about: number[] = []): LogLine => ({
  index,
  seat,
  action: null,
  told: about.map((one) => ({ phrase: { id: "x", args: [["seat", { seat: one }]] }, event: null })),
});

describe("from where one looks", () => {
  test("I act for my first seat that is asked", () => {
    expect(actingSeat(table([1, 2], false, false), moment([2]), null)).toBe(2);
    expect(actingSeat(table([1], false, false), moment([2]), null)).toBeNull();
  });

  test("of several of mine that are asked at once I can pick one", () => {
    expect(actingSeat(table([1, 2], false, false), moment([1, 2]), 2)).toBe(2);
    expect(actingSeat(table([1, 2], false, false), moment([1]), 2)).toBe(1);
  });

  test("nobody acts for a seat that gave up", () => {
    expect(actingSeat(table([1], true, false), moment([1]), null)).toBeNull();
  });

  test("who waits goes on looking from where he looked", () => {
    const both = moment([2], seen(0), seen(1));
    expect(seenFrom(both, 1)).toBe(both.seats[1]);
    expect(seenFrom(both, 0)).toBe(both.seats[0]);
    expect(seenFrom(both, null)).toBe(both.seats[0]);
  });

  test("only a game in which my seats see different things has secrets", () => {
    expect(keepsSecrets(moment([0], seen(0), seen(1)))).toBe(false);
    expect(keepsSecrets(moment([0], seen(0, 3), seen(1)))).toBe(true);
    expect(keepsSecrets(moment([0], seen(0, 3)))).toBe(false);
  });
});

describe("what happened", () => {
  test("since my last decision: what came of it too, but not the decision itself", () => {
    const log = [line(1, 0, [0, 1, 0]), line(2, 1, [1])];
    expect(sinceLastDecision(log, [0]).map(({ index, told }) => [index, told.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test("all that concerns me is kept, however much happened", () => {
    const log = Array.from({ length: 40 }, (_, index) => line(index, 1, [index % 10 === 0 ? 0 : 1, 1]));
    expect(toldOf(log, [0]).map(({ index, told }) => [index, told.length])).toEqual([
      [0, 1],
      [10, 1],
      [20, 1],
      [30, 1],
    ]);
  });

  test("since my last decision: what others did after it", () => {
    const log = [line(0, null), line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, 1)];
    expect(sinceLastDecision(log, [0]).map(({ index }) => index)).toEqual([4, 5]);
    expect(sinceLastDecision(log, [2]).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
  });

  test("a line concerns me if somebody else's decision speaks of me", () => {
    expect(concerns(line(1, 1, [0]), [0])).toBe(true);
    expect(concerns(line(1, 1, [1]), [0])).toBe(false);
    expect(concerns(line(1, 0, [0]), [0])).toBe(false);
  });

  test("whoever the rules put first leads, and nobody where they put all there", () => {
    const ranked = (...places: number[]) => ({
      seats: places.map((place, index) => ({ seat: index + 1, place, points: 3, lines: [] })),
    });
    expect(leaders(ranked(1, 1))).toEqual([]);
    expect(leaders(ranked(2, 1))).toEqual([2]);
    expect(leaders(ranked(1, 3, 1))).toEqual([1, 3]);
  });
});
