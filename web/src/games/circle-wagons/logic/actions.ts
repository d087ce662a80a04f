// The offers of this game by what they do.
import type { Action } from "../../../wire/circle-wagons/Action";
import type { Offer } from "../../../wire/Offer";
import { match } from "../../../lib/match";
import type { Card } from "./cards";
import { keyOf, type Spot } from "./town";

export type { Action };

/** What an offer does. */
export function actionOf(offer: Offer): Action {
  return offer.data as Action;
}

/** The action with a text form, if it is offered. */
export function actionNamed(offers: readonly Offer[], text: string | null): Action | null {
  const offer = offers.find(({ action }) => action === text);
  return offer ? actionOf(offer) : null;
}

/** The card that is taken or begun with; nothing where one is laid. */
export function cardOf(action: Action): Card | null {
  return match<Action, Card | null>(
    action,
    { start: (card) => card, take: (card) => card, lay: () => null },
    null,
  );
}

/** The cards of the circle that can be taken or begun with, each with its decision. */
export function draftsIn(offers: readonly Offer[]): Map<Card, string> {
  return new Map(
    offers.flatMap((offer): [Card, string][] => {
      const card = cardOf(actionOf(offer));
      return card === null ? [] : [[card, offer.action]];
    }),
  );
}

/** How many cards are skipped to take each of those that can be taken, as the rules tell it. */
export function skipsIn(offers: readonly Offer[]): Map<Card, number> {
  return new Map(
    offers.flatMap((offer): [Card, number][] => {
      const card = cardOf(actionOf(offer));
      const skipped = offer.phrase.args?.find(([name]) => name === "skipped")?.[1];
      return card !== null && skipped && "number" in skipped ? [[card, skipped.number]] : [];
    }),
  );
}

/** A place for the card in hand: what it brings there at once, and the decision to lay it there. */
export interface Place extends Spot {
  gain: number;
  decision: string;
}

/** The places where the card in hand may lie one way up. */
export function placesOf(offers: readonly Offer[], turned: boolean): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const offer of offers) {
    const action = actionOf(offer);
    if (!("lay" in action) || action.lay.turned !== turned) continue;
    const { column, row } = action.lay;
    places.set(keyOf(column, row), { column, row, gain: offer.gain ?? 0, decision: offer.action });
  }
  return places;
}

/** The place nearest to a point measured in columns and rows, counted to the middle of the card. */
export function nearestPlace<P extends Spot>(places: Iterable<P>, x: number, y: number): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const distance = (place.column + 1 - x) ** 2 + (place.row + 1 - y) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
