// The suits of the players.
import type { Table } from "../../../wire/carson-cards/Table";
import type { Mark } from "../../../wire/Mark";
import { settleMarks } from "../../../lib/seats";

/** The suits of all players in the order of the seats; whoever has none yet keeps the mark he came with, while nobody else took it. */
export function suitsAt(table: Table, marks: readonly Mark[]): Mark[] {
  return settleMarks(
    table.players.map(({ suit }) => suit ?? null),
    marks,
  );
}
