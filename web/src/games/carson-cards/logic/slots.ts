// The places of the row: a card that was taken leaves its place empty until the round is over.
import { type Card, nameOf } from "./cards";
import type { Round } from "./events";

export interface Slot {
  card: Card;
  /** Who took it. */
  taker: number | null;
}

/**
 * The row as it lay at the beginning of the round, less what is taken; what lies there is never left out. Cards whose
 * taking has yet to be shown still lie there.
 */
export function slotsOf(
  row: readonly Card[],
  round: Round | null,
  waiting: ReadonlySet<string> = new Set(),
): Slot[] {
  const lying = new Set(row.map(nameOf));
  const known = new Set(round?.row.map(nameOf));
  const slots = (round?.row ?? []).flatMap((card): Slot[] => {
    if (lying.has(nameOf(card)) || waiting.has(nameOf(card))) return [{ card, taker: null }];
    const taker = round?.taken.find((taken) => nameOf(taken.card) === nameOf(card))?.seat;
    return taker === undefined ? [] : [{ card, taker }];
  });
  const unknown = row.filter((card) => !known.has(nameOf(card))).map((card) => ({ card, taker: null }));
  return row.length === 0 ? [] : [...slots, ...unknown];
}
