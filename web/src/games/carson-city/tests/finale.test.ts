import { describe, expect, it } from "vitest";
import type { Standings } from "../../../wire/Standings";
import { countedUpTo, sourcesOf } from "../logic/finale";
import { tipsFor } from "../logic/tips";

const line = (id: string, points: number) => ({ label: { id }, points });
const standings: Standings = {
  seats: [
    { seat: 1, place: 2, points: 9, lines: [line("gained", 5), line("land", 4), line("station", 0)] },
    { seat: 2, place: 1, points: 10, lines: [line("gained", -2), line("land", 12), line("station", 0)] },
  ],
};

describe("the count at the end", () => {
  it("counts every source that brings anybody anything", () => {
    expect(sourcesOf(standings).map(({ label }) => label.id)).toEqual(["gained", "land"]);
  });

  it("adds up source by source and ends with all points", () => {
    const sources = sourcesOf(standings);
    const at = (index: number | null) => [...countedUpTo(standings, sources, index).values()];
    expect(at(0)).toEqual([5, -2]);
    expect(at(1)).toEqual([9, 10]);
    expect(at(null)).toEqual([9, 10]);
  });
});

describe("a tip", () => {
  it("is there for the questions that a newcomer meets first, and for no other", () => {
    expect(tipsFor({ asked: { buy_points: { seat: 1 } } })).toEqual(["web-city-tip-points"]);
    expect(tipsFor({ asked: { buy_parcel: { seat: 1, parcels: ["d4"] } } })).toEqual([]);
    expect(tipsFor({ asked: null })).toEqual([]);
  });
});
