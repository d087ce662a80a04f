// The offers of this game by what they do.
import type { Action } from "../../../wire/carson-cards/Action";
import type { Offer } from "../../../wire/Offer";
import { keyOf, type Spot, spotOf } from "./city";

export type { Action };

/** What an offer does. */
export function actionOf(offer: Offer): Action {
  return offer.data as Action;
}

/** The action with a text form, if it is offered. */
export function actionNamed(offers: readonly Offer[], text: string | null): Exclude<Action, string> | null {
  const offer = offers.find(({ action }) => action === text);
  const action = offer && actionOf(offer);
  return action === undefined || typeof action === "string" ? null : action;
}

/** What is tried by holding the card in hand over a place, allowed or not. */
export function layAt({ column, row }: Spot): Exclude<Action, string> {
  return { lay: keyOf(column, row) };
}

/** A place for the card in hand: what it brings there at once, and the decision to lay it there. */
export interface Place extends Spot {
  gain: number;
  decision: string;
}

/** The places where the card in hand may lie. */
export function placesOf(offers: readonly Offer[]): Map<string, Place> {
  return new Map(
    offers.flatMap((offer): [string, Place][] => {
      const action = actionOf(offer);
      if (typeof action === "string" || !("lay" in action)) return [];
      return [[action.lay, { ...spotOf(action.lay), gain: offer.gain ?? 0, decision: offer.action }]];
    }),
  );
}
