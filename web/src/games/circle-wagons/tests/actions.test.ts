import { describe, expect, it } from "vitest";
import { unpackOffers } from "../../../lib/packed";
import type { Action } from "../../../wire/circle-wagons/Action";
import type { View } from "../../../wire/circle-wagons/View";
import type { Lesson } from "../../../wire/Lesson";
import type { Offer } from "../../../wire/Offer";
import { actionNamed, draftsIn, nearestPlace, placesOf, skipsIn } from "../logic/actions";
import { firstHold } from "../logic/holding";

/** What the rules wrote for the lessons. */
const lessons = import.meta.glob<Lesson>("../../../learn/lessons/circle-wagons-*.json", {
  eager: true,
  import: "default",
});

const offer = (action: string, data: Action, gain: number | null = null): Offer => ({
  action,
  data,
  phrase: { id: "x" },
  gain,
});
const lay = (column: number, row: number, turned = false, gain: number | null = null) =>
  offer(`lay ${column},${row}${turned ? " turned" : ""}`, { lay: { column, row, turned } }, gain);

describe("offers", () => {
  const offers = [offer("take 4", { take: 4 }), offer("start 18", { start: 18 }), lay(2, -1, true)];

  it("of cards are found by their card, with the decision to be made", () => {
    expect([...draftsIn(offers)]).toEqual([
      [4, "take 4"],
      [18, "start 18"],
    ]);
  });

  it("say how many cards are skipped, where a card can be taken", () => {
    const phrase = { id: "wagons-choice-take", args: [["skipped", { number: 3 }]] } as Offer["phrase"];
    expect([...skipsIn([{ ...offer("take 4", { take: 4 }), phrase }, ...offers.slice(1)])]).toEqual([[4, 3]]);
  });

  it("of the rules skip what lies before a card in the circle", () => {
    const asked = Object.values(lessons).flatMap(({ steps }) => steps.map(({ exercise }) => exercise));
    const told = asked.flatMap(({ moment }) => {
      const { circle } = (moment.seats[0]?.view as View).position;
      const offered = (moment.packed ?? []).flatMap((packed) => unpackOffers(packed.offers));
      return [...skipsIn(offered)].map(([card, skips]) => [skips, circle.indexOf(card)]);
    });
    expect(told.length).toBeGreaterThan(5);
    for (const [skips, before] of told) expect(skips).toBe(before);
  });

  it("are found by the text form that a hint names", () => {
    expect(actionNamed(offers, "lay 2,-1 turned")).toEqual({ lay: { column: 2, row: -1, turned: true } });
    expect(actionNamed(offers, "take 5")).toBeNull();
    expect(actionNamed(offers, null)).toBeNull();
  });
});

describe("the places where a card may lie", () => {
  const offers = [lay(0, -2, false, 3), lay(0, -2, true, -1), lay(2, 1), offer("take 4", { take: 4 })];

  it("are those of the way it is turned, with what they bring", () => {
    expect([...placesOf(offers, false)]).toEqual([
      ["0,-2", { column: 0, row: -2, gain: 3, decision: "lay 0,-2" }],
      ["2,1", { column: 2, row: 1, gain: 0, decision: "lay 2,1" }],
    ]);
    expect([...placesOf(offers, true).values()]).toEqual([
      { column: 0, row: -2, gain: -1, decision: "lay 0,-2 turned" },
    ]);
  });

  it("are counted to the middle of the card when the nearest is wanted", () => {
    const places = [...placesOf(offers, false).values()];
    expect(nearestPlace(places, 1, -1)).toMatchObject({ column: 0, row: -2 });
    expect(nearestPlace(places, 2.6, 1.4)).toMatchObject({ column: 2, row: 1 });
    expect(nearestPlace([], 0, 0)).toBeNull();
  });
});

describe("a card that has just come to hand", () => {
  const town = [{ card: 1, column: 0, row: 0, turned: false }];

  it("is held beside the town, not on it", () => {
    const offers = [lay(0, 0), lay(1, 0), lay(2, 0), lay(0, 2), lay(-2, 0, true)];
    expect(firstHold(offers, town, 2)).toEqual({ column: 2, row: 0 });
  });

  it("is held on the town if there is no place beside it", () => {
    expect(firstHold([lay(1, 1)], town, 2)).toEqual({ column: 1, row: 1 });
  });

  it("is held at the only place of an empty town, and nowhere if nothing is offered", () => {
    expect(firstHold([lay(0, 0)], [], 2)).toEqual({ column: 0, row: 0 });
    expect(firstHold([], [], 2)).toBeNull();
  });
});
