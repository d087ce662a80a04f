// The cards: which territories each shows.
import type { Card } from "../../../wire/circle-wagons/Card";
import type { Object as Piece } from "../../../wire/circle-wagons/Object";
import type { Terrain } from "../../../wire/circle-wagons/Terrain";
import type { Territory } from "../../../wire/circle-wagons/Territory";
import { type Face, figures } from "./figures";

export type { Card, Face, Piece, Terrain, Territory };

/** In the order in which points are told. */
export const TERRAINS = figures.terrains;
export const PIECES = figures.objects;

/** What a card shows when it lies upright. */
export function faceOf(card: Card): Face {
  const face = figures.faces[card];
  if (!face) throw new RangeError(`there is no card ${card}`);
  return face;
}

/** What a card shows from top left to bottom right as it lies. */
export function faceAsLaid(card: Card, turned: boolean): Face {
  const [a, b, c, d] = faceOf(card);
  return turned ? [d, c, b, a] : [a, b, c, d];
}
