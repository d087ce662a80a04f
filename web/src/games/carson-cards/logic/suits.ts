// The suits of the players.
import type { Table } from "../../../wire/carson-cards/Table";
import { type SymbolName, symbolOf } from "../../../lib/seats";

/** The suits of all players in the order of the seats; before suits are chosen the symbols of the seats. */
export function suitsAt(table: Table): SymbolName[] {
  return table.players.map((player, index) => player.suit ?? symbolOf(index + 1));
}
