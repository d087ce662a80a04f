// Each player as the auction shows him: what is left in hand, what lies down, what was taken.
import type { Bidder as Told } from "../../../wire/carson-cards/Bidder";
import type { View } from "../../../wire/carson-cards/View";
import type { Card } from "./cards";
import type { Round } from "./events";

export interface Bidder extends Told {
  name: string;
  mine: boolean;
  asked: boolean;
  points: number;
  /** Once it lies open. */
  bid: number | null;
  sealed: boolean;
  /** The viewer's own bid, as long as it lies face down. */
  ownBid: number | null;
  took: readonly Card[];
}

/** In the order of the seats; once the bids lie open, in the order of taking, and a void bid last. */
export function biddersOf(
  view: View,
  round: Round | null,
  deciders: readonly number[],
  mine: readonly number[],
  nameAt: (seat: number) => string,
): Bidder[] {
  const open = view.bidders.some((told) => told.order !== null);
  const place = (told: Told) => (open ? (told.order ?? view.bidders.length + 1) : 0);
  const told = [...view.bidders].sort((one, other) => place(one) - place(other));
  return told.map((one): Bidder => {
    const { seat } = one;
    const sealed = view.sealed.includes(seat);
    return {
      ...one,
      name: nameAt(seat),
      mine: mine.includes(seat),
      asked: deciders.includes(seat),
      points: view.scores.seats.find((standing) => standing.seat === seat)?.points ?? 0,
      bid: view.table.players[seat - 1]?.bid ?? null,
      sealed,
      ownBid: sealed && view.viewer !== "spectator" && view.viewer.seat === seat ? view.own_bid : null,
      took: (round?.taken ?? []).filter((taken) => taken.seat === seat).map((taken) => taken.card),
    };
  });
}
