// What the log tells, as data of this game.
import type { Event } from "../../../wire/circle-wagons/Event";
import type { Position } from "../../../wire/circle-wagons/Position";
import type { LogLine } from "../../../wire/LogLine";
import type { Phrase } from "../../../wire/Phrase";
import { type Cases, match } from "../../../lib/match";
import { eventsIn } from "../../events";
import type { Card } from "./cards";
import { figures } from "./figures";
import type { Laid } from "./town";

/** What an event shows on the board. */
export type Scene =
  | { shows: "draft"; seat: number; card: Card; skipped: readonly Card[]; byRules: boolean }
  | { shows: "lay"; seat: number; laid: Laid; gain: number }
  | { shows: "deal"; circle: readonly Card[] }
  | { shows: "end" };

/** What an event is about, and what is to be seen of it. */
export interface Telling {
  cards: readonly Card[];
  scene: Scene | null;
}

const NOTHING: Telling = { cards: [], scene: null };
/** The seat of the Lone Cowboy's rival. */
const RIVAL = 2;

/** The one place that knows the events of this game. */
const TELLINGS: Cases<Event, Telling> = {
  started: ({ card }) => ({ cards: [card], scene: null }),
  taken: ({ seat, card, skipped }) => ({
    cards: [card, ...skipped],
    scene: { shows: "draft", seat, card, skipped, byRules: false },
  }),
  laid: ({ seat, laid, gain }) => ({ cards: [laid.card], scene: { shows: "lay", seat, laid, gain } }),
  opponent_took: ({ card, skipped }) => ({
    cards: [card, ...skipped],
    scene: { shows: "draft", seat: RIVAL, card, skipped, byRules: true },
  }),
  city_grew: ({ cards }) => ({ cards, scene: null }),
  preference_turned: ({ card }) => ({ cards: [card], scene: null }),
  second_round: ({ circle }) => ({ cards: [], scene: { shows: "deal", circle } }),
  ended: () => ({ cards: [], scene: { shows: "end" } }),
};

export function tellingsIn(lines: readonly LogLine[]): Telling[] {
  return eventsIn<Event>(lines).map((event) => match(event, TELLINGS, NOTHING));
}

export function scenesIn(lines: readonly LogLine[]): Scene[] {
  return tellingsIn(lines).flatMap(({ scene }) => scene ?? []);
}

/** The cards that were laid in some lines. */
export function laidIn(lines: readonly LogLine[]): Extract<Scene, { shows: "lay" }>[] {
  return scenesIn(lines).flatMap((scene) => (scene.shows === "lay" ? [scene] : []));
}

/** The cards that a line of the log is about. */
export function subjectOf(line: LogLine | null): Card[] {
  return tellingsIn(line ? [line] : []).flatMap(({ cards }) => cards);
}

/** How many cards this circle was made of: those that left it keep their places empty. */
export function circleSize(position: Position, log: readonly LogLine[]): number {
  const left = position.circle.length;
  if (!position.solo) {
    const laid = position.towns.reduce((sum, town) => sum + town.length, 0);
    return left + laid + (position.taken == null ? 0 : 1) + (position.skipped?.length ?? 0);
  }
  let size = figures.solo_circle;
  for (const scene of scenesIn(log)) if (scene.shows === "deal") size = scene.circle.length;
  return Math.max(size, left);
}

/** Why the Lone Cowboy's rival took his last card, in the words of the log. */
export function lastChoice(log: readonly LogLine[]): Phrase | null {
  for (const line of [...log].reverse()) {
    for (const told of [...line.told].reverse()) {
      const [scene] = scenesIn([{ ...line, told: [told] }]);
      if (scene?.shows === "draft" && scene.byRules) return told.phrase;
    }
  }
  return null;
}

/** The cards laid since a seat last decided, with what they brought: what just happened, seen from there. */
export function latestLaid(
  log: readonly LogLine[],
  seat: number | null,
): { seat: number; laid: Laid; gain: number }[] {
  const found: { seat: number; laid: Laid; gain: number }[] = [];
  for (const line of [...log].reverse()) {
    const laid = laidIn([line]);
    found.push(...laid);
    if (found.length > 0 && (seat === null || line.seat === seat)) break;
  }
  return found;
}

/** What others last did, in the words of the log: the latest decision that is none of these seats'. */
export function lastTold(log: readonly LogLine[], mine: readonly number[]): Phrase[] {
  const others = log.filter((line) => line.seat !== null && !mine.includes(line.seat));
  const last = others.at(-1);
  if (!last) return [];
  const before = others.at(-2);
  const lines =
    before && before.index === last.index - 1 && before.seat === last.seat ? [before, last] : [last];
  return lines.flatMap((line) => line.told.map((told) => told.phrase)).slice(-3);
}
