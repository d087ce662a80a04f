// The course of the river as a line over the map, from rim to rim.
import type { Parcel } from "../../../wire/carson-city/Parcel";
import type { River } from "../../../wire/carson-city/River";
import { figures } from "./figures";
import { type Spot, spotOf } from "./parcels";

export function riverParcels(river: River | null | undefined): Parcel[] {
  if (!river) return [];
  return river === "printed" ? figures.river : river;
}

const isNext = (one: Spot, other: Spot) =>
  Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;
const onRim = ({ column, row }: Spot) => column === 0 || column === 7 || row === 0 || row === 7;

/** The parcels in the order in which the water runs over them: from an end on the rim to the other. */
export function inOrder(parcels: readonly Parcel[]): Spot[] {
  const left = parcels.map(spotOf);
  const neighbours = (spot: Spot) => left.filter((other) => isNext(spot, other));
  const ends = left.filter((spot) => neighbours(spot).length <= 1);
  const first = ends.find(onRim) ?? ends[0] ?? left[0];
  const course: Spot[] = [];
  for (let here = first; here;) {
    course.push(here);
    left.splice(left.indexOf(here), 1);
    const from = here;
    here = left.find((spot) => isNext(from, spot));
  }
  return course;
}

/** A smooth path through the middles of the parcels, with sides of `size`, that runs off the map at both ends. */
export function riverPath(parcels: readonly Parcel[], size: number): string {
  const course = inOrder(parcels);
  const middle = ({ column, row }: Spot) => ({ x: (column + 0.5) * size, y: (row + 0.5) * size });
  const points = course.map(middle);
  const first = course[0];
  const last = course.at(-1);
  if (!first || !last) return "";
  const start = offTheMap(first, size);
  const end = offTheMap(last, size, start);
  let path = `M${start.x} ${start.y}`;
  points.forEach((point, index) => {
    const next = points[index + 1] ?? end;
    path += `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `${path}L${end.x} ${end.y}`;
}

/** Where the water leaves the map at a parcel of the rim. */
function offTheMap(spot: Spot, size: number, taken?: { x: number; y: number }): { x: number; y: number } {
  const x = (spot.column + 0.5) * size;
  const y = (spot.row + 0.5) * size;
  const ways = [
    ...(spot.column === 0 ? [{ x: 0, y }] : []),
    ...(spot.column === 7 ? [{ x: 8 * size, y }] : []),
    ...(spot.row === 0 ? [{ x, y: 0 }] : []),
    ...(spot.row === 7 ? [{ x, y: 8 * size }] : []),
  ];
  return ways.find((way) => !taken || way.x !== taken.x || way.y !== taken.y) ?? { x, y };
}
