// A town as it is seen: the territories on top, and how far they reach.
import type { Laid } from "../../../wire/circle-wagons/Laid";
import { keyOf, onTop, type Spot } from "../../laying/spots";
import { type Card, faceAsLaid, type Territory } from "./cards";

export { boundsOf, keyOf, type Spot } from "../../laying/spots";
export type { Laid };

/** A territory that can be seen. */
export interface Cell extends Spot, Territory {
  card: Card;
}

/** The territories on top, by their place. */
export type Surface = ReadonlyMap<string, Cell>;

/** The four territories of a card as it lies. */
export function cellsOf(laid: Laid): Cell[] {
  return faceAsLaid(laid.card, laid.turned).map((territory, index) => ({
    column: laid.column + (index % 2),
    row: laid.row + (index < 2 ? 0 : 1),
    card: laid.card,
    ...territory,
  }));
}

/** What is on top when the cards were laid in this order. */
export function surfaceOf(cards: readonly Laid[]): Surface {
  return onTop(cards.map(cellsOf));
}

/** What a card would cover. */
export function coveredBy(surface: Surface, laid: Laid): Cell[] {
  return cellsOf(laid).flatMap((cell) => surface.get(keyOf(cell.column, cell.row)) ?? []);
}

/** The four places next to one: above, right, below, left. */
export function around(spot: Spot): [Spot, Spot, Spot, Spot] {
  const { column, row } = spot;
  return [
    { column, row: row - 1 },
    { column: column + 1, row },
    { column, row: row + 1 },
    { column: column - 1, row },
  ];
}

/** The neighbours by edge that are territories. */
export function neighbours(surface: Surface, spot: Spot): Cell[] {
  return around(spot).flatMap(({ column, row }) => surface.get(keyOf(column, row)) ?? []);
}

/** Lines between territories of different terrain, and around the town, as paths with `size` units a territory. */
export function bordersOf(surface: Surface, size: number): { inner: string; outer: string } {
  let inner = "";
  let outer = "";
  for (const cell of surface.values()) {
    const [above, right, below, left] = around(cell).map(({ column, row }) =>
      surface.get(keyOf(column, row)),
    );
    const x = cell.column * size;
    const y = cell.row * size;
    if (!above) outer += `M${x} ${y}h${size}`;
    if (!left) outer += `M${x} ${y}v${size}`;
    if (!right) outer += `M${x + size} ${y}v${size}`;
    else if (right.terrain !== cell.terrain) inner += `M${x + size} ${y}v${size}`;
    if (!below) outer += `M${x} ${y + size}h${size}`;
    else if (below.terrain !== cell.terrain) inner += `M${x} ${y + size}h${size}`;
  }
  return { inner, outer };
}
