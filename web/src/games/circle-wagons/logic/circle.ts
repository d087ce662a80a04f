// The circle: where its cards lie, and what it costs to reach one.
import type { Position } from "../../../wire/circle-wagons/Position";
import type { Card } from "./cards";

/** A card that still lies in the circle. */
export interface Place {
  card: Card;
  /** Its place in the circle, from 0 at the top; it keeps it while others are taken. */
  slot: number;
  /** How many cards lie before it: they go to the other side if it is taken. */
  skips: number;
}

/** How many cards made this circle: those that left it keep their places empty. */
export function circleSize(position: Position): number {
  const { solo } = position;
  if (!solo) return position.circle.length + drafted(position);
  if (solo.preference != null) return Math.max(8, position.circle.length);
  return Math.max(position.circle.length, 18 - 2 - 8 - preferencesTaken(position));
}

/** The cards of a game for two that have left the circle. */
function drafted(position: Position): number {
  const laid = position.towns.reduce((sum, town) => sum + town.length, 0);
  return laid + (position.taken != null ? 1 : 0) + (position.skipped?.length ?? 0);
}

/** In round 2: how many cards of the preference pile the rival got in round 1, as far as the cards tell. */
function preferencesTaken(position: Position): number {
  const all = drafted(position) + (position.solo?.city.length ?? 0) + position.circle.length;
  return Math.max(0, Math.min(4, all - 16));
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
