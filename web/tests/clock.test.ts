// Clocks in the page: what is left, what is shown and what is said of it.
import { describe, expect, it } from "vitest";
import { isResting, leftOn, reading, warningBetween } from "../src/lib/clock.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("a clock", () => {
  it("shows what it has while it stands still", () => {
    expect(leftOn({ left: 5 * MINUTE, zero_at: null, rests: [], fell: false }, 123)).toBe(5 * MINUTE);
  });

  it("runs down to zero and no further", () => {
    const clock = { left: 5 * MINUTE, zero_at: 10 * MINUTE, rests: [], fell: false };
    expect(leftOn(clock, 7 * MINUTE)).toBe(3 * MINUTE);
    expect(leftOn(clock, 60 * MINUTE)).toBe(0);
    expect(leftOn(clock, 0)).toBe(5 * MINUTE);
  });

  it("stands still while it rests, and what was rested is not counted", () => {
    const rests: [number, number][] = [[2 * HOUR, 10 * HOUR]];
    const clock = { left: 4 * HOUR, zero_at: 12 * HOUR, rests, fell: false };
    expect(leftOn(clock, HOUR)).toBe(3 * HOUR);
    expect([leftOn(clock, 3 * HOUR), leftOn(clock, 9 * HOUR)]).toEqual([2 * HOUR, 2 * HOUR]);
    expect(leftOn(clock, 11 * HOUR)).toBe(HOUR);
    expect([isResting(clock, HOUR), isResting(clock, 3 * HOUR), isResting(clock, 10 * HOUR)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("what a clock shows", () => {
  it("is minutes and seconds, rounded up, below an hour", () => {
    expect(reading(4 * MINUTE + 4_100)).toEqual({ kind: "face", text: "4:05" });
    expect(reading(1)).toEqual({ kind: "face", text: "0:01" });
  });

  it("is hours and minutes, or days and hours, above", () => {
    expect(reading(90 * MINUTE)).toEqual({
      kind: "words",
      id: "web-clock-hours",
      args: { hours: 1, minutes: 30 },
    });
    expect(reading(50 * HOUR)).toEqual({ kind: "words", id: "web-clock-days", args: { days: 2, hours: 2 } });
  });
});

describe("what is said of a clock", () => {
  it("is said once when an hour, ten minutes or one minute is left", () => {
    expect(warningBetween(HOUR + 500, HOUR - 500)).toBe(HOUR);
    expect(warningBetween(HOUR - 500, HOUR - 1500)).toBe(null);
    expect(warningBetween(MINUTE + 1, MINUTE)).toBe(MINUTE);
    expect(warningBetween(500, 0)).toBe(null);
  });
});
