// Who sits where, and by which mark everybody is known. Seats count from 1.
import type { Mark } from "../wire/Mark";
import type { Seat } from "../wire/Seat";
import type { SeatInfo } from "../wire/SeatInfo";
import type { TableInfo } from "../wire/TableInfo";
import { toldApart } from "./names";
import type { Names } from "./words";

/** The six marks: a symbol and a colour each; the colours are in theme.css. */
export const MARKS = ["hat", "star", "cactus", "boot", "horseshoe", "cow"] as const satisfies readonly Mark[];

/** The mark of a seat at which nobody chose another one. */
export function markOf(seat: number): Mark {
  return MARKS[(seat - 1) % MARKS.length] ?? "hat";
}

/** The marks of a table's players in the order of the seats. */
export function marksAt(table: TableInfo): Mark[] {
  return table.seats.map(({ mark }) => mark);
}

/** Everybody's mark where some have chosen: the others have that of their seat, or the first that is left. */
export function settleMarks(chosen: readonly (Mark | null)[], usual: readonly Mark[] = MARKS): Mark[] {
  const given = new Set(chosen);
  const own = chosen.map((mark, index) => {
    const mine = mark ?? usual[index % usual.length] ?? null;
    if (mark === null && (mine === null || given.has(mine))) return null;
    given.add(mine);
    return mine;
  });
  return own.map((mark) => {
    if (mark !== null) return mark;
    const left = MARKS.find((one) => !given.has(one)) ?? "hat";
    given.add(left);
    return left;
  });
}

/** Whether bots play here, be it for somebody who is away. */
export function hasBots(table: TableInfo): boolean {
  return table.seats.some(({ holder }) => holder.kind === "bot" || holder.kind === "bot_account");
}

/** Who sits at a seat. */
export function infoOf(table: TableInfo, seat: Seat): SeatInfo | undefined {
  return table.seats.find((info) => info.seat === seat);
}

/** The id of the person who sits there, himself or by a program, or for whom the seat is kept; nothing for bots and open seats. */
export function personAt({ holder, kept_for }: SeatInfo): string {
  if (holder.kind === "person") return holder.id;
  if (holder.kind === "program") return holder.owner;
  return kept_for ?? "";
}

/** A message by its name. */
type Text = (id: string, args?: Record<string, string | number>) => string;

/** What a seat's player is called: by name, a bot by that of its seat, the rules by their own word. */
function nameOf(info: SeatInfo, game: string, text: Text): string {
  // A bot is never taken for a person, wherever its name stands.
  if (info.name && info.holder.kind === "bot_account") return text("bots-named", { name: info.name });
  if (info.name) return info.name;
  if (info.holder.kind === "bot") return text("bot-name", { seat: info.seat });
  if (info.holder.kind === "scripted") return text("scripted-name", { game });
  return "";
}

/** The names in the order of the seats, no two alike. */
export function namesAt(table: TableInfo, text: Text): Names {
  return toldApart(table.seats.map((info) => nameOf(info, table.game, text)));
}

/** Whether somebody can sit down there. The players of a record that was brought are not here, and have their seats all the same. */
export function isFree(table: TableInfo, info: SeatInfo): boolean {
  return info.holder.kind === "open" && !table.imported;
}
