// The measures of the drawn map: parcels of 100 by 100 within a frame.
import type { Parcel } from "../../../wire/carson-city/Parcel";
import type { RoadPlace } from "../../../wire/carson-city/RoadPlace";
import { roadOf, spotOf } from "./parcels";

export const CELL = 100;
export const EDGE = 38;
export const SIDE = 8 * CELL;
const WHOLE = SIDE + 2 * EDGE;

/** In hundredths of the whole sheet: where something lies, for what is laid over the drawing. */
export interface Share {
  left: string;
  top: string;
  width: string;
  height: string;
}

const share = (units: number) => `${((units * 100) / WHOLE).toFixed(3)}%`;

export function shareOfParcel(parcel: Parcel): Share {
  const { column, row } = spotOf(parcel);
  return {
    left: share(EDGE + column * CELL),
    top: share(EDGE + row * CELL),
    width: share(CELL),
    height: share(CELL),
  };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A road's place with some room beside it, short of its ends by the same. */
export function boxOfRoad(place: RoadPlace, room: number): Box {
  const { from, to } = roadOf(place);
  const flat = from.y === to.y;
  const short = room * 0.7;
  return {
    x: from.x * CELL + (flat ? short : -room),
    y: from.y * CELL + (flat ? -room : short),
    width: flat ? CELL - 2 * short : 2 * room,
    height: flat ? 2 * room : CELL - 2 * short,
  };
}

/** The same as a part of the sheet, with room for a finger. */
export function shareOfRoad(place: RoadPlace): Share {
  const { x, y, width, height } = boxOfRoad(place, 22);
  return { left: share(EDGE + x), top: share(EDGE + y), width: share(width), height: share(height) };
}

/** Where cowboys stand on a parcel, and how large they are drawn: side by side on bare land, above its price; else one behind the other beside what stands there. */
export function stand(count: number, built: boolean): { x: number; y: number; scale: number }[] {
  if (!built) {
    const scale = 0.95;
    const width = 40 * scale;
    const step = count < 2 ? 0 : Math.min(width - 2, (94 - width) / (count - 1));
    const first = (CELL - width - step * (count - 1)) / 2;
    return Array.from({ length: count }, (_, index) => ({ x: first + index * step, y: 14, scale }));
  }
  const scale = 0.74;
  const height = 48 * scale;
  const step = count < 2 ? 0 : Math.min(28, (68 - height) / (count - 1));
  const first = count < 2 ? 22 : 2;
  return Array.from({ length: count }, (_, index) => ({ x: 5, y: first + index * step, scale }));
}
