// The card in hand: where it is held at first, and how it is dragged out of the hand.
import type { Offer } from "../../../wire/Offer";
import { nearestPlace, placesOf } from "./actions";
import type { Card } from "./cards";
import { boundsOf, coveredBy, type Laid, type Spot, surfaceOf } from "./town";

/** Where a card that has just come to hand is held: upright, where it fits beside the town, to the right if possible. */
export function firstHold(offers: readonly Offer[], town: readonly Laid[], card: Card): Spot | null {
  const places = [...placesOf(offers, false).values()];
  const surface = surfaceOf(town);
  const beside = places.filter((spot) => coveredBy(surface, { card, turned: false, ...spot }).length === 0);
  const bounds = boundsOf(town);
  const middle = bounds ? (bounds.top + bounds.bottom + 1) / 2 : 1;
  const place = nearestPlace(beside.length > 0 ? beside : places, (bounds?.right ?? 0) + 2, middle);
  return place && { column: place.column, row: place.row };
}

/** Follows the pointer until it is let go. */
export function dragOut(over: (event: PointerEvent) => void): void {
  const drop = () => {
    window.removeEventListener("pointermove", over);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", drop);
  };
  window.addEventListener("pointermove", over);
  window.addEventListener("pointerup", drop);
  window.addEventListener("pointercancel", drop);
}
