// What a card of the row would bring at best, told while the bids are out. Decisions themselves go by the server's offers.
import { type Card, type Element, nameOf, type Person, type Terrain } from "./cards";
import { boundsOf, cellsOf, keyOf, type Laid, type Spot, type Surface, surfaceOf } from "./city";
import { pointsOf } from "./points";

function covers(above: Element, below: Element, quiet: boolean): boolean {
  if (below === "empty") return true;
  if (below === "outlaws") return quiet;
  return above === below || (above === "townhouse" && below === "house");
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function fits(surface: Surface, laid: Laid, quiet: boolean): boolean {
  const cells = cellsOf(laid);
  const legal = cells.every((cell) => {
    const below = surface.get(keyOf(cell.column, cell.row));
    return !below || covers(cell.element, below.element, quiet);
  });
  return (
    legal &&
    cells.some(
      ({ column, row }) =>
        surface.has(keyOf(column, row)) ||
        SIDES.some(([right, down]) => surface.has(keyOf(column + right, row + down))),
    )
  );
}

function isWithin(cards: readonly Spot[], captain: boolean): boolean {
  const bounds = boundsOf(cards);
  if (!bounds) return true;
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.bottom - bounds.top + 1;
  return captain
    ? Math.max(columns, rows) <= 9 && Math.min(columns, rows) <= 8
    : Math.max(columns, rows) <= 8;
}

/** Where a card may be laid. */
export function placesFor(city: readonly Laid[], card: Terrain, persons: readonly Person[]): Laid[] {
  const bounds = boundsOf(city);
  if (!bounds) return [{ card, column: 0, row: 0 }];
  const surface = surfaceOf(city);
  const quiet =
    persons.includes("sheriff") || [...surface.values()].some((cell) => cell.element === "prison");
  const captain = persons.includes("captain");
  const places: Laid[] = [];
  for (let row = bounds.top - 2; row <= bounds.bottom + 1; row += 1) {
    for (let column = bounds.left - 2; column <= bounds.right + 1; column += 1) {
      const laid = { card, column, row };
      if (isWithin([...city, laid], captain) && fits(surface, laid, quiet)) places.push(laid);
    }
  }
  return places;
}

/** By how much a card raises the points where it raises them most; nothing if it fits nowhere. */
export function bestGain(
  city: readonly Laid[],
  card: Terrain,
  persons: readonly Person[],
  sold: number,
): number | null {
  const now = pointsOf(surfaceOf(city), persons, sold);
  const gains = placesFor(city, card, persons).map(
    (laid) => pointsOf(surfaceOf([...city, laid]), persons, sold) - now,
  );
  return gains.length === 0 ? null : Math.max(...gains);
}

/** By how much a person raises the points as the city stands. */
export function gainOfPerson(
  city: readonly Laid[],
  person: Person,
  persons: readonly Person[],
  sold: number,
): number {
  const surface = surfaceOf(city);
  return pointsOf(surface, [...persons, person], sold) - pointsOf(surface, persons, sold);
}

/** What each card of a row would bring a player at best, by its name. */
export function forecast(
  row: readonly Card[],
  { city, persons, sold }: { city: readonly Laid[]; persons: readonly Person[]; sold: number },
): Map<string, number | null> {
  return new Map(
    row.map((card) => [
      nameOf(card),
      "terrain" in card
        ? bestGain(city, card.terrain, persons, sold)
        : gainOfPerson(city, card.person, persons, sold),
    ]),
  );
}
