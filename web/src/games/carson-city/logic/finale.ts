// The points at the end, source by source, as they are counted up.
import type { Phrase } from "../../../wire/Phrase";
import type { Seat } from "../../../wire/Seat";
import type { Standings } from "../../../wire/Standings";

export interface Source {
  label: Phrase;
  /** What it brings everybody. */
  points: Map<Seat, number>;
}

/** The sources that bring anybody anything, in the order of the break-down. */
export function sourcesOf(standings: Standings): Source[] {
  const sources = new Map<string, Source>();
  for (const { seat, lines } of standings.seats) {
    for (const { label, points } of lines) {
      const source = sources.get(label.id) ?? { label, points: new Map<Seat, number>() };
      sources.set(label.id, source);
      source.points.set(seat, (source.points.get(seat) ?? 0) + points);
    }
  }
  return [...sources.values()].filter(({ points }) => [...points.values()].some((one) => one !== 0));
}

/** Everybody's points up to a source and with it; all of them where nothing is being counted. */
export function countedUpTo(
  standings: Standings,
  sources: readonly Source[],
  at: number | null,
): Map<Seat, number> {
  return new Map(
    standings.seats.map(({ seat, points }) => [
      seat,
      at === null
        ? points
        : sources.slice(0, at + 1).reduce((sum, source) => sum + (source.points.get(seat) ?? 0), 0),
    ]),
  );
}
