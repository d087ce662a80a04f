// The offers sorted by how one takes them: by pointing at the table, by choosing a number, or with a button.
import type { Offer } from "../../../wire/Offer";
import { PLAIN, readingOf, type Target } from "./actions";

/** What one can hold, with what one can point at while holding it. */
export interface Hand {
  key: string;
  targets: Map<Target, Offer[]>;
}

export interface Choices {
  hands: Hand[];
  /** Decisions that differ only in a number, in its order. */
  numbers: { offer: Offer; count: number }[];
  buttons: Offer[];
}

/** The order in which hands are offered; buildings come between. */
const ORDER = [PLAIN, "build", "sheriff", "token", "dynamite", "back", "road"];

const rank = (key: string) => ORDER.indexOf(key.split(":")[0] ?? key);

export function sortOffers(offers: readonly Offer[]): Choices {
  const hands = new Map<string, Hand>();
  const choices: Choices = { hands: [], numbers: [], buttons: [] };
  for (const offer of offers) {
    const { target, hand: key, count } = readingOf(offer);
    if (count !== null) {
      choices.numbers.push({ offer, count });
    } else if (target === null) {
      choices.buttons.push(offer);
    } else {
      const hand = hands.get(key) ?? { key, targets: new Map<Target, Offer[]>() };
      hands.set(key, hand);
      hand.targets.set(target, [...(hand.targets.get(target) ?? []), offer]);
    }
  }
  choices.numbers.sort((one, other) => one.count - other.count);
  choices.hands = [...hands.values()].sort((one, other) => rank(one.key) - rank(other.key));
  return choices;
}

/** The hand that one begins with, or goes on with if it still has something to do. */
export function handFor(choices: Choices, wanted: string | null): Hand | null {
  return choices.hands.find((hand) => hand.key === wanted) ?? choices.hands[0] ?? null;
}
