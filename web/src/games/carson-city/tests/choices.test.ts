import { describe, expect, it } from "vitest";
import type { Offer } from "../../../wire/Offer";
import { readAction, sameWith } from "../logic/actions";
import { handFor, handOfAction, sortOffers } from "../logic/choices";
import { kindOf } from "../logic/desk.svelte";

const offers = (...actions: string[]): Offer[] =>
  actions.map((action) => ({ action, phrase: { id: action }, gain: null }));

/** One of every form in the table of the rules' `Action`. */
const FORMS = [
  "parcel d4",
  "choose 4y",
  "now",
  "later",
  "take building-8",
  "recruit 2",
  "tax weapons",
  "send 1",
  "bid 12",
  "place d4",
  "place vp-5",
  "place d4 dynamite",
  "place vp-5 token",
  "sheriff d4",
  "pass",
  "road d4n",
  "want cowboys 2",
  "want points -5",
  "horse 3",
  "corral 5",
  "back wages",
  "leave 1",
  "ride d4",
  "outlaw d4",
  "collect",
  "rob",
  "tile 3",
  "redraw",
  "duel d4",
  "reroll",
  "reroll 2",
  "move vp-5",
  "pay",
  "lose",
  "buy d4",
  "buy",
  "decline",
  "build bank d4",
  "keep",
  "house e5",
  "townhouse e5",
  "yes",
  "no",
  "double bank",
  "eight",
  "blast d4",
  "points 5",
  "spend 10",
  "done",
];

describe("sorting offers", () => {
  it("loses none: each is a target, a number or a button", () => {
    const { hands, numbers, buttons } = sortOffers(offers(...FORMS));
    const found = [
      ...hands.flatMap((hand) => [...hand.targets.values()].flat()),
      ...numbers.map(({ offer }) => offer),
      ...buttons,
    ].map((offer) => offer.action);
    expect(found.sort()).toEqual([...FORMS].sort());
  });

  it("makes a button of a form that nobody has heard of", () => {
    expect(sortOffers(offers("whistle", "dance d4")).buttons).toHaveLength(2);
  });

  it("keeps a cowboy, dynamite, the Sheriff and a road in different hands", () => {
    const { hands } = sortOffers(
      offers("road d4n", "place d4 dynamite", "place d4", "sheriff d4", "place vp-5 token", "place wages"),
    );
    expect(hands.map((hand) => hand.key)).toEqual(["place", "sheriff", "token", "dynamite", "road"]);
    expect([...(hands[0]?.targets.keys() ?? [])]).toEqual(["d4", "wages"]);
  });

  it("has a hand for each building that can be built", () => {
    const choices = sortOffers(offers("build bank d4", "build bank e5", "build mine a1", "road d4n", "keep"));
    expect(choices.hands.map((hand) => hand.key)).toEqual(["build:bank", "build:mine", "road"]);
    expect(handFor(choices, "build:mine")?.targets.has("a1")).toBe(true);
    expect(handFor(choices, "build:hotel")?.key).toBe("build:bank");
  });

  it("puts numbers in their order, those below nothing first", () => {
    const { numbers } = sortOffers(offers("want points 5", "want points -10", "want points 0"));
    expect(numbers.map(({ count }) => count)).toEqual([-10, 0, 5]);
  });

  it("finds the hand of a hint", () => {
    expect(handOfAction("build bank d4")).toBe("build:bank");
    expect(handOfAction("place d4 dynamite")).toBe("dynamite");
    expect(handOfAction("pass")).toBe("place");
  });
});

describe("targets", () => {
  it("are told apart by their names", () => {
    const targets = FORMS.flatMap((form) => readAction(form).target ?? []);
    expect(new Set(targets.map(kindOf))).toEqual(new Set(["parcel", "role", "space", "road", "pen", "tile"]));
    expect(kindOf("1-road")).toBe("space");
    expect(kindOf("d4")).toBe("parcel");
    expect(kindOf("14r")).toBe("role");
  });

  it("are put into the same words as others", () => {
    expect(sameWith("place d4 dynamite", "vp-5")).toBe("place vp-5 dynamite");
    expect(sameWith("build bank d4", "e5")).toBe("build bank e5");
    expect(sameWith("horse 3", "pen-2")).toBe("horse 2");
    expect(sameWith("road d4n", "e5w")).toBe("road e5w");
  });
});
