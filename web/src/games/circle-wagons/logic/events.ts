// What the log tells, as data of this game.
import type { Event } from "../../../wire/circle-wagons/Event";
import type { Position } from "../../../wire/circle-wagons/Position";
import type { LogLine } from "../../../wire/LogLine";
import type { Phrase } from "../../../wire/Phrase";
import type { Card } from "./cards";
import type { Laid } from "./town";

export type { Event };

export function eventsOf(lines: readonly LogLine[]): Event[] {
  return lines.flatMap((line) => line.told.map((told) => told.event as Event));
}

/** The cards that a line of the log is about. */
export function subjectOf(line: LogLine | null): Card[] {
  return eventsOf(line ? [line] : []).flatMap((event) => {
    if ("started" in event) return [event.started.card];
    if ("taken" in event) return [event.taken.card, ...event.taken.skipped];
    if ("opponent_took" in event) return [event.opponent_took.card, ...event.opponent_took.skipped];
    if ("city_grew" in event) return event.city_grew.cards;
    if ("preference_turned" in event) return [event.preference_turned.card];
    return "laid" in event ? [event.laid.laid.card] : [];
  });
}

/** How many cards this circle was made of: those that left it keep their places empty. */
export function circleSize(position: Position, log: readonly LogLine[]): number {
  const left = position.circle.length;
  if (!position.solo) {
    const laid = position.towns.reduce((sum, town) => sum + town.length, 0);
    return left + laid + (position.taken == null ? 0 : 1) + (position.skipped?.length ?? 0);
  }
  let size = 8;
  for (const event of eventsOf(log)) if ("second_round" in event) size = event.second_round.circle.length;
  return Math.max(size, left);
}

/** Why the Lone Cowboy's rival took his last card, in the words of the log. */
export function lastChoice(log: readonly LogLine[]): Phrase | null {
  for (const line of [...log].reverse()) {
    for (const told of [...line.told].reverse()) {
      if ("opponent_took" in (told.event as object)) return told.phrase;
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
    const laid = eventsOf([line]).flatMap((event) => ("laid" in event ? [event.laid] : []));
    if (seat !== null && line.seat === seat && found.length + laid.length > 0) {
      found.push(...laid);
      break;
    }
    found.push(...laid);
    if (seat === null && found.length > 0) break;
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
