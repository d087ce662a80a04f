// What is still in the piles, as it is shown.
import type { View } from "../../../wire/carson-cards/View";
import { ALL_PERSONS, type Element, faceOf, type Person, type Terrain } from "./cards";

/** The persons that nobody has seen, the next one among them. */
export function unseenPersons({ piles }: View): Person[] {
  return ALL_PERSONS.filter((person) => !piles.seen_persons.includes(person));
}

/** How often each element still comes, the most frequent first. */
export function elementsIn(cards: readonly Terrain[]): { element: Element; count: number }[] {
  const counts = new Map<Element, number>();
  for (const element of cards.flatMap(faceOf)) counts.set(element, (counts.get(element) ?? 0) + 1);
  counts.delete("empty");
  return [...counts].map(([element, count]) => ({ element, count })).sort((a, b) => b.count - a.count);
}
