import { describe, expect, it } from "vitest";
import type { Bidder } from "../../../wire/carson-cards/Bidder";
import type { View } from "../../../wire/carson-cards/View";
import { biddersOf } from "../logic/bidders";
import { ALL_PERSONS } from "../logic/cards";
import { unseenPersons } from "../logic/piles";
import { suitsAt } from "../logic/suits";
import { MARKS } from "../../../lib/seats";

const bidder = (seat: number, order: number | null, more: Partial<Bidder> = {}): Bidder => ({
  seat,
  scripted: false,
  cards: [1, 2, 3],
  left: [1],
  bonus: 0,
  void: false,
  waits: false,
  order,
  ...more,
});
const view = (bidders: Bidder[], more: Partial<View> = {}) =>
  ({
    viewer: { seat: 2 },
    table: { players: [{ bid: 3 }, {}, { bid: 9 }] },
    bidders,
    sealed: [2],
    own_bid: 5,
    scores: { seats: [{ seat: 3, points: 12 }] },
    ...more,
  }) as unknown as View;
const shown = (view: View) => biddersOf(view, null, [1], [2], (seat) => `Player ${seat}`);

describe("the bidders", () => {
  it("are in the order of the seats as long as the bids lie face down", () => {
    expect(shown(view([bidder(1, null), bidder(2, null), bidder(3, null)])).map(({ seat }) => seat)).toEqual([
      1, 2, 3,
    ]);
  });

  it("are in the order of taking once the bids lie open, and a void bid is last", () => {
    const told = [bidder(1, null, { void: true }), bidder(2, 2), bidder(3, 1)];
    expect(shown(view(told)).map(({ seat }) => seat)).toEqual([3, 2, 1]);
  });

  it("show everybody's open bid, and only me what I sealed", () => {
    const found = shown(view([bidder(1, 2), bidder(2, null), bidder(3, 1)]));
    expect(found.map(({ seat, bid, ownBid, points }) => [seat, bid, ownBid, points])).toEqual([
      [3, 9, null, 12],
      [1, 3, null, 0],
      [2, null, 5, 0],
    ]);
  });
});

describe("the suits", () => {
  it("are those of the players; before they are chosen, everybody keeps the mark he came with", () => {
    const table = { players: [{ suit: "cow" }, {}] } as unknown as View["table"];
    expect(suitsAt(table, MARKS)).toEqual(["cow", "star"]);
    expect(suitsAt(table, ["hat", "boot"])).toEqual(["cow", "boot"]);
  });

  it("give way to whoever chose: nobody has the suit of another", () => {
    const table = { players: [{ suit: "star" }, {}, {}] } as unknown as View["table"];
    expect(suitsAt(table, MARKS)).toEqual(["star", "hat", "cactus"]);
  });
});

describe("the pile of persons", () => {
  it("has whoever was not seen", () => {
    const piles = { terrain: [], seen_persons: ["singer", "doctor"] } as View["piles"];
    const unseen = unseenPersons(view([], { piles }));
    expect(unseen).toHaveLength(ALL_PERSONS.length - 2);
    expect(unseen).not.toContain("doctor");
  });
});
