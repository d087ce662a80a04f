// What on the ground earns the points of a scoring card, to be lit up. The points that count come from the server; these only
// tell where they come from.
import { groupsOf, largest } from "./areas";
import { faceOf, type Card, type Piece, type Terrain } from "./cards";
import { around, type Cell, keyOf, neighbours, type Spot, type Surface } from "./town";

/** Some places, and what they bring together. */
export interface Mark {
  places: Spot[];
  points: number;
}

/** What comparisons look at. */
export interface Tally {
  territories: number;
  pieces: Record<Piece, number>;
}

function emptyTally(): Tally {
  return { territories: 0, pieces: { beer: 0, cow: 0, fort: 0, gun: 0, mine: 0, wagon: 0 } };
}

/** What can be seen of a town. */
export function tallyOfTown(surface: Surface): Tally {
  const tally = emptyTally();
  for (const cell of surface.values()) {
    tally.territories += 1;
    tally.pieces[cell.object] += 1;
  }
  return tally;
}

/** A city of the Lone Cowboy's rival counts whole, four territories a card. */
export function tallyOfCity(city: readonly Card[]): Tally {
  const tally = emptyTally();
  for (const territory of city.flatMap((card) => [...faceOf(card)])) {
    tally.territories += 1;
    tally.pieces[territory.object] += 1;
  }
  return tally;
}

type Rule = (town: Surface, theirs: Tally) => Mark[];

/** The marks of a scoring card in a town, beside what the other side has. */
export function marksOf(card: string, town: Surface, theirs: Tally): Mark[] {
  return RULES[card]?.(town, theirs) ?? [];
}

const cellsWith = (town: Surface, picks: (cell: Cell) => boolean): Cell[] => [...town.values()].filter(picks);
const pieces = (town: Surface, piece: Piece): Cell[] => cellsWith(town, (cell) => cell.object === piece);
const grounds = (town: Surface, terrain: Terrain): Cell[] =>
  cellsWith(town, (cell) => cell.terrain === terrain);
const each = (cells: readonly Spot[], points: number): Mark[] =>
  cells.map((cell) => ({ places: [cell], points }));
const together = (cells: Spot[], points: number): Mark[] => (points === 0 ? [] : [{ places: cells, points }]);
const onOrNextTo = (town: Surface, cell: Cell, terrain: Terrain): boolean =>
  [cell, ...neighbours(town, cell)].some((near) => near.terrain === terrain);
const at = (town: Surface, column: number, row: number): Cell | undefined => town.get(keyOf(column, row));

const RULES: Record<string, Rule> = {
  badlands: (town) =>
    pieces(town, "gun").flatMap((gun) => {
      const [above, right, below, left] = around(gun).map((spot) => at(town, spot.column, spot.row));
      const between = (a?: Cell, b?: Cell) => a?.terrain === "desert" && b?.terrain === "desert";
      const pair = between(left, right) ? [left, right] : between(above, below) ? [above, below] : null;
      return pair ? [{ places: [gun, ...pair.flatMap((cell) => cell ?? [])], points: 4 }] : [];
    }),
  "happy-cows": (town) =>
    each(
      pieces(town, "cow").filter((cow) => !onOrNextTo(town, cow, "snow")),
      2,
    ),
  "the-clearing": (town) => [...each(pieces(town, "fort"), 2), ...each(grounds(town, "forest"), -1)],
  "circle-the-wagons": (town) =>
    [...town.values()].flatMap((cell) => {
      const wagons = neighbours(town, cell).filter((near) => near.object === "wagon");
      return wagons.length === 4 ? [{ places: [cell, ...wagons], points: 6 }] : [];
    }),
  "smalltown-charm": (town, theirs) =>
    together([...town.values()], Math.max(0, theirs.territories - town.size)),
  "gold-country": (town) =>
    each(
      pieces(town, "mine").filter((mine) => onOrNextTo(town, mine, "mountain")),
      2,
    ),
  "prairie-life": (town) => {
    const counted = cellsWith(town, (cell) => cell.object === "cow" || cell.terrain === "plains");
    const twice = counted.filter((cell) => cell.object === "cow" && cell.terrain === "plains");
    return together(counted, Math.floor((counted.length + twice.length) / 2));
  },
  "cool-water": coolWater,
  "claim-jumpers": (town, theirs) => {
    const mine = tallyOfTown(town).pieces;
    const more = (piece: Piece) => Math.sign(mine[piece] - theirs.pieces[piece]);
    if (more("mine") > 0) return together(pieces(town, "mine"), more("gun") < 0 ? 4 : 9);
    return together(pieces(town, "gun"), more("mine") < 0 && more("gun") > 0 ? 5 : 0);
  },
  "boom-or-bust": (town) => {
    const mines = pieces(town, "mine");
    return together(mines, mines.length <= 2 ? 5 : mines.length <= 6 ? 0 : mines.length === 7 ? 3 : 8);
  },
  "wagon-train": (town) => [...trains(town, 1, 0), ...trains(town, 0, 1)],
  "one-too-many": (town, theirs) => {
    const beers = pieces(town, "beer");
    return together(beers, beers.length > theirs.pieces.beer ? -theirs.pieces.beer : 0);
  },
  bootleggers: (town) =>
    pieces(town, "beer").map((beer) => {
      const wagons = neighbours(town, beer).filter((near) => near.object === "wagon");
      return { places: [beer, ...wagons], points: wagons.length > 0 ? 2 : -1 };
    }),
  undiscovered: (town) => each(enclosedHoles(town), 5),
  fortified: (town) =>
    pieces(town, "fort").flatMap((fort) => {
      const { column, row } = fort;
      const block = [at(town, column + 1, row), at(town, column, row + 1), at(town, column + 1, row + 1)];
      const forts = block.flatMap((cell) => (cell?.object === "fort" ? [cell] : []));
      return forts.length === 3 ? [{ places: [fort, ...forts], points: 7 }] : [];
    }),
  "the-herd": (town) => each(largest(groupsOf(town, (cell) => cell.object === "cow")), 2),
  "target-practice": (town) => pieces(town, "beer").flatMap((beer) => shot(town, beer) ?? []),
  "rifles-ready": (town) =>
    each(
      pieces(town, "fort").filter((fort) => neighbours(town, fort).some((near) => near.object === "gun")),
      2,
    ),
};

function coolWater(town: Surface): Mark[] {
  let best: { area: Cell[]; wagons: Cell[] } = { area: [], wagons: [] };
  for (const area of groupsOf(town, (cell) => cell.terrain === "water")) {
    const water = new Set(area);
    const wagons = pieces(town, "wagon").filter((wagon) =>
      [wagon, ...neighbours(town, wagon)].some((near) => water.has(near)),
    );
    const larger = area.length - best.area.length || wagons.length - best.wagons.length;
    if (larger > 0) best = { area, wagons };
  }
  return each(best.wagons, 3);
}

/** The lines of wagons in one direction. */
function trains(town: Surface, columns: 0 | 1, rows: 0 | 1): Mark[] {
  const worth = [0, 0, 1, 2, 4, 7, 10];
  const isWagon = (column: number, row: number) => at(town, column, row)?.object === "wagon";
  return pieces(town, "wagon").flatMap((first) => {
    if (isWagon(first.column - columns, first.row - rows)) return [];
    const places: Spot[] = [];
    for (let { column, row } = first; isWagon(column, row); column += columns, row += rows) {
      places.push({ column, row });
    }
    return together(places, worth[Math.min(places.length, 6)] ?? 0);
  });
}

/** Holes of one place with territories on all eight sides. */
function enclosedHoles(town: Surface): Spot[] {
  const holes = new Map<string, Spot>();
  for (const cell of town.values()) {
    const { column } = cell;
    const row = cell.row + 1;
    if (at(town, column, row)) continue;
    const steps = [-1, 0, 1];
    const sides = steps.flatMap((x) =>
      steps.map((y) => (x === 0 && y === 0 ? true : !!at(town, column + x, row + y))),
    );
    if (sides.every(Boolean)) holes.set(keyOf(column, row), { column, row });
  }
  return [...holes.values()];
}

/** The line from a beer to the gun that counts for it. */
function shot(town: Surface, beer: Cell): Mark | null {
  const rows = [...town.values()].map((cell) => cell.row);
  const columns = [...town.values()].map((cell) => cell.column);
  const reach = Math.max(...rows) - Math.min(...rows) + Math.max(...columns) - Math.min(...columns);
  let best: { distance: number; mark: Mark } | null = null;
  for (const { column, row } of around({ column: 0, row: 0 })) {
    const between: Cell[] = [];
    for (let distance = 1; distance <= reach; distance++) {
      const here = at(town, beer.column + column * distance, beer.row + row * distance);
      if (here?.object === "gun") {
        const nearer = !best || distance < best.distance;
        const better = best?.distance === distance && between.length > best.mark.points;
        const mark = { places: [beer, ...between, here], points: between.length };
        if (nearer || better) best = { distance, mark };
        break;
      }
      if (here) between.push(here);
    }
  }
  return best && best.mark.points > 0 ? best.mark : null;
}
