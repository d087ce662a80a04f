// Six seats, six symbols; the colours are in theme.css as --seat-0 … --seat-5.
import type { SeatInfo } from "../wire/SeatInfo";
import type { TableInfo } from "../wire/TableInfo";
import type { Names } from "./words";

export const SYMBOLS = ["hat", "star", "cactus", "boot", "horseshoe", "cow"] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export function symbolOf(seat: number): SymbolName {
  return SYMBOLS[seat % SYMBOLS.length] ?? "hat";
}

/** A message by its name. */
type Text = (id: string) => string;

/** What a seat's player is called: by name, a bot by its level, the rules by their own word. */
function nameOf(info: SeatInfo, text: Text): string {
  if (info.name) return info.name;
  if (info.holder.kind === "bot") return text(`level-${info.holder.level}`);
  if (info.holder.kind === "scripted") return text("web-scripted-name");
  return "";
}

/** The names in the order of the seats. Who would be called like another has a number behind the name. */
export function namesAt(table: TableInfo, text: Text): Names {
  const names = table.seats.map((info) => nameOf(info, text));
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return name && before > 0 ? `${name} ${before + 1}` : name;
  });
}
