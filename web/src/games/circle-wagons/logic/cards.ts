// The cards: which territories each shows.
import faces from "../../../wire/circle-wagons/cards.json";
import type { Card } from "../../../wire/circle-wagons/Card";
import type { Object as Piece } from "../../../wire/circle-wagons/Object";
import type { Terrain } from "../../../wire/circle-wagons/Terrain";
import type { Territory } from "../../../wire/circle-wagons/Territory";

export type { Card, Piece, Terrain, Territory };

/** In the order in which points are told. */
export const TERRAINS: readonly Terrain[] = ["desert", "forest", "snow", "mountain", "plains", "water"];
export const PIECES: readonly Piece[] = ["beer", "cow", "fort", "gun", "mine", "wagon"];

/** Top left, top right, bottom left, bottom right. */
export type Face = readonly [Territory, Territory, Territory, Territory];

const FACES = faces as unknown as Record<string, Face>;

/** What a card shows when it lies upright. */
export function faceOf(card: Card): Face {
  const face = FACES[card];
  if (!face) throw new RangeError(`there is no card ${card}`);
  return face;
}

/** What a card shows from top left to bottom right as it lies. */
export function faceAsLaid(card: Card, turned: boolean): Face {
  const [a, b, c, d] = faceOf(card);
  return turned ? [d, c, b, a] : [a, b, c, d];
}
