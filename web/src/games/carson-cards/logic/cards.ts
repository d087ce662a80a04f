// The cards: what each terrain card shows, and what is printed on the persons.
import type { Card } from "../../../wire/carson-cards/Card";
import type { Element } from "../../../wire/carson-cards/Element";
import type { Person } from "../../../wire/carson-cards/Person";
import type { Terrain } from "../../../wire/carson-cards/Terrain";
import { type Face, figures, type Printed } from "./figures";

export type { Card, Element, Face, Person, Printed, Terrain };

export const ALL_TERRAIN = Object.keys(figures.terrain);
export const ALL_PERSONS = Object.keys(figures.persons) as Person[];

function terrain(card: Terrain): { cells: Face; pull: number } {
  const found = figures.terrain[card];
  if (!found) throw new RangeError(`there is no terrain card ${card}`);
  return found;
}

export function faceOf(card: Terrain): Face {
  return terrain(card).cells;
}

export function printedOn(person: Person): Printed {
  return figures.persons[person];
}

/** How much virtual players want a card. */
export function pullOf(card: Card): number {
  return "terrain" in card ? terrain(card.terrain).pull : figures.persons[card.person].pull;
}

/** The name that a card has in the text forms of decisions. */
export function nameOf(card: Card): string {
  return "terrain" in card ? card.terrain : card.person;
}
