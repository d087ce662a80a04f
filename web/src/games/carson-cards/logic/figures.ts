// The figures of the rules, as the rules give them.
import type { Element } from "../../../wire/carson-cards/Element";
import type { Handicap } from "../../../wire/carson-cards/Handicap";
import type { Person } from "../../../wire/carson-cards/Person";
import type { Strength } from "../../../wire/carson-cards/Strength";
import type { Terrain } from "../../../wire/carson-cards/Terrain";
import given from "../../../wire/carson-cards/figures.json";

/** Top left, top right, bottom left, bottom right. */
export type Face = readonly [Element, Element, Element, Element];

/** What is printed on a person's card. */
export interface Printed {
  pull: number;
  dollar: boolean;
  arrow: boolean;
  bonus: number;
}

type ByStrength = Record<Strength, number>;

/** The handicaps of a new table. */
export type OfferedHandicap = Exclude<Handicap, "house">;

/** Virtual players at one size of table: how often they win with each handicap. */
export interface Mixture extends Record<OfferedHandicap, ByStrength> {
  /** Of a hundred games, what everybody wins where all are equally strong. */
  even: number;
  /** With how many points each of them begins. */
  points: ByStrength;
}

export const figures = given as unknown as {
  terrain: Record<Terrain, { cells: Face; pull: number }>;
  persons: Record<Person, Printed>;
  /** By how many of how many players are people: `2 of 4`. */
  virtual: Partial<Record<string, Mixture>>;
  /** What is played where nothing else is said. */
  usual: { fill: number; strength: Strength; handicap: OfferedHandicap };
};
