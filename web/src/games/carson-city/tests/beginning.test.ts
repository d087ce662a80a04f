import { describe, expect, it } from "vitest";
import type { Action } from "../../../wire/carson-city/Action";
import type { Offer } from "../../../wire/Offer";
import {
  costOf,
  type Line,
  LINES,
  lineAsked,
  linesLeft,
  moneyAfter,
  moneyIn,
  offerFor,
  stepped,
  USUAL,
  valuesOf,
} from "../logic/beginning";

const ALL = LINES.map(({ line }) => line);
const offer = (action: string, data: Action): Offer => ({ action, data, phrase: { id: "" }, gain: null });
const want = (line: Line, value: number) => offer(`want ${line} ${value}`, { want: [line, value] });

describe("the sheet of A New Beginning", () => {
  it("charges $35 for the usual start", () => {
    expect(moneyAfter(50, USUAL, ALL)).toBe(15);
  });

  it("knows the price of the first, the second and the third", () => {
    expect([0, 1, 2, 3, 4].map((count) => costOf("cowboys", count))).toEqual([0, 4, 9, 15, 23]);
    expect([0, 1, 2, 3].map((count) => costOf("parcels", count))).toEqual([0, 8, 18, 31]);
    expect(costOf("bid", 7)).toBe(7);
  });

  it("pays for points that are given up", () => {
    expect(valuesOf("points", 50)).toEqual([-10, -5, 0, 1, 2, 3, 4, 5]);
    expect([-5, -10].map((points) => costOf("points", points))).toEqual([-10, -18]);
  });

  it("goes no further than the money", () => {
    expect(stepped(USUAL, "parcels", 1, 13)).toBe(3);
    expect(stepped(USUAL, "parcels", 1, 12)).toBeNull();
    expect(stepped({ ...USUAL, parcels: 3 }, "parcels", 1, 50)).toBeNull();
    expect(stepped(USUAL, "sharpshooter", -1, 50)).toBeNull();
    expect(stepped(USUAL, "bid", 1, 0)).toBeNull();
    expect(stepped(USUAL, "bid", 1, 1)).toBe(1);
  });

  it("asks no money back for giving up fewer points than it could pay", () => {
    const rich = { ...USUAL, points: -10 };
    expect(stepped(rich, "points", 1, 7)).toBeNull();
    expect(stepped(rich, "points", 1, 8)).toBe(-5);
  });

  it("is handed in line by line, and only with what the server offers", () => {
    const asked = [0, 1, 2].map((count) => want("cowboys", count));
    expect(lineAsked(asked)).toBe("cowboys");
    expect(offerFor(asked, USUAL)?.action).toBe("want cowboys 2");
    expect(offerFor(asked, { ...USUAL, cowboys: 4 })).toBeNull();
    expect(lineAsked([offer("parcel d4", { parcel: "d4" })])).toBeNull();
    const left = ["revolvers", "roads", "parcels", "sharpshooter"];
    expect(linesLeft({ points: 0, cowboys: 2 }, false)).toEqual([...left, "bid"]);
    expect(linesLeft({ points: 0, cowboys: 2 }, true)).toEqual(left);
  });

  it("reads the money from the question", () => {
    expect(moneyIn({ id: "city-asked-sheets", args: [["money", { number: 42 }]] })).toBe(42);
    expect(moneyIn(null)).toBe(0);
  });
});
