// What a place of the table is called.
import { t } from "../../../lib/speech.svelte";
import type { Position } from "../../../wire/carson-city/Position";
import { nameOfBuilding } from "./figures";
import { isParcel } from "./parcels";
import { stopOf, tileOn } from "./track";

export function placeName(position: Position, place: string): string {
  if (isParcel(place)) return t("city-place-parcel", { parcel: place });
  const stop = stopOf(place);
  const tile = stop?.price !== undefined && stop.icon === "build" ? tileOn(position, stop.price) : null;
  return tile ? t(nameOfBuilding(tile)) : t(stop?.name ?? "city-space-parcels");
}
