// The text forms of decisions: `suit hat`, `use governor`, `pass`, `bid 7`, `take II-03`, `lay 2,-1`, `sell I-14`, `choose singer`.
import { SYMBOLS, type SymbolName } from "../../../lib/seats";
import type { Offer } from "../../../wire/Offer";
import { ALL_PERSONS, type Card, nameOf, type Person, type Terrain } from "./cards";
import { keyOf, type Spot, spotOf } from "./city";

export type Action =
  | { kind: "suit"; suit: SymbolName }
  | { kind: "use"; person: Person }
  | { kind: "choose"; person: Person }
  | { kind: "pass" }
  | { kind: "bid"; bid: number }
  | { kind: "take"; card: Card }
  | { kind: "lay"; spot: Spot }
  | { kind: "sell"; terrain: Terrain };

const isPerson = (name: string): name is Person => (ALL_PERSONS as string[]).includes(name);

const isSuit = (name: string): name is SymbolName => (SYMBOLS as readonly string[]).includes(name);

/** Reads a text form; nothing if it is none. */
export function readAction(text: string): Action | null {
  const [verb, name = ""] = text.split(" ");
  switch (verb) {
    case "suit":
      return isSuit(name) ? { kind: "suit", suit: name } : null;
    case "pass":
      return { kind: "pass" };
    case "bid":
      return { kind: "bid", bid: Number(name) };
    case "lay":
      return { kind: "lay", spot: spotOf(name) };
    case "sell":
      return { kind: "sell", terrain: name };
    case "take":
      return { kind: "take", card: isPerson(name) ? { person: name } : { terrain: name } };
    case "use":
    case "choose":
      return isPerson(name) ? { kind: verb, person: name } : null;
    default:
      return null;
  }
}

export const takeText = (card: Card): string => `take ${nameOf(card)}`;
export const bidText = (bid: number): string => `bid ${bid}`;
export const layText = (spot: Spot): string => `lay ${keyOf(spot.column, spot.row)}`;
export const sellText = (card: Terrain): string => `sell ${card}`;

/** An offer that the board can show where it belongs. */
export interface Choice<A extends Action = Action> {
  action: A;
  offer: Offer;
}

/** The offers of one kind. */
export function choicesOf<K extends Action["kind"]>(
  offers: readonly Offer[],
  kind: K,
): Choice<Extract<Action, { kind: K }>>[] {
  return offers.flatMap((offer) => {
    const action = readAction(offer.action);
    return action?.kind === kind ? [{ action: action as Extract<Action, { kind: K }>, offer }] : [];
  });
}

/** A place for the card in hand, and what it brings there at once. */
export interface Place extends Spot {
  gain: number;
}

/** The places where the card in hand may lie. */
export function placesOf(offers: readonly Offer[]): Map<string, Place> {
  return new Map(
    choicesOf(offers, "lay").map(({ action: { spot }, offer }) => [
      keyOf(spot.column, spot.row),
      { ...spot, gain: offer.gain ?? 0 },
    ]),
  );
}
