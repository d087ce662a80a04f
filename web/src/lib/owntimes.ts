// Clocks with figures of one's own: what is entered, and what it means as rules.
import type { ClockPreset } from "../wire/ClockPreset";
import type { ClockRules } from "../wire/ClockRules";
import presets from "../wire/clocks.json";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What kind of clock: for an evening, days for each move, or days for the whole game. */
export const KINDS = ["evening", "each", "game"] as const;
export type Kind = (typeof KINDS)[number];
/** The messages that say which. */
export const KIND_NAMES: Record<Kind, string> = {
  evening: "web-clock-own-evening",
  each: "web-clock-own-each",
  game: "web-clock-own-game",
};

/** What is entered: at the start, for each move, and what is never exceeded. Nothing where no number stands. */
export interface OwnTimes {
  bank: number | null;
  increment: number | null;
  cap: number | null;
}
export type Figure = keyof OwnTimes;

interface Entry {
  /** The message that says what is asked for. */
  label: string;
  /** How many seconds one of it is. */
  unit: number;
  least: number;
  most: number;
}

/** What each kind of clock asks for, in its order. */
export const ENTRIES: Record<Kind, Partial<Record<Figure, Entry>>> = {
  evening: {
    bank: { label: "web-clock-own-minutes", unit: MINUTE, least: 1, most: 600 },
    increment: { label: "web-clock-own-seconds", unit: 1, least: 0, most: 600 },
    cap: { label: "web-clock-own-most-minutes", unit: MINUTE, least: 1, most: 600 },
  },
  each: { bank: { label: "web-clock-own-days-each", unit: DAY, least: 1, most: 60 } },
  game: {
    bank: { label: "web-clock-own-days", unit: DAY, least: 1, most: 365 },
    increment: { label: "web-clock-own-hours", unit: HOUR, least: 0, most: 168 },
    cap: { label: "web-clock-own-most-days", unit: DAY, least: 1, most: 365 },
  },
};

/** The rules that are offered and have most in common with each kind. */
const LIKE: Record<Kind, string> = { evening: "evening", each: "three-days-each", game: "two-weeks" };

function like(kind: Kind): ClockRules {
  const found = (presets as ClockPreset[]).find(({ name }) => name === LIKE[kind]);
  if (!found) throw new Error(`no clock is called ${LIKE[kind]}`);
  return found.rules;
}

/** What stands there before anything is entered. */
export function usualTimes(kind: Kind): OwnTimes {
  const rules = like(kind);
  const seconds: Record<Figure, number> = {
    bank: rules.bank,
    increment: rules.increment ?? 0,
    cap: rules.cap ?? rules.bank,
  };
  const shown = (figure: Figure) => seconds[figure] / (ENTRIES[kind][figure]?.unit ?? 1);
  return { bank: shown("bank"), increment: shown("increment"), cap: shown("cap") };
}

/** An entry that cannot be, and between what it has to be. */
export interface Wrong {
  figure: Figure;
  label: string;
  least: number;
  most: number;
}

/** What is entered as rules, or the first entry that cannot be. */
export function rulesOf(kind: Kind, times: OwnTimes): ClockRules | Wrong {
  const seconds: Partial<Record<Figure, number>> = {};
  for (const figure of ["bank", "increment", "cap"] as const) {
    const entry = ENTRIES[kind][figure];
    if (!entry) continue;
    const { label, unit, most } = entry;
    // A clock is never fuller than it may be, not even at the start.
    const filled = figure === "cap" ? Math.max(seconds.bank ?? 0, seconds.increment ?? 0) : 0;
    const least = Math.max(entry.least, Math.ceil(filled / unit));
    const entered = times[figure];
    if (entered === null || !Number.isInteger(entered) || entered < least || entered > most)
      return { figure, label, least, most };
    seconds[figure] = entered * unit;
  }
  const { bank = 0, increment, cap } = seconds;
  const { cap: _cap, ...base } = like(kind);
  return { ...base, bank, increment: increment ?? bank, ...(cap === undefined ? {} : { cap }) };
}

export function isWrong(rules: ClockRules | Wrong): rules is Wrong {
  return "figure" in rules;
}
