import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayOf, puzzleOf, streak } from "../src/puzzles/daily";
import { Solved } from "../src/puzzles/kept.svelte";
import { following, numbersOf, placeOf, puzzles } from "../src/puzzles/puzzles";
import { today } from "../src/puzzles/today.svelte";

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
    for (const game of new Set(puzzles.map((puzzle) => puzzle.game))) {
      const numbers = numbersOf(game);
      expect(numbers.map(placeOf)).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers.map(following)).toEqual([...numbers.slice(1), ...numbers.slice(0, 1)]);
    }
  });
});

describe("what became of puzzles", () => {
  beforeEach(() => localStorage.clear());

  test("the first try of a puzzle counts, also when the page is opened again", () => {
    new Solved().note("0a1b2c3d", false, null);
    const again = new Solved();
    again.note("0a1b2c3d", true, null);
    expect(again.of("0a1b2c3d")).toBe("tried");
    expect(again.of("ffffffff")).toBeNull();
  });

  test("whoever solved a puzzle long ago still counts its day", () => {
    const solved = new Solved();
    solved.note("0a1b2c3d", true, null);
    expect(solved.streak("2026-11-17")).toBe(0);
    solved.note("0a1b2c3d", true, "2026-11-17");
    expect(solved.ofDay("2026-11-17")).toBe("solved");
    expect(solved.streak("2026-11-17")).toBe(1);
  });

  test("the first try of a day decides, and the next day begins anew", () => {
    const solved = new Solved();
    solved.note("0a1b2c3d", false, "2026-11-17");
    solved.note("0a1b2c3d", true, "2026-11-17");
    expect(solved.ofDay("2026-11-17")).toBe("tried");
    expect(solved.streak("2026-11-17")).toBe(0);
    solved.note("4e5f6a7b", true, "2026-11-18");
    expect(solved.streak("2026-11-18")).toBe(1);
  });

  test("the days that version 0.3.0 kept go on, and its numbers are forgotten", () => {
    const before = { tried: { 4: "solved" }, days: ["2026-11-15", "2026-11-16"] };
    localStorage.setItem("boomtown-puzzles", JSON.stringify(before));
    const solved = new Solved();
    expect(solved.streak("2026-11-17")).toBe(2);
    expect(solved.of("4")).toBeNull();
    solved.note("0a1b2c3d", true, "2026-11-17");
    expect(new Solved().streak("2026-11-17")).toBe(3);
  });
});

describe("the day", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("becomes the next one on a page that stays open over midnight", () => {
    vi.setSystemTime(new Date(2026, 10, 17, 23, 59));
    const seen: string[] = [];
    const done = $effect.root(() => {
      $effect(() => void seen.push(today()));
    });
    flushSync();
    vi.advanceTimersByTime(2 * 60_000);
    flushSync();
    done();
    expect(seen[0]).toBe("2026-11-17");
    expect(seen.at(-1)).toBe("2026-11-18");
  });
});
