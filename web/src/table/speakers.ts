// Who said something: by the name that the table knows him by, and whether he only watches.
import { toldApart } from "../lib/names";
import type { Names } from "../lib/words";
import type { Said } from "../wire/Said";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";

export interface Speaker {
  name: string;
  /** Where he sits; nothing for somebody who has no seat now. */
  seat: Seat | undefined;
  /** Whether the table is none of his. */
  watches: boolean;
}

/** Everybody who said something. Nobody without a seat is called like a player or like another without one. */
export function speakers(table: TableInfo, names: Names, chat: readonly Said[]): Map<string, Speaker> {
  const all = new Map<string, Speaker>();
  for (const said of chat) {
    const seat = seatOf(table, said.id);
    const name = (seat === undefined ? "" : names[seat - 1]) || said.name;
    all.set(said.id, { name, seat, watches: !belongs(table, said.id) });
  }
  const seatless = [...all.entries()].filter(([, { seat }]) => seat === undefined);
  const apart = toldApart([...names, ...seatless.map(([, { name }]) => name)]).slice(names.length);
  seatless.forEach(([id, speaker], index) => all.set(id, { ...speaker, name: apart[index] ?? "" }));
  return all;
}

/** Whether a person is the host, or has a seat, also one where a bot stands in for him. */
export function belongs(table: TableInfo, person: string): boolean {
  const replaced = table.seats.some(({ stands_in_for }) => stands_in_for === person);
  return replaced || table.host === person || seatOf(table, person) !== undefined;
}

function seatOf(table: TableInfo, person: string): Seat | undefined {
  const holds = ({ holder }: TableInfo["seats"][number]) =>
    (holder.kind === "person" && holder.id === person) ||
    (holder.kind === "program" && holder.owner === person);
  return table.seats.find(holds)?.seat;
}
