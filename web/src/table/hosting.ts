import { person } from "../lib/me.svelte";
import type { SeatInfo } from "../wire/SeatInfo";
import type { TableInfo } from "../wire/TableInfo";

/** Whether somebody else, or his program, holds a seat. */
export function isAnother({ holder }: SeatInfo): boolean {
  const me = person.me?.id;
  return (holder.kind === "person" && holder.id !== me) || (holder.kind === "program" && holder.owner !== me);
}

/** Whom the host of a game in which nothing was decided yet can still send away. */
export function canBeSentAway(table: TableInfo): SeatInfo[] {
  const early = table.stage === "playing" && table.decisions === 0 && table.host === person.me?.id;
  return early ? table.seats.filter(isAnother) : [];
}
