// Places on the surveyor's grid, for games in which cards of two by two cells are laid.

/** Columns count to the right, rows down. */
export interface Spot {
  column: number;
  row: number;
}

/** The first and the last column and row, both included. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function keyOf(column: number, row: number): string {
  return `${column},${row}`;
}

/** How far some cards reach; nothing where no card lies. */
export function boundsOf(cards: readonly Spot[]): Bounds | null {
  if (cards.length === 0) return null;
  const columns = cards.map((laid) => laid.column);
  const rows = cards.map((laid) => laid.row);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

/** The place that a text such as `2,-1` names. */
export function spotOf(text: string): Spot {
  const [column = 0, row = 0] = text.split(",").map(Number);
  return { column, row };
}

/** The places that some parts of the points come from, each once. */
export function spotsIn(parts: readonly { places: readonly string[] }[]): Spot[] {
  return [...new Set(parts.flatMap((part) => part.places))].map(spotOf);
}

/** The cells on top when the cards were laid in this order. */
export function onTop<C extends Spot>(cards: Iterable<readonly C[]>): ReadonlyMap<string, C> {
  const surface = new Map<string, C>();
  for (const card of cards) {
    for (const cell of card) surface.set(keyOf(cell.column, cell.row), cell);
  }
  return surface;
}

/** The lines of the grid in a part of it: left, top, width, height, with 100 units a cell. */
export function gridIn([x = 0, y = 0, w = 0, h = 0]: readonly number[]): string {
  let path = "";
  for (let at = Math.ceil(x / 100) * 100; at <= x + w; at += 100) path += `M${at} ${y}v${h}`;
  for (let at = Math.ceil(y / 100) * 100; at <= y + h; at += 100) path += `M${x} ${at}h${w}`;
  return path;
}
