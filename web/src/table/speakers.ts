// Who said something: by the name that the table knows him by, and whether he only watches.
import { toldApart } from "../lib/names";
import type { Names } from "../lib/words";
import type { Said } from "../wire/Said";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";

export interface Speaker {
  name: string;
  /** Where he sits; nothing for somebody who watches. */
  seat: Seat | undefined;
}

/** Everybody who said something. Nobody who watches is called like a player or like another who watches. */
export function speakers(table: TableInfo, names: Names, chat: readonly Said[]): Map<string, Speaker> {
  const all = new Map<string, Speaker>();
  for (const said of chat) {
    const seat = seatOf(table, said.id);
    const name = (seat === undefined ? "" : names[seat - 1]) || said.name;
    all.set(said.id, { name, seat });
  }
  const watching = [...all.entries()].filter(([, { seat }]) => seat === undefined);
  const apart = toldApart([...names, ...watching.map(([, { name }]) => name)]).slice(names.length);
  watching.forEach(([id], index) => all.set(id, { name: apart[index] ?? "", seat: undefined }));
  return all;
}

function seatOf(table: TableInfo, person: string): Seat | undefined {
  const holds = ({ holder }: TableInfo["seats"][number]) =>
    (holder.kind === "person" && holder.id === person) ||
    (holder.kind === "program" && holder.owner === person);
  return table.seats.find(holds)?.seat;
}
