// Six seats, six symbols; the colours are in theme.css as --seat-0 … --seat-5.
import type { SeatInfo } from "../wire/SeatInfo";
import type { TableInfo } from "../wire/TableInfo";
import type { Names } from "./words";

export const SYMBOLS = ["hat", "star", "cactus", "boot", "horseshoe", "cow"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export function symbolOf(seat: number): SymbolName {
  return SYMBOLS[seat % SYMBOLS.length] ?? "hat";
}

/** What a seat's player is called: by name, a bot by its level, the rules by their own word. */
export function nameOf(info: SeatInfo, text: (id: string, args?: Record<string, string>) => string): string {
  if (info.name) return info.name;
  if (info.holder.kind === "bot") return text("web-bot-name", { level: text(`level-${info.holder.level}`) });
  if (info.holder.kind === "scripted") return text("web-scripted-name");
  return "";
}

/** The names in the order of the seats. */
export function namesAt(
  table: TableInfo,
  text: (id: string, args?: Record<string, string>) => string,
): Names {
  return table.seats.map((info) => nameOf(info, text));
}
