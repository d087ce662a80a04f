// The sheet of A New Beginning as a form: what is wanted, and what that leaves of the money.
import type { Action } from "../../../wire/carson-city/Action";
import type { Sheet } from "../../../wire/carson-city/Sheet";
import type { SheetLine } from "../../../wire/carson-city/SheetLine";
import type { Offer } from "../../../wire/Offer";
import type { Phrase } from "../../../wire/Phrase";
import { figures } from "./figures";

export type Line = SheetLine;
export type Filled = Record<Line, number>;

const ICONS: Record<Line, string> = {
  points: "i-star",
  cowboys: "i-cowboy",
  revolvers: "i-gun",
  roads: "i-road",
  parcels: "i-deed",
  sharpshooter: "i-duel",
  bid: "i-money",
};

/** In the order in which they are filled in. */
export const LINES: readonly { line: Line; name: string; icon: string }[] = figures.sheet.map(({ line }) => ({
  line,
  name: `city-sheet-${line}`,
  icon: ICONS[line],
}));

/** What everybody has without this variant. */
export const USUAL = Object.fromEntries(figures.sheet.map(({ line, usual }) => [line, usual])) as Filled;

const PRINTED = new Map(figures.sheet.map((printed) => [printed.line, printed]));

/** Whether any number of dollars can stand in a line, and not something that is for sale. */
export const isMoney = (line: Line): boolean => PRINTED.get(line)?.dollars ?? false;

/** The lines that are filled in at a table, alone or not. */
export const linesAt = (alone: boolean) => LINES.filter(({ line }) => !alone || PRINTED.get(line)?.alone);

/** What the first, the second, … of a line costs. */
export function pricesOf(line: Line): readonly number[] {
  const bought = (PRINTED.get(line)?.prices ?? []).filter(([value]) => value > 0);
  return bought.map(([value, cost]) => cost - costOf(line, value - 1));
}

/** Everything that can stand in a line, from the least on. */
export function valuesOf(line: Line, money: number): number[] {
  if (isMoney(line)) return Array.from({ length: Math.max(0, money) + 1 }, (_, value) => value);
  return (PRINTED.get(line)?.prices ?? []).map(([value]) => value);
}

/** What a line costs; points that are given up pay. */
export function costOf(line: Line, value: number): number {
  if (isMoney(line)) return value;
  return PRINTED.get(line)?.prices.find(([wanted]) => wanted === value)?.[1] ?? 0;
}

/** The lines that are still to be filled in at a table, alone or not. */
export function linesLeft(sheet: Sheet, alone: boolean): Line[] {
  return linesAt(alone)
    .map(({ line }) => line)
    .filter((line) => sheet[line] === undefined);
}

/** How much money is left, as the question tells it. */
export function moneyIn(asked: Phrase | null): number {
  const money = asked?.args?.find(([name]) => name === "money")?.[1];
  return money && "number" in money ? money.number : 0;
}

/** What stays of the money once the lines that are left are filled in like this. */
export function moneyAfter(money: number, filled: Filled, lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum - costOf(line, filled[line]), money);
}

/** The next value above or below, if there is money for it. */
export function stepped(filled: Filled, line: Line, by: 1 | -1, left: number): number | null {
  const now = filled[line];
  const room = left + costOf(line, now);
  const values = valuesOf(line, room);
  const next = values[values.indexOf(now) + by];
  return next !== undefined && costOf(line, next) <= room ? next : null;
}

/** What an offer fills in. */
export function wantedBy(offer: Offer | null | undefined): [Line, number] | null {
  const action = offer?.data as Action | undefined;
  return typeof action === "object" && "want" in action ? action.want : null;
}

/** The line that the server asks for now: the offers are for it alone. */
export function lineAsked(offers: readonly Offer[]): Line | null {
  return wantedBy(offers[0])?.[0] ?? null;
}

/** The offer that fills the asked line in with this. */
export function offerFor(offers: readonly Offer[], filled: Filled): Offer | null {
  return (
    offers.find((offer) => {
      const wanted = wantedBy(offer);
      return wanted !== null && filled[wanted[0]] === wanted[1];
    }) ?? null
  );
}
