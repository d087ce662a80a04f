// The text forms of decisions: `start 5`, `take 7`, `lay 2,-1`, `lay 2,-1 turned`.
import type { Offer } from "../../../wire/Offer";
import type { Card } from "./cards";
import { keyOf, type Spot } from "./town";

export type Action =
  { kind: "start" | "take"; card: Card } | { kind: "lay"; column: number; row: number; turned: boolean };

const FORM = /^(?:(start|take) (\d+)|lay (-?\d+),(-?\d+)( turned)?)$/;

/** Reads a text form; nothing if it is none. */
export function readAction(text: string): Action | null {
  const found = FORM.exec(text);
  if (!found) return null;
  const [, kind, card, column, row, turned] = found;
  if (kind) return { kind: kind as "start" | "take", card: Number(card) };
  return { kind: "lay", column: Number(column), row: Number(row), turned: turned !== undefined };
}

export function takeText(card: Card): string {
  return `take ${card}`;
}

export function startText(card: Card): string {
  return `start ${card}`;
}

export function layText(spot: Spot, turned: boolean): string {
  return `lay ${keyOf(spot.column, spot.row)}${turned ? " turned" : ""}`;
}

/** The places where the card in hand may lie one way up, with what each brings at once. */
export function placesOf(offers: readonly Offer[], turned: boolean): Map<string, Spot & { gain: number }> {
  const places = new Map<string, Spot & { gain: number }>();
  for (const offer of offers) {
    const action = readAction(offer.action);
    if (action?.kind !== "lay" || action.turned !== turned) continue;
    const { column, row } = action;
    places.set(keyOf(column, row), { column, row, gain: offer.gain ?? 0 });
  }
  return places;
}

/** The place nearest to a point measured in columns and rows, counted to the middle of the card. */
export function nearestPlace<P extends Spot>(places: Iterable<P>, x: number, y: number): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const distance = (place.column + 1 - x) ** 2 + (place.row + 1 - y) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
