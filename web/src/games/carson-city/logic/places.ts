// What a place of the table is called: by what is for sale or stands there, as the log calls it.
import type { Building } from "../../../wire/carson-city/Building";
import type { Position } from "../../../wire/carson-city/Position";
import type { Phrase } from "../../../wire/Phrase";
import { nameOfBuilding } from "./figures";
import { isParcel } from "./parcels";
import { stopOf, tileAt } from "./track";

/**
 * A place as an argument of a sentence; `there` is what was for sale or stood there if that may have changed since, `null` if it was
 * nothing.
 */
export function placePhrase(position: Position, place: string, there?: Building | null): Phrase {
  return isParcel(place) ? parcelPhrase(position, place, there) : stopPhrase(position, place, there);
}

function parcelPhrase({ town }: Position, parcel: string, there?: Building | null): Phrase {
  const stands = Object.entries(town.buildings).find(([, parcels]) => parcels.includes(parcel))?.[0];
  const building = there === undefined ? (stands as Building | undefined) : there;
  if (!building) return { id: "city-place-parcel", args: [["parcel", { text: parcel }]] };
  return {
    id: "city-place-building",
    args: [
      ["building", { phrase: { id: nameOfBuilding(building) } }],
      ["parcel", { text: parcel }],
    ],
  };
}

function stopPhrase(position: Position, space: string, there?: Building | null): Phrase {
  const stop = stopOf(space);
  const lies = stop && tileAt(position, stop);
  const tile = lies === undefined || there === undefined ? lies : there;
  if (!tile) return { id: stop?.name ?? "city-space-parcels" };
  return {
    id: "city-place-tile",
    args: [
      ["building", { phrase: { id: nameOfBuilding(tile) } }],
      ["price", { number: stop?.price ?? 0 }],
    ],
  };
}
