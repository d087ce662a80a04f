// The circle: where its cards lie.
import type { Card } from "./cards";

/** A card that still lies in the circle. */
export interface Place {
  card: Card;
  /** Its place in the circle, from 0 at the top; it keeps it while others are taken. */
  slot: number;
  /** How many cards lie before it. */
  before: number;
}

/** The cards of the circle from the next one on. */
export function placesInCircle(circle: readonly Card[], size: number): Place[] {
  const gone = size - circle.length;
  return circle.map((card, before) => ({ card, slot: gone + before, before }));
}

/** The circle as it lies on the table: a ring of squares, as nearly square itself as the number of cards allows. */
export interface Ring {
  columns: number;
  rows: number;
}

/** A ring with fewer cards on a side has no room in its middle for the card that is looked at. */
const SHORTEST_SIDE = 4;

/** The smallest ring for so many cards. Cards in it are a good third larger than on a round one of the same width. */
export function ringFor(size: number): Ring {
  const both = Math.max(2 * SHORTEST_SIDE, Math.ceil((size + 4) / 2));
  return { columns: Math.ceil(both / 2), rows: Math.floor(both / 2) };
}

/** A place on the ring, from -1 to 1 each way, and which way is out. */
export interface RingPlace {
  x: number;
  y: number;
  out: { x: number; y: number };
}

/** The middle of a slot: slot 0 in the middle of the top, then clockwise. */
export function onRing(slot: number, { columns, rows }: Ring): RingPlace {
  const around = 2 * (columns + rows) - 4;
  const [right, bottom] = [columns - 1, rows - 1];
  let step = (slot + Math.floor(right / 2)) % around;
  let [column, row] = [0, 0];
  for (const [side, dx, dy] of [
    [right, 1, 0],
    [bottom, 0, 1],
    [right, -1, 0],
    [bottom, 0, -1],
  ] as const) {
    const taken = Math.min(step, side);
    column += dx * taken;
    row += dy * taken;
    step -= taken;
  }
  const edge = (value: number, last: number) => (value === 0 ? -1 : value === last ? 1 : 0);
  return {
    x: (2 * column) / right - 1,
    y: (2 * row) / bottom - 1,
    out: { x: edge(column, right), y: edge(row, bottom) },
  };
}
