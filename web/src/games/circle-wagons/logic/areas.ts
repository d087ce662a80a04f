// Groups of territories that hang together by edges.
import type { Terrain } from "./cards";
import { type Cell, keyOf, neighbours, type Surface } from "./town";

/** The territories that a test picks, in groups that hang together by edges. */
export function groupsOf(surface: Surface, picks: (cell: Cell) => boolean): Cell[][] {
  const seen = new Set<string>();
  const groups: Cell[][] = [];
  for (const start of surface.values()) {
    if (!picks(start) || seen.has(keyOf(start.column, start.row))) continue;
    const group: Cell[] = [];
    const open = [start];
    seen.add(keyOf(start.column, start.row));
    for (let cell = open.pop(); cell; cell = open.pop()) {
      group.push(cell);
      for (const next of neighbours(surface, cell)) {
        const key = keyOf(next.column, next.row);
        if (!picks(next) || seen.has(key)) continue;
        seen.add(key);
        open.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The largest of some groups; the first among equals; empty if there is none. */
export function largest(groups: readonly Cell[][]): Cell[] {
  return groups.reduce<Cell[]>((best, group) => (group.length > best.length ? group : best), []);
}

/** The area of a terrain that counts. */
export function areaOf(surface: Surface, terrain: Terrain): Cell[] {
  return largest(groupsOf(surface, (cell) => cell.terrain === terrain));
}
