// A city as it is seen: what stands on top, and how far it reaches.
import type { Laid as SentLaid } from "../../../wire/carson-cards/Laid";
import { keyOf, onTop, type Spot, spotOf } from "../../laying/spots";
import { type Element, faceOf, type Terrain } from "./cards";

export { boundsOf, keyOf, type Spot, spotOf } from "../../laying/spots";

/** A card and where its top left cell lies. */
export interface Laid extends Spot {
  card: Terrain;
}

/** A cell that can be seen. */
export interface Cell extends Laid {
  element: Element;
}

/** The cells on top, by their place. */
export type Surface = ReadonlyMap<string, Cell>;

export function laidOf(sent: SentLaid): Laid {
  return { card: sent.card, ...spotOf(sent.at) };
}

/** The four cells of a card as it lies. */
export function cellsOf(laid: Laid): Cell[] {
  return faceOf(laid.card).map((element, index) => ({
    column: laid.column + (index % 2),
    row: laid.row + (index < 2 ? 0 : 1),
    card: laid.card,
    element,
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

/** The line around the city, and the lines between its cells, as paths with `size` units a cell. */
export function bordersOf(surface: Surface, size: number): { inner: string; outer: string } {
  let inner = "";
  let outer = "";
  for (const { column, row } of surface.values()) {
    const x = column * size;
    const y = row * size;
    if (!surface.has(keyOf(column, row - 1))) outer += `M${x} ${y}h${size}`;
    if (!surface.has(keyOf(column - 1, row))) outer += `M${x} ${y}v${size}`;
    const right = `M${x + size} ${y}v${size}`;
    const below = `M${x} ${y + size}h${size}`;
    if (surface.has(keyOf(column + 1, row))) inner += right;
    else outer += right;
    if (surface.has(keyOf(column, row + 1))) inner += below;
    else outer += below;
  }
  return { inner, outer };
}
