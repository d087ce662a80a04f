// Six symbols and six colours, one of each for a seat. Seats count from 1; the colours are in theme.css.
import type { Seat } from "../wire/Seat";
import type { SeatInfo } from "../wire/SeatInfo";
import type { TableInfo } from "../wire/TableInfo";
import { toldApart } from "./names";
import type { Names } from "./words";

export const SYMBOLS = ["hat", "star", "cactus", "boot", "horseshoe", "cow"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export function symbolOf(seat: number): SymbolName {
  return SYMBOLS[(seat - 1) % SYMBOLS.length] ?? "hat";
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
