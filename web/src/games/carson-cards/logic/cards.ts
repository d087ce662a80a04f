// The cards: what each terrain card shows, and what is printed on the persons.
import data from "../../../wire/carson-cards/cards.json";
import type { Card } from "../../../wire/carson-cards/Card";
import type { Element } from "../../../wire/carson-cards/Element";
import type { Epoch } from "../../../wire/carson-cards/Epoch";
import type { Person } from "../../../wire/carson-cards/Person";
import type { Terrain } from "../../../wire/carson-cards/Terrain";

export type { Card, Element, Person, Terrain };

/** Top left, top right, bottom left, bottom right. */
export type Face = readonly [Element, Element, Element, Element];

/** What is printed on a person's card. */
export interface Printed {
  pull: number;
  dollar: boolean;
  arrow: boolean;
  bonus: number;
}

const TERRAIN = data.terrain as unknown as Record<Terrain, { cells: Face; pull: number }>;
const PERSONS = data.persons as Record<Person, Printed>;

export const ALL_TERRAIN = Object.keys(TERRAIN);
export const ALL_PERSONS = Object.keys(PERSONS) as Person[];

function terrain(card: Terrain): { cells: Face; pull: number } {
  const found = TERRAIN[card];
  if (!found) throw new RangeError(`there is no terrain card ${card}`);
  return found;
}

export function faceOf(card: Terrain): Face {
  return terrain(card).cells;
}

export function printedOn(person: Person): Printed {
  return PERSONS[person];
}

/** How much virtual players want a card. */
export function pullOf(card: Card): number {
  return "terrain" in card ? terrain(card.terrain).pull : PERSONS[card.person].pull;
}

/** The name that a card has in the text forms of decisions. */
export function nameOf(card: Card): string {
  return "terrain" in card ? card.terrain : card.person;
}

export function epochOf(card: Terrain): Epoch {
  return card.startsWith("II-") ? "II" : "I";
}

/** All but empty ground, mountains and Outlaws. */
export function isBuilding(element: Element): boolean {
  return element !== "empty" && element !== "mountain" && element !== "outlaws";
}
