// A board as a table: what a screen reader reads cell by cell, and what fits a page without pictures.
import type { Names } from "../../lib/words";
import type { Seat } from "../../wire/Seat";

export interface Grid {
  caption: string;
  /** What the labels of the rows are. */
  corner: string;
  head: readonly string[];
  rows: readonly GridRow[];
}

export interface GridRow {
  label: string;
  /** One for each column; a cell without words is empty. */
  cells: readonly string[];
}

/** From where a board is told. */
export interface Telling {
  view: unknown;
  /** My seat, if I have one. */
  me: Seat | null;
  names: Names;
}

/** What is on a surface of cells, row by row. */
export function gridOf(
  bounds: { left: number; top: number; right: number; bottom: number },
  at: (column: number, row: number) => string,
): Pick<Grid, "head" | "rows"> {
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const columns = from(bounds.left, bounds.right);
  return {
    head: columns.map(String),
    rows: from(bounds.top, bounds.bottom).map((row) => ({
      label: String(row),
      cells: columns.map((column) => at(column, row)),
    })),
  };
}
