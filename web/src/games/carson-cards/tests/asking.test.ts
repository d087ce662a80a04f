import { describe, expect, it } from "vitest";
import type { Action } from "../../../wire/carson-cards/Action";
import type { Event } from "../../../wire/carson-cards/Event";
import type { LogLine } from "../../../wire/LogLine";
import type { Offer } from "../../../wire/Offer";
import { actionNamed } from "../logic/actions";
import { asked, firstHold } from "../logic/asking";
import { roundsOf, subjectOf } from "../logic/events";
import { slotsOf } from "../logic/slots";

const offer = (data: Action, gain: number | null = null): Offer => ({
  action: JSON.stringify(data),
  data,
  phrase: { id: "cards-event-sealed" },
  gain,
});

describe("what is asked", () => {
  it("finds a place on the board for every offer", () => {
    const offers: Action[] = [
      { bid: 1 },
      { take: { terrain: "I-01" } },
      { take: { person: "sheriff" } },
      { lay: "0,0" },
      { sell: "I-02" },
      { choose: "singer" },
      "pass",
    ];
    expect(asked(offers.map((one) => offer(one))).rest).toEqual([]);
    expect(asked([offer({ use: "lawyer" }), offer("pass")]).rest).toEqual([]);
  });

  it("lists what has no place, so that no decision is out of reach", () => {
    const rest = asked([offer("dance" as Action), offer("pass")]).rest;
    expect(rest.map((one) => one.data)).toEqual(["dance", "pass"]);
  });

  it("keeps the decision beside what is pointed at", () => {
    const found = asked([offer({ bid: 7 }), offer({ take: { person: "sheriff" } }, 4)]);
    expect(found.bids.get(7)).toBe('{"bid":7}');
    expect(found.takes.get("sheriff")).toMatchObject({ gain: 4 });
  });

  it("knows what a hint names", () => {
    const offers = [offer({ bid: 7 }), offer("pass")];
    expect(actionNamed(offers, '{"bid":7}')).toEqual({ bid: 7 });
    expect(actionNamed(offers, '"pass"')).toBeNull();
    expect(actionNamed(offers, null)).toBeNull();
  });
});

describe("the card in hand", () => {
  it("is held where it brings most", () => {
    const offers = [offer({ lay: "0,2" }, 1), offer({ lay: "-2,0" }, 5), offer({ lay: "2,0" }, 2)];
    expect(firstHold(offers, [{ card: "I-09", column: 0, row: 0 }], "I-01")).toEqual({ column: -2, row: 0 });
  });

  it("is held beside the city, to the right, if all places are the same", () => {
    const offers = [offer({ lay: "0,-1" }, 0), offer({ lay: "0,2" }, 0), offer({ lay: "2,0" }, 0)];
    expect(firstHold(offers, [{ card: "I-09", column: 0, row: 0 }], "I-01")).toEqual({ column: 2, row: 0 });
  });
});

const lines = (...events: Event[][]): LogLine[] =>
  events.map((told, index) => ({
    index,
    seat: index === 0 ? null : 1,
    action: null,
    told: told.map((event) => ({ phrase: { id: "cards-event-sealed" }, event })),
  }));

const LOG = lines(
  [{ round_began: { round: 1, row: ["I-01", "I-02"], person: "singer", back: null } }],
  [{ row_grew: { card: "I-03" } }],
  [
    { bid_sealed: { seat: 1 } },
    { bids_shown: { bids: [4, 9], bonuses: [6, 0] } },
    { raised: { seat: 2, bid: 9, bonus: 5 } },
    { taken: { seat: 2, card: { terrain: "I-02" } } },
    { taken: { seat: 1, card: { person: "singer" } } },
  ],
);

describe("the log", () => {
  it("tells what lay in the row, who bid what with what persons add, and who took what", () => {
    expect(roundsOf(LOG)).toEqual([
      {
        round: 1,
        row: [{ terrain: "I-01" }, { terrain: "I-02" }, { terrain: "I-03" }, { person: "singer" }],
        bids: [
          { bid: 4, bonus: 6 },
          { bid: 9, bonus: 5 },
        ],
        taken: [
          { seat: 2, card: { terrain: "I-02" } },
          { seat: 1, card: { person: "singer" } },
        ],
      },
    ]);
  });

  it("says of which cards and players a line speaks", () => {
    const { cards, seats } = subjectOf(LOG[2] ?? null);
    expect([...cards]).toEqual(["I-02", "singer"]);
    expect([...seats].sort()).toEqual([1, 2]);
    expect(subjectOf(null).cards.size).toBe(0);
  });

  it("keeps the places of taken cards empty, and shows whatever lies in the row", () => {
    const round = roundsOf(LOG)[0] ?? null;
    const slots = slotsOf([{ terrain: "I-01" }, { terrain: "I-40" }], round);
    expect(slots).toEqual([
      { card: { terrain: "I-01" }, taker: null },
      { card: { terrain: "I-02" }, taker: 2 },
      { card: { person: "singer" }, taker: 1 },
      { card: { terrain: "I-40" }, taker: null },
    ]);
  });
});
