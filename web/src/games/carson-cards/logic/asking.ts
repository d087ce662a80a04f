// What is being asked, sorted by where on the board it is decided; and how a card in hand is held.
import type { Mark } from "../../../wire/Mark";
import type { Offer } from "../../../wire/Offer";
import { match } from "../../../lib/match";
import { type Action, actionOf, placesOf } from "./actions";
import { nameOf, type Person, type Terrain } from "./cards";
import { boundsOf, coveredBy, type Laid, type Spot, surfaceOf } from "./city";

export interface Asked {
  /** The suits that may be chosen before the first round. */
  suits: { suit: Mark; offer: Offer }[];
  /** A person who can be used. */
  use: { person: Person; use: Offer } | null;
  pass: Offer | null;
  /** The decision for each auction card. */
  bids: ReadonlyMap<number, string>;
  /** The offer for each card that may be taken, by its name. */
  takes: ReadonlyMap<string, Offer>;
  sales: { terrain: Terrain; offer: Offer }[];
  choices: { person: Person; offer: Offer }[];
  /** Whether a card is to be laid. */
  lays: boolean;
  /** Offers without a place on the board: they are shown as a list. */
  rest: Offer[];
}

export function asked(offers: readonly Offer[]): Asked {
  const bids = new Map<number, string>();
  const takes = new Map<string, Offer>();
  const found: Asked = {
    suits: [],
    use: null,
    pass: null,
    bids,
    takes,
    sales: [],
    choices: [],
    lays: false,
    rest: [],
  };
  for (const offer of offers) {
    const hasPlace = match<Action, unknown>(
      actionOf(offer),
      {
        suit: (suit) => found.suits.push({ suit, offer }),
        use: (person) => (found.use = { person, use: offer }),
        pass: () => (found.pass = offer),
        bid: (bid) => bids.set(bid, offer.action),
        take: (card) => takes.set(nameOf(card), offer),
        lay: () => (found.lays = true),
        sell: (terrain) => found.sales.push({ terrain, offer }),
        choose: (person) => found.choices.push({ person, offer }),
      },
      null,
    );
    if (hasPlace === null) found.rest.push(offer);
  }
  const passHasPlace = found.use !== null || found.sales.length > 0 || found.choices.length > 0;
  if (found.pass && !passHasPlace) found.rest.push(found.pass);
  return found;
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
