// Each player as the auction shows him: what is left in hand, what lies down, what was taken.
import type { View } from "../../../wire/carson-cards/View";
import { allBids, bonusOf, isVirtual, takingOrder } from "./auction";
import type { Card } from "./cards";
import type { Round } from "./events";

export interface Bidder {
  seat: number;
  name: string;
  mine: boolean;
  virtual: boolean;
  asked: boolean;
  points: number;
  all: readonly number[];
  left: readonly number[];
  /** 1 for whoever takes first; nothing as long as the bids lie face down, and for a void bid. */
  order: number | null;
  /** Whether the seat has yet to take. */
  waits: boolean;
  bid: number | null;
  bonus: number;
  void: boolean;
  sealed: boolean;
  /** The viewer's own bid, as long as it lies face down. */
  ownBid: number | null;
  took: readonly Card[];
}

/** In the order of the seats; once the bids lie open, in the order of taking. */
export function biddersOf(
  view: View,
  round: Round | null,
  deciders: readonly number[],
  mine: readonly number[],
  nameAt: (seat: number) => string,
): Bidder[] {
  const { table } = view;
  const order = takingOrder(view);
  const seats = order.length > 0 ? order.map((one) => one.seat) : table.players.map((_, index) => index + 1);
  return seats.map((seat): Bidder => {
    const standing = order.find((one) => one.seat === seat);
    const place = order.findIndex((one) => one.seat === seat);
    const all = allBids(table, seat);
    const spent = table.players[seat - 1]?.spent ?? [];
    const sealed = view.sealed.includes(seat);
    return {
      seat,
      name: nameAt(seat),
      mine: mine.includes(seat),
      virtual: isVirtual(table, seat),
      asked: deciders.includes(seat),
      points: view.scores.seats.find((one) => one.seat === seat)?.points ?? 0,
      all,
      left: all.filter((bid) => !spent.includes(bid)),
      order: standing && !standing.void ? place + 1 : null,
      waits: standing?.waits ?? false,
      bid: standing?.bid ?? null,
      bonus: bonusOf(table, seat),
      void: standing?.void ?? false,
      sealed,
      ownBid: sealed && view.viewer !== "spectator" && view.viewer.seat === seat ? view.own_bid : null,
      took: (round?.taken ?? []).filter((taken) => taken.seat === seat).map((taken) => taken.card),
    };
  });
}
