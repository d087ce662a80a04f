// What a log tells as data: the events of the game whose log it is.
import type { LogLine } from "../wire/LogLine";

/** The events in some lines of a log. What tells that the game went on by other rules is no event of a game. */
export function eventsIn<Event extends string | object>(lines: readonly LogLine[]): Event[] {
  const events = lines.flatMap((line) => line.told.map((told) => told.event as Event));
  return events.filter((event) => typeof event === "string" || !Object.hasOwn(event, "rules_changed"));
}
