import { describe, expect, it } from "vitest";
import type { Holding } from "../../../wire/carson-cards/Holding";
import type { Table } from "../../../wire/carson-cards/Table";
import type { View } from "../../../wire/carson-cards/View";
import { allBids, bonusOf, suitsAt, takingOrder, tieOrder } from "../logic/auction";
import { unseenPersons, unseenTerrain } from "../logic/piles";

function viewOf(players: Partial<Holding>[], table: Partial<Table> = {}): View {
  return {
    viewer: { seat: 1 },
    table: {
      options: { people: 2, fill: 4, strength: "professional", suits: "by-seat" },
      round: 3,
      phase: "take",
      row: [],
      person: null,
      hand: null,
      players: players.map((player) => ({ persons: [], spent: [], ...player })),
      used: [],
      turned: [],
      to_take: [],
      second_card: false,
      sold: [],
      under: [],
      gone: [],
      gone_persons: [],
      ...table,
    },
    back: { suits: ["boot", "cow", "star", "hat", "horseshoe", "cactus"], mark: "plain" },
    sealed: [],
    own_bid: null,
    asked: [],
    placements: [],
    scores: { seats: [] },
    over: false,
  };
}
const order = (view: View) => takingOrder(view).map((one) => one.seat);

describe("the order of taking", () => {
  it("goes from the highest bid to the lowest", () => {
    expect(order(viewOf([{ bid: 3 }, { bid: 9 }, { bid: 5 }, { bid: 7 }]))).toEqual([2, 4, 3, 1]);
  });

  it("goes by the open back among equal bids: the boot before the star, the hat, the cactus", () => {
    expect(order(viewOf([{ bid: 5 }, { bid: 5 }, { bid: 5 }, { bid: 5 }]))).toEqual([4, 2, 1, 3]);
  });

  it("counts what used persons add, and only those used in this round", () => {
    const gunslinger: Partial<Holding> = { bid: 3, persons: ["gunslinger", "gunsmith"] };
    const view = viewOf([gunslinger, { bid: 7 }], { used: ["gunslinger"] });
    expect(takingOrder(view)[0]).toMatchObject({ seat: 1, bid: 3, bonus: 5 });
  });

  it("counts what was announced before the bids, and nothing for a bid that the Lawyer made void", () => {
    const { table } = viewOf([{ persons: ["gunsmith", "heroes"] }, { persons: ["lawyer", "doctor"] }], {
      phase: "bids",
      used: ["gunsmith", "heroes", "lawyer", "doctor"],
    });
    expect([bonusOf(table, 1), bonusOf(table, 2)]).toEqual([9, 0]);
  });

  it("goes by the suits that the players have, not by their seats", () => {
    const view = viewOf([
      { bid: 5, suit: "cactus" },
      { bid: 5, suit: "hat" },
      { bid: 5, suit: "cow" },
      { bid: 5, suit: "boot" },
    ]);
    expect(order(view)).toEqual([4, 3, 2, 1]);
    expect(suitsAt(view.table)).toEqual(["cactus", "hat", "cow", "boot"]);
  });

  it("leaves out the bid of whoever used the Lawyer", () => {
    const view = viewOf([{ bid: 9, persons: ["lawyer"] }, { bid: 1 }], { used: ["lawyer"], to_take: [2] });
    expect(takingOrder(view).at(-1)).toMatchObject({ seat: 1, void: true, waits: false });
  });

  it("is not known as long as the bids lie face down", () => {
    expect(order(viewOf([{}, {}], { phase: "bids" }))).toEqual([]);
    expect(order(viewOf([{ bid: 2 }, { bid: 1 }], { phase: { use: "doctor" } }))).toEqual([1, 2]);
  });
});

describe("the auction cards", () => {
  it("are 1 to 9 for people and 3 to 11 for virtual professionals", () => {
    const { table } = viewOf([{}, {}, {}, {}]);
    expect(allBids(table, 2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(allBids(table, 3)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("break ties in the order of the back, with the players of this table only", () => {
    expect(tieOrder(viewOf([{}, {}, {}, {}]))).toEqual([4, 2, 1, 3]);
  });
});

describe("what is still to come", () => {
  it("is what lies nowhere: 48 terrain cards an epoch, 21 persons", () => {
    const { table } = viewOf(
      [{ city: [{ card: "I-01", at: "0,0" }], persons: ["singer"] }, { collected: ["I-02"] }],
      {
        row: ["I-03", "I-04"],
        person: "sheriff",
        under: ["doctor"],
        gone: ["I-05"],
        gone_persons: ["indian"],
      },
    );
    expect(unseenTerrain(table)).toHaveLength(43);
    expect(unseenPersons(table)).toHaveLength(17);
    expect(unseenPersons(table)).not.toContain("doctor");
  });

  it("is the second epoch's from round 10 on", () => {
    const { table } = viewOf([], { round: 10 });
    expect(unseenTerrain(table)[0]).toBe("II-01");
  });
});
