// What is being asked, sorted by where on the board it is decided; and how a card in hand is held.
import type { SymbolName } from "../../../lib/seats";
import type { Offer } from "../../../wire/Offer";
import { choicesOf, placesOf, readAction } from "./actions";
import { nameOf, type Person, type Terrain } from "./cards";
import { boundsOf, coveredBy, type Laid, type Spot, surfaceOf } from "./city";

export interface Asked {
  /** The suits that may be chosen before the first round. */
  suits: { suit: SymbolName; offer: Offer }[];
  /** A person who can be used. */
  use: { person: Person; use: Offer } | null;
  pass: Offer | null;
  bids: ReadonlySet<number>;
  /** What each card that may be taken would bring at best, by its name. */
  takes: ReadonlyMap<string, number | null>;
  sales: { terrain: Terrain; offer: Offer }[];
  choices: { person: Person; offer: Offer }[];
  /** Whether a card is to be laid. */
  lays: boolean;
  /** Offers without a place on the board: they are shown as a list. */
  rest: Offer[];
}

export function asked(offers: readonly Offer[]): Asked {
  const use = choicesOf(offers, "use").map(({ action, offer }) => ({ person: action.person, use: offer }))[0];
  const pass = choicesOf(offers, "pass")[0]?.offer ?? null;
  const sales = choicesOf(offers, "sell").map(({ action, offer }) => ({ terrain: action.terrain, offer }));
  const choices = choicesOf(offers, "choose").map(({ action, offer }) => ({ person: action.person, offer }));
  const passHasPlace = use !== undefined || sales.length > 0 || choices.length > 0;
  return {
    suits: choicesOf(offers, "suit").map(({ action, offer }) => ({ suit: action.suit, offer })),
    use: use ?? null,
    pass,
    bids: new Set(choicesOf(offers, "bid").map(({ action }) => action.bid)),
    takes: new Map(choicesOf(offers, "take").map(({ action, offer }) => [nameOf(action.card), offer.gain])),
    sales,
    choices,
    lays: choicesOf(offers, "lay").length > 0,
    rest: offers.filter((offer) => {
      const action = readAction(offer.action);
      return action === null || (action.kind === "pass" && !passHasPlace);
    }),
  };
}

/** Where a card that has just come to hand is held: where it brings most; beside the city if it is all the same. */
export function firstHold(offers: readonly Offer[], city: readonly Laid[], card: Terrain): Spot | null {
  const places = [...placesOf(offers).values()];
  const most = Math.max(...places.map((place) => place.gain));
  const surface = surfaceOf(city);
  const bounds = boundsOf(city);
  const x = (bounds?.right ?? 0) + 2;
  const y = bounds ? (bounds.top + bounds.bottom + 1) / 2 : 1;
  const cost = (place: Spot) =>
    100 * coveredBy(surface, { card, ...place }).length +
    (place.column + 1 - x) ** 2 +
    (place.row + 1 - y) ** 2;
  const best = places.filter((place) => place.gain === most).sort((a, b) => cost(a) - cost(b))[0];
  return best ? { column: best.column, row: best.row } : null;
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
