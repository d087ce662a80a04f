// The sheet of A New Beginning with its prices, as crates/carson-city/data/new-beginning.txt has them.
import list from "../../../../../crates/carson-city/data/new-beginning.txt?raw";
import type { Sheet } from "../../../wire/carson-city/Sheet";
import type { Offer } from "../../../wire/Offer";
import type { Phrase } from "../../../wire/Phrase";

export type Line = keyof Sheet;
export type Filled = Record<Line, number>;

/** In the order in which they are filled in. */
export const LINES: readonly { line: Line; name: string; icon: string }[] = [
  { line: "points", name: "city-sheet-points", icon: "i-star" },
  { line: "cowboys", name: "city-sheet-cowboys", icon: "i-cowboy" },
  { line: "revolvers", name: "city-sheet-revolvers", icon: "i-gun" },
  { line: "roads", name: "city-sheet-roads", icon: "i-road" },
  { line: "parcels", name: "city-sheet-parcels", icon: "i-deed" },
  { line: "sharpshooter", name: "city-sheet-sharpshooter", icon: "i-duel" },
  { line: "bid", name: "city-sheet-bid", icon: "i-money" },
];

/** What everybody has without this variant. */
export const USUAL: Filled = {
  points: 0,
  cowboys: 2,
  revolvers: 1,
  roads: 1,
  parcels: 2,
  sharpshooter: 0,
  bid: 0,
};

const rows = list
  .split("\n")
  .filter((row) => row.trim() !== "" && !row.startsWith("#"))
  .map((row) => row.trim().split(/\s+/))
  .map(([word = "", ...numbers]) => ({ word, numbers: numbers.map(Number) }));

const GIVEN_UP = rows
  .filter(({ word }) => word === "give-up")
  .map(({ numbers: [points = 0, pays = 0] }) => ({ points, pays }));

/** What the first, the second, … of a line costs. */
export function pricesOf(line: Line): readonly number[] {
  const word = line === "cowboys" ? "more-cowboys" : line;
  return rows.find((row) => row.word === word)?.numbers ?? [];
}

/** Everything that can stand in a line, from the least on; a bid is any number of dollars. */
export function valuesOf(line: Line, money: number): number[] {
  const most = line === "bid" ? Math.max(0, money) : pricesOf(line).length;
  const less = line === "points" ? GIVEN_UP.map(({ points }) => -points).sort((a, b) => a - b) : [];
  return [...less, ...Array.from({ length: most + 1 }, (_, value) => value)];
}

/** What a line costs; points that are given up pay. */
export function costOf(line: Line, value: number): number {
  if (line === "bid") return value;
  const offer = GIVEN_UP.find(({ points }) => line === "points" && points === -value);
  if (offer) return -offer.pays;
  return pricesOf(line)
    .slice(0, value)
    .reduce((sum, price) => sum + price, 0);
}

/** The lines that are still to be filled in. */
export function linesLeft(sheet: Sheet): Line[] {
  return LINES.map(({ line }) => line).filter((line) => sheet[line] === undefined);
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

/** The line that the server asks for now: the offers are for it alone. */
export function lineAsked(offers: readonly Offer[]): Line | null {
  const [verb, line] = offers[0]?.action.split(" ") ?? [];
  return verb === "want" ? (line as Line) : null;
}

/** The offer that fills the asked line in with this. */
export function offerFor(offers: readonly Offer[], filled: Filled): Offer | null {
  const line = lineAsked(offers);
  if (line === null) return null;
  return offers.find(({ action }) => action === `want ${line} ${filled[line]}`) ?? null;
}
