import { describe, expect, test } from "vitest";
import { dayOf, puzzleOf, streak } from "../src/puzzles/daily";
import { following, numbersOf, placeOf, puzzles } from "../src/puzzles/puzzles";

describe("the puzzle of a day", () => {
  test("a day has one, the next day the next, and after the last comes the first", () => {
    expect(puzzleOf("2026-01-01", 90)).toBe(1);
    expect(puzzleOf("2026-01-02", 90)).toBe(2);
    expect(puzzleOf("2026-04-01", 90)).toBe(1);
    expect(puzzleOf("2025-12-31", 90)).toBe(90);
    expect(puzzleOf("2026-01-01", 0)).toBe(0);
  });

  test("a day is that of the calendar on the wall", () => {
    expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe("2026-11-07");
  });

  test("days in a row end today or yesterday, and a day left out begins them anew", () => {
    expect(streak([], "2026-11-17")).toBe(0);
    expect(streak(["2026-11-15", "2026-11-16"], "2026-11-17")).toBe(2);
    expect(streak(["2026-11-16", "2026-11-17"], "2026-11-17")).toBe(2);
    expect(streak(["2026-11-13", "2026-11-15"], "2026-11-17")).toBe(0);
    expect(streak(["2026-02-28", "2026-03-01"], "2026-03-01")).toBe(2);
  });
});

describe("the puzzles of a game", () => {
  test("they are counted from 1, and after the last comes the first", () => {
    for (const game of new Set(puzzles)) {
      const numbers = numbersOf(game);
      expect(numbers.map(placeOf)).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers.map(following)).toEqual([...numbers.slice(1), ...numbers.slice(0, 1)]);
    }
  });
});
