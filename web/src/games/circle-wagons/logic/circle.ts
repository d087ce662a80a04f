// The circle: where its cards lie, and what it costs to reach one.
import type { Card } from "./cards";

/** A card that still lies in the circle. */
export interface Place {
  card: Card;
  /** Its place in the circle, from 0 at the top; it keeps it while others are taken. */
  slot: number;
  /** How many cards lie before it: they go to the other side if it is taken. */
  skips: number;
}

/** The cards of the circle from the next one on. */
export function placesInCircle(circle: readonly Card[], size: number): Place[] {
  const gone = size - circle.length;
  return circle.map((card, skips) => ({ card, slot: gone + skips, skips }));
}

/** What would be handed over by taking a card: everything before it. */
export function handedOver(circle: readonly Card[], card: Card): Card[] {
  const index = circle.indexOf(card);
  return index < 0 ? [] : circle.slice(0, index);
}

/** The middle of a slot on a ring around 0,0 with radius 1: slot 0 at the top, then clockwise. */
export function onRing(slot: number, size: number): { x: number; y: number } {
  const angle = (2 * Math.PI * slot) / size - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
