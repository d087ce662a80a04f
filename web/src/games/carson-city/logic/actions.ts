// The text forms of decisions, read as: what one does, and to what on the table.
import type { Building } from "../../../wire/carson-city/Building";

/** Something on the table that can be pointed at: a parcel `d4`, a space `vp-5`, a road place `d4n`, a character `4y`, an
 * enclosure `pen-3`, a duel tile `tile-3`. */
export type Target = string;

export interface Action {
  verb: string;
  target: Target | null;
  /** What one holds while one points: a plain cowboy, dynamite, the Sheriff, a road, a building. */
  hand: string;
  /** How many, in decisions that name a number. */
  count: number | null;
}

/** Decisions that name a number, and nothing on the table. */
const NUMBERS = new Set(["bid", "points", "spend", "recruit", "send", "want"]);
const PENS = new Set(["horse", "corral", "leave"]);
/** Verbs that point at a place on the table. */
const POINTING = new Set([
  "place",
  "sheriff",
  "move",
  "parcel",
  "buy",
  "take",
  "house",
  "townhouse",
  "duel",
  "outlaw",
  "blast",
  "ride",
  "road",
  "choose",
  "back",
]);
/** The hand of everything that needs no choice of its own. */
export const PLAIN = "place";

export function readAction(text: string): Action {
  const [verb = "", first, second] = text.split(" ");
  const plain = { verb, hand: PLAIN, count: null };
  if (NUMBERS.has(verb)) return { ...plain, target: null, count: Number(second ?? first) };
  if (verb === "build") return { ...plain, target: second ?? null, hand: `build:${first}` };
  if (first === undefined) return { ...plain, target: null };
  if (verb === "tile") return { ...plain, target: `tile-${first}` };
  if (PENS.has(verb)) return { ...plain, target: `pen-${first}`, hand: verb === "leave" ? "back" : PLAIN };
  if (!POINTING.has(verb)) return { ...plain, target: null };
  return { ...plain, target: first, hand: handOf(verb, second) };
}

function handOf(verb: string, second: string | undefined): string {
  if (verb === "place" && second) return second;
  return verb === "sheriff" || verb === "road" || verb === "back" ? verb : PLAIN;
}

/** The building that a hand holds, if it holds one. */
export function buildingIn(hand: string): Building | null {
  return hand.startsWith("build:") ? (hand.slice(6) as Building) : null;
}

/** What one would have to say to do with another target what the offers of a hand do with theirs. */
export function sameWith(action: string, target: Target): string {
  const { verb, hand } = readAction(action);
  if (verb === "build") return `build ${hand.slice(6)} ${target}`;
  const rest = hand === "dynamite" || hand === "token" ? ` ${hand}` : "";
  return `${verb} ${target.replace(/^(pen|tile)-/, "")}${rest}`;
}
