import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/carson-city/Event";
import type { View } from "../../../wire/carson-city/View";
import { roundEnded } from "../logic/events";
import { hasExtras } from "../logic/extras";
import { bargainFor, lotsOf } from "../logic/town";

const town = { mountains: [], houses: [], townhouses: [], buildings: {}, roads: [] };
const view = (position: object, more: object = {}) =>
  ({
    viewer: { seat: 2 },
    position: { players: [{ parcels: [] }, { parcels: [] }], town, ...position },
    prices: [{ parcel: "d4", price: 6, occupied: ["d3", "d5"] }],
    incomes: [],
    cowboys: [],
    duels: [],
    ...more,
  }) as unknown as View;

describe("the pieces of variants", () => {
  it("are fetched where there are any, and only there", () => {
    expect(hasExtras(view({}))).toBe(false);
    for (const one of [{ outlaws: true }, { kit_carson: true }, { river: "printed" }, { horses: true }]) {
      expect(hasExtras(view(one))).toBe(true);
    }
    expect(hasExtras(view({ standish: {} }))).toBe(true);
    expect(hasExtras(view({ new_beginning: true }))).toBe(false);
    expect(hasExtras(view({ new_beginning: true }, { own_sheet: {} }))).toBe(true);
    expect(hasExtras(view({}, { hands: [{}] }))).toBe(true);
  });
});

describe("prices", () => {
  const bargains = [
    { seat: 2, place: "d4", price: 3 },
    { seat: 2, place: "building-8", price: 4 },
  ];

  it("are mine", () => {
    const mine = view({}, { bargains });
    expect(bargainFor(mine, 2, "building-8")).toBe(4);
    expect(bargainFor(mine, 1, "building-8")).toBeUndefined();
    expect(lotsOf(mine, 2).get("d4")).toMatchObject({ bargain: 3, price: { price: 6 } });
    expect(lotsOf(mine, 1).get("d4")).toMatchObject({ bargain: null });
  });

  it("are those of everybody for whoever watches", () => {
    expect(bargainFor(view({}, { bargains, viewer: "spectator" }), 2, "d4")).toBeUndefined();
  });
});

describe("a round", () => {
  const ended = (event: Event) => roundEnded({ phrase: { id: "" }, event });

  it("is over when the next one begins", () => {
    expect(ended({ round: { round: 3 } })).toBe(2);
    expect(ended({ round: { round: 1 } })).toBeNull();
    expect(ended({ passed: { seat: 1, position: 1 } })).toBeNull();
  });
});
