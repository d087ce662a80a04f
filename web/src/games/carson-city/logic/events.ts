// What the log tells, as places on the table.
import type { Ask } from "../../../wire/carson-city/Ask";
import type { Event } from "../../../wire/carson-city/Event";
import type { Fighter } from "../../../wire/carson-city/Fighter";
import type { Place } from "../../../wire/carson-city/Place";
import type { Reason } from "../../../wire/carson-city/Reason";
import type { LogLine } from "../../../wire/LogLine";
import type { Seat } from "../../../wire/Seat";
import type { Target } from "./actions";
import type { Standing } from "./town";

export type { Event };

export function eventsOf(lines: readonly LogLine[]): Event[] {
  return lines.flatMap((line) => line.told.map((told) => told.event as Event));
}

/** A field of an event, whatever the event is called. */
type Told = Record<string, unknown>;

const TEXTS = ["parcel", "place", "space", "from", "to", "role"];
const LISTS = ["parcels", "lot"];

/** Everything on the table that an event speaks of. */
export function targetsOf(event: Event): Target[] {
  if (typeof event === "string") return [];
  const told = Object.values(event)[0] as unknown as Told;
  const named = TEXTS.map((field) => told[field]).filter((value) => typeof value === "string");
  const listed = LISTS.flatMap((field) => (told[field] as string[] | undefined) ?? []);
  const pen = typeof told.enclosure === "number" ? [`pen-${told.enclosure}`] : [];
  return [...named, ...listed, ...pen, ...ofReason(told.reason as Reason | undefined)] as Target[];
}

function ofReason(reason: Reason | undefined): Target[] {
  if (reason === undefined || typeof reason === "string") return [];
  const value = Object.values(reason)[0] as string | [string, string];
  return typeof value === "string" ? [value] : [value[1]];
}

/** What a line of the log speaks of. */
export function subjectOf(line: LogLine | null): Set<Target> {
  return new Set(eventsOf(line ? [line] : []).flatMap(targetsOf));
}

/** Money and points that just came or went, added up for each seat. */
export interface Change {
  seat: Seat;
  money: number;
  points: number;
}

export function changesIn(lines: readonly LogLine[]): Change[] {
  const changes = new Map<Seat, Change>();
  for (const event of eventsOf(lines)) {
    if (typeof event === "string") continue;
    const told = "money" in event ? event.money : "points" in event ? event.points : null;
    if (!told) continue;
    const change = changes.get(told.seat) ?? { seat: told.seat, money: 0, points: 0 };
    change["money" in event ? "money" : "points"] += told.change;
    changes.set(told.seat, change);
  }
  return [...changes.values()];
}

/** What came onto a place just now, with what it was: it is drawn as arriving. */
export function arrivalsIn(lines: readonly LogLine[]): Set<Target> {
  const arrived = new Set<Target>();
  for (const event of eventsOf(lines)) {
    if (typeof event === "string") continue;
    const kind = Object.keys(event)[0] ?? "";
    if (ARRIVALS.has(kind)) targetsOf(event).forEach((target) => arrived.add(target));
    if ("outlaw_moved" in event) arrived.delete(event.outlaw_moved.from);
  }
  return arrived;
}

const ARRIVALS = new Set([
  "placed",
  "owned",
  "built",
  "house",
  "townhouse",
  "city_hall",
  "road_laid",
  "bridge",
  "tile_drawn",
  "healed",
  "outlaw_came",
  "outlaw_moved",
  "chose",
  "stabled",
  "corralled",
]);

/** A duel whose dice have been rolled or tiles shown; once it is decided, the winner comes first. */
export interface Fought {
  place: Place;
  fighters: Fighter[];
  decided: boolean;
}

/** The duels that were fought in these lines, the latest state of each. */
export function duelsIn(lines: readonly LogLine[]): Fought[] {
  const duels = new Map<Place, Fought>();
  for (const event of eventsOf(lines)) {
    if (typeof event === "string") continue;
    if ("rolled" in event) duels.set(event.rolled.place, { ...event.rolled, decided: false });
    if ("tiles_shown" in event) duels.set(event.tiles_shown.place, { ...event.tiles_shown, decided: false });
    if ("duel" in event) duels.set(event.duel.place, { ...event.duel, decided: true });
  }
  return [...duels.values()];
}

/** What on the table a question is about, beside what can be chosen. */
export function concernedBy(asked: Ask | null): Target[] {
  const told = Object.values(asked ?? {})[0] as Told | undefined;
  if (!told) return [];
  const duel = told.duel as { place: Place } | undefined;
  const named = ["parcel", "place", "beaten_on", "space"].map((field) => told[field]);
  const listed = ["lot", "chosen"].flatMap((field) => (told[field] as Target[] | undefined) ?? []);
  return [...named, duel?.place, ...listed].filter((target) => typeof target === "string");
}

/** The cards that Standish has drawn since the round began. */
export function cardsOfRound(log: readonly LogLine[]): { letter: string; power: number }[] {
  let cards: { letter: string; power: number }[] = [];
  for (const event of eventsOf(log)) {
    if (typeof event === "string") continue;
    if ("round" in event) cards = [];
    if ("standish_drew" in event) cards.push(event.standish_drew);
  }
  return cards;
}

/** What happened since a seat last decided, its own decision included; for a spectator the latest line. */
export function sinceDecision(log: readonly LogLine[], seats: readonly Seat[]): LogLine[] {
  const last = log.findLastIndex((line) => line.seat !== null && seats.includes(line.seat));
  return last < 0 ? log.slice(-1) : log.slice(last);
}

/** A cowboy on his way. */
export interface Walk extends Standing {
  place: Target;
}

/** The cowboys that were sent somewhere in these lines. */
export function placedIn(lines: readonly LogLine[]): Walk[] {
  return eventsOf(lines).flatMap((event) => {
    if (typeof event === "string" || !("placed" in event)) return [];
    const { seat, place, with: how } = event.placed;
    return [
      { seat, place, sheriff: how === "sheriff", dynamite: how === "dynamite", quiet: how === "token" },
    ];
  });
}
