// From which seat a table is looked at, and what happened there since.
import { infoOf } from "./seats";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { SeatMoment } from "../wire/SeatMoment";
import type { Standings } from "../wire/Standings";
import type { TableInfo } from "../wire/TableInfo";

export function seatOf(seen: SeatMoment): Seat | null {
  return seen.viewer === "spectator" ? null : seen.viewer.seat;
}

/** The seat to act for: the one wanted if it is asked, else the first of mine that is. */
export function actingSeat(table: TableInfo, moment: Moment, wanted: Seat | null): Seat | null {
  const asked = moment.deciders.filter(
    (seat) => table.yours.includes(seat) && !infoOf(table, seat)?.resigned,
  );
  if (wanted !== null && asked.includes(wanted)) return wanted;
  return asked[0] ?? null;
}

/** The view from a seat; whoever has none there sees what he is given. */
export function seenFrom(moment: Moment, seat: Seat | null): SeatMoment | undefined {
  return moment.seats.find((seen) => seat !== null && seatOf(seen) === seat) ?? moment.seats[0];
}

/** Whether some of my seats see what others do not, so that the screen must be handed over. */
export function keepsSecrets(moment: Moment): boolean {
  const [first, ...others] = moment.seats.map((seen) => whatIsSeen(seen.view));
  return others.some((other) => other !== first);
}

/** A view, whoever looks: each game's view names its viewer beside what he sees. */
function whatIsSeen(view: unknown): string {
  return JSON.stringify({ ...(view as object), viewer: null });
}

/** What happened since one of these seats last decided: what came of the decision itself, and what others did after it. */
export function sinceLastDecision(log: readonly LogLine[], seats: readonly Seat[]): LogLine[] {
  const last = log.findLastIndex((line) => line.seat !== null && seats.includes(line.seat));
  const after = log.slice(last + 1).filter((line) => line.seat !== null);
  const own = log[last];
  // The first thing told is the decision, which everybody knows who made it.
  const [, ...came] = own?.told ?? [];
  return own && came.length > 0 ? [{ ...own, told: came }, ...after] : after;
}

/** Whether a phrase speaks of one of these seats. */
export function speaksOf(phrase: Phrase, seats: readonly Seat[]): boolean {
  return (phrase.args ?? []).some(([, arg]) => {
    if ("seat" in arg) return seats.includes(arg.seat);
    if ("seats" in arg) return arg.seats.some((seat) => seats.includes(seat));
    if ("phrase" in arg) return speaksOf(arg.phrase, seats);
    if ("list" in arg) return arg.list.some((inner) => speaksOf(inner, seats));
    return false;
  });
}

/** What of some lines speaks of these seats, line by line, in their order; nothing of it is left out. */
export function toldOf(lines: readonly LogLine[], seats: readonly Seat[]): LogLine[] {
  return lines
    .map((line) => ({ ...line, told: line.told.filter((told) => speaksOf(told.phrase, seats)) }))
    .filter((line) => line.told.length > 0);
}

/** Whether somebody else's decision did something to me. */
export function concerns(line: LogLine, mine: readonly Seat[]): boolean {
  if (line.seat === null || mine.includes(line.seat)) return false;
  return line.told.some((told) => speaksOf(told.phrase, mine));
}

/** The seats in the first place, if any is ahead of another. */
export function leaders({ seats }: Standings): Seat[] {
  const first = seats.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return first.length === seats.length ? [] : first;
}
