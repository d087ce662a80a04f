// Clocks as they stand now: by the server's time, whatever the clock of this device says.
import type { SeatClock } from "../wire/SeatClock";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** By how much the server's time is ahead of this device's. */
let ahead = 0;
let ticked = $state(0);
let watchers = 0;
let timer: number | undefined;

/** The server said how late it is. */
export function setServerTime(now: number | undefined): void {
  if (now !== undefined && now > 0) ahead = now - Date.now();
}

/** How late it is on the server. */
export function serverNow(): number {
  void ticked;
  return Date.now() + ahead;
}

/** Lets whatever asks for the time be asked again every second, for as long as somebody looks. */
export function ticking(): () => void {
  watchers += 1;
  timer ??= window.setInterval(() => (ticked += 1), 1000);
  return () => {
    watchers -= 1;
    if (watchers === 0) {
      window.clearInterval(timer);
      timer = undefined;
    }
  };
}

/** What is left on a clock at a time. */
export function leftOn(clock: SeatClock, now: number): number {
  if (clock.zero_at === null) return clock.left;
  const rested = clock.rests.reduce(
    (sum, [from, until]) => sum + Math.max(0, until - Math.max(from, now)),
    0,
  );
  return Math.min(clock.left, Math.max(0, clock.zero_at - now - rested));
}

/** Whether a clock that would run rests at a time. */
export function isResting(clock: SeatClock, now: number): boolean {
  return clock.zero_at !== null && clock.rests.some(([from, until]) => from <= now && now < until);
}

/** A stretch of time as a clock shows it: `4:05`, or a message with its figures for hours and days. */
export type Reading =
  { kind: "face"; text: string } | { kind: "words"; id: string; args: Record<string, number> };

export function reading(millis: number): Reading {
  if (millis >= DAY) {
    const days = Math.floor(millis / DAY);
    return { kind: "words", id: "web-clock-days", args: { days, hours: Math.floor((millis % DAY) / HOUR) } };
  }
  if (millis >= HOUR) {
    const hours = Math.floor(millis / HOUR);
    const minutes = Math.floor((millis % HOUR) / MINUTE);
    return { kind: "words", id: "web-clock-hours", args: { hours, minutes } };
  }
  const seconds = Math.ceil(millis / 1000);
  return {
    kind: "face",
    text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
  };
}

/** When whoever is asked hears what is left, in milliseconds: seldom enough not to disturb. */
export const WARNINGS = [HOUR, 10 * MINUTE, MINUTE] as const;

/** The warning that is due, between two looks at a clock. */
export function warningBetween(before: number, now: number): number | null {
  return WARNINGS.find((mark) => before > mark && now <= mark && now > 0) ?? null;
}
