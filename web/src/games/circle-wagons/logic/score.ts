// Points as the board shows them: six terrains, the scoring cards, all together; and what a decision would change.
import type { Standings } from "../../../wire/Standings";
import { TERRAINS } from "./cards";

/** What points come from: a terrain by its place in TERRAINS, then the scoring cards in their order. */
export type Source = number;

export const FIRST_CARD: Source = TERRAINS.length;

export interface Row {
  seat: number;
  points: number[];
  total: number;
}

export function rowOf(standings: Standings | null, seat: number): Row | null {
  const standing = standings?.seats.find((one) => one.seat === seat);
  return standing
    ? { seat, points: standing.lines.map((line) => line.points), total: standing.points }
    : null;
}

/** By how much each of the points would change. */
export function changes(now: Row, then: Row | null): { points: number[]; total: number } | null {
  if (!then || then.points.length !== now.points.length) return null;
  return {
    points: now.points.map((points, index) => (then.points[index] ?? points) - points),
    total: then.total - now.total,
  };
}

/** The points counted up to a source, that one included: what the board shows while it counts. */
export function countedTo(row: Row, source: Source): number {
  return row.points.slice(0, source + 1).reduce((sum, points) => sum + points, 0);
}

/** A player as the board's points name him. */
export interface Player {
  seat: number;
  name: string;
  /** Whether it is the Lone Cowboy's rival, who has a city and not a town. */
  scripted: boolean;
}

/** A player with his points, and with what a decision would change. */
export interface Ranked extends Player {
  row: Row;
  change: { points: number[]; total: number } | null;
}

export function ranked(players: readonly Player[], now: Standings, then: Standings | null): Ranked[] {
  return players.flatMap((player) => {
    const row = rowOf(now, player.seat);
    return row ? [{ ...player, row, change: changes(row, rowOf(then, player.seat)) }] : [];
  });
}
