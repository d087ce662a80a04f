// What nobody has seen yet, as far as everybody can reckon it out from what lies open.
import type { Epoch } from "../../../wire/carson-cards/Epoch";
import type { Table } from "../../../wire/carson-cards/Table";
import { ALL_PERSONS, ALL_TERRAIN, type Element, epochOf, faceOf, type Person, type Terrain } from "./cards";

/** Rounds in an epoch; they are numbered on in the second one. */
const ROUNDS = 9;

export const epochAt = (table: Table): Epoch => (table.round <= ROUNDS ? "I" : "II");

/** The terrain cards of this epoch that still lie in the pile. */
export function unseenTerrain(table: Table): Terrain[] {
  const seen = new Set<Terrain>([
    ...table.row,
    ...(table.hand === null ? [] : [table.hand]),
    ...table.sold,
    ...table.gone,
    ...table.players.flatMap((player) => [
      ...(player.city ?? []).map((laid) => laid.card),
      ...(player.collected ?? []),
    ]),
  ]);
  const epoch = epochAt(table);
  return ALL_TERRAIN.filter((card) => epochOf(card) === epoch && !seen.has(card));
}

/** The persons that nobody has seen, the next one among them. */
export function unseenPersons(table: Table): Person[] {
  const seen = new Set<Person>([
    ...(table.person === null ? [] : [table.person]),
    ...table.under,
    ...table.gone_persons,
    ...table.players.flatMap((player) => player.persons),
  ]);
  return ALL_PERSONS.filter((person) => !seen.has(person));
}

/** How often each element still comes, the most frequent first. */
export function elementsIn(cards: readonly Terrain[]): { element: Element; count: number }[] {
  const counts = new Map<Element, number>();
  for (const element of cards.flatMap(faceOf)) counts.set(element, (counts.get(element) ?? 0) + 1);
  counts.delete("empty");
  return [...counts].map(([element, count]) => ({ element, count })).sort((a, b) => b.count - a.count);
}
