// The 64 parcels and the 144 road places, as places on a sheet: columns a–h from the left, rows 1–8 from the top.
import type { Parcel } from "../../../wire/carson-city/Parcel";
import type { RoadPlace } from "../../../wire/carson-city/RoadPlace";

export const COLUMNS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** All parcels, row by row. */
export const PARCELS: readonly Parcel[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

/** Counted from 0. */
export interface Spot {
  column: number;
  row: number;
}

export function isParcel(text: string): boolean {
  return /^[a-h][1-8]$/.test(text);
}

export function spotOf(parcel: Parcel): Spot {
  return { column: parcel.charCodeAt(0) - 97, row: parcel.charCodeAt(1) - 49 };
}

/** The parcel at a spot; nothing outside the city. */
export function parcelAt({ column, row }: Spot): Parcel | null {
  const inside = column >= 0 && column < 8 && row >= 0 && row < 8;
  return inside ? `${COLUMNS[column]}${row + 1}` : null;
}

/** The parcel one step away, or the same one at the rim. */
export function stepFrom(parcel: Parcel, columns: number, rows: number): Parcel {
  const { column, row } = spotOf(parcel);
  return parcelAt({ column: column + columns, row: row + rows }) ?? parcel;
}

/** A road from corner to corner; corners are counted from 0 to 8 each way. */
export interface Road {
  place: RoadPlace;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export function isRoad(text: string): boolean {
  return /^[a-h][1-8][nesw]$/.test(text);
}

/** Where a road lies: `d4n` is the north side of d4. */
export function roadOf(place: RoadPlace): Road {
  const { column: x, row: y } = spotOf(place.slice(0, 2));
  const side = place.charAt(2);
  if (side === "n" || side === "s") {
    const line = side === "n" ? y : y + 1;
    return { place, from: { x, y: line }, to: { x: x + 1, y: line } };
  }
  const line = side === "w" ? x : x + 1;
  return { place, from: { x: line, y }, to: { x: line, y: y + 1 } };
}
