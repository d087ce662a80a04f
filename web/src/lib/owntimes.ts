// Clocks with figures of one's own: what is entered, and what it means as rules. The forms and their limits come from the rules.
import type { ClockPreset } from "../wire/ClockPreset";
import type { ClockRules } from "../wire/ClockRules";
import forms from "../wire/clock-forms.json";
import presets from "../wire/clocks.json";

/** What kind of clock: for an evening, days for each move, or days for the whole game. */
export type Kind = "evening" | "each" | "game";
export const KINDS = forms.map(({ kind }) => kind as Kind);
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

/** The messages that say what is asked for. */
const LABELS: Record<Kind, Partial<Record<Figure, string>>> = {
  evening: {
    bank: "web-clock-own-minutes",
    increment: "web-clock-own-seconds",
    cap: "web-clock-own-most-minutes",
  },
  each: { bank: "web-clock-own-days-each" },
  game: { bank: "web-clock-own-days", increment: "web-clock-own-hours", cap: "web-clock-own-most-days" },
};

export interface Entry {
  figure: Figure;
  label: string;
  /** How many seconds one of it is. */
  unit: number;
  least: number;
  most: number;
  /** Other figures that it must not be below. */
  notBelow: Figure[];
}

/** What each kind of clock asks for, in its order. */
export function entriesOf(kind: Kind): Entry[] {
  return formOf(kind).entries.map(({ figure, unit, least, most, not_below }) => ({
    figure: figure as Figure,
    label: LABELS[kind][figure as Figure] ?? figure,
    unit,
    least,
    most,
    notBelow: not_below as Figure[],
  }));
}

function formOf(kind: Kind) {
  const form = forms.find((one) => one.kind === kind);
  if (!form) throw new Error(`no kind of clock is called ${kind}`);
  return form;
}

/** The rules that are offered and have most in common with a kind. */
function like(kind: Kind): ClockRules {
  const name = formOf(kind).like;
  const found = (presets as ClockPreset[]).find((preset) => preset.name === name);
  if (!found) throw new Error(`no clock is called ${name}`);
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
  const entries = entriesOf(kind);
  const shown = (figure: Figure) =>
    seconds[figure] / (entries.find((entry) => entry.figure === figure)?.unit ?? 1);
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
  for (const { figure, label, unit, most, ...entry } of entriesOf(kind)) {
    const floor = Math.max(0, ...entry.notBelow.map((other) => seconds[other] ?? 0));
    const least = Math.max(entry.least, Math.ceil(floor / unit));
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
