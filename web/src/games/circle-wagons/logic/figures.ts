// The figures of the rules, as the rules give them.
import type { Laid } from "../../../wire/circle-wagons/Laid";
import type { Object as Piece } from "../../../wire/circle-wagons/Object";
import type { Terrain } from "../../../wire/circle-wagons/Terrain";
import type { Territory } from "../../../wire/circle-wagons/Territory";
import given from "../../../wire/circle-wagons/figures.json";

/** Top left, top right, bottom left, bottom right. */
export type Face = readonly [Territory, Territory, Territory, Territory];

/** What a scenario of the Lone Cowboy says. */
export interface Brief {
  name: string;
  scoring: [string, string];
  object: Piece;
  /** What each of these objects in the rival's city brings him. */
  points: number;
  /** How many cards he skips at most for one. */
  skips: number;
  /** Out of a hundred games, how many a bot of the level Cowhand wins. */
  won: number;
  /** How many signs of difficulty it is shown with, from 1 on. */
  hardness: number;
}

export const figures = given as unknown as {
  faces: Record<number, Face>;
  /** In the order in which points are told. */
  terrains: readonly Terrain[];
  objects: readonly Piece[];
  /** What each scoring card pays, as it is printed beside its drawing. */
  worth: Record<string, string>;
  scenarios: readonly Brief[];
  /** The most signs of difficulty. */
  hardest: number;
  /** How many cards the circle of the Lone Cowboy's first round has. */
  solo_circle: number;
  /** A drawing of an area: some cards, and the places that count. */
  area: { cards: Laid[]; counted: string[] };
};
