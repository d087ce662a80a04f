// The lines of the scoring pad that bring somebody something, the persons together in one of them.
import type { Phrase } from "../../../wire/Phrase";
import { isPersonLine, type Player } from "./players";

/** The line for all persons together. */
export const PERSONS_LINE = "persons";

export interface PadRow {
  /** The label's message, or PERSONS_LINE. */
  id: string;
  label: Phrase;
  /** In the order of the players. */
  points: number[];
}

function pointsIn(player: Player, id: string): number {
  const lines = player.lines.filter((line) =>
    id === PERSONS_LINE ? isPersonLine(line) : line.label.id === id,
  );
  return lines.reduce((sum, line) => sum + line.points, 0);
}

/** In the order of the pad, the persons last; lines that bring nobody anything are left out. */
export function padRows(people: readonly Player[]): PadRow[] {
  const lines = (people[0]?.lines ?? []).filter((line) => !isPersonLine(line));
  const persons = { id: PERSONS_LINE, label: { id: PERSONS_LINE } };
  return [...lines.map(({ label }) => ({ id: label.id, label })), persons]
    .map(({ id, label }) => ({ id, label, points: people.map((player) => pointsIn(player, id)) }))
    .filter((row) => row.points.some((points) => points !== 0));
}

/** A player's points as far as they are counted; a virtual player's stand at once. */
export function countedPoints(player: Player, counted: ReadonlySet<string> | null): number {
  if (counted === null || player.virtual) return player.points;
  return player.lines
    .filter((line) => counted.has(isPersonLine(line) ? PERSONS_LINE : line.label.id))
    .reduce((sum, line) => sum + line.points, 0);
}
