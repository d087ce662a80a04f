import { describe, expect, it } from "vitest";
import type { Action } from "../../../wire/carson-city/Action";
import type { Offer } from "../../../wire/Offer";
import { offerNamed, readingOf } from "../logic/actions";
import { handFor, sortOffers } from "../logic/choices";
import { kindOf } from "../logic/desk.svelte";

const offer = (data: Action): Offer => ({
  action: JSON.stringify(data),
  data,
  phrase: { id: "" },
  gain: null,
});
const offers = (...actions: Action[]): Offer[] => actions.map(offer);

const FORMS: Action[] = [
  { parcel: "d4" },
  { choose: "4y" },
  "now",
  { take: "building-8" },
  { recruit: 2 },
  { tax: "weapons" },
  { bid: 12 },
  { place: "d4" },
  { place: "vp-5" },
  { place_with_dynamite: "d4" },
  { place_with_token: "vp-5" },
  { sheriff: "d4" },
  "pass",
  { road: "d4n" },
  { want: ["cowboys", 2] },
  { horse: 3 },
  { corral: 5 },
  { back: "wages" },
  { leave: 1 },
  { tile: 3 },
  { duel: "d4" },
  { reroll: "second" },
  { move: "vp-5" },
  { buy_parcel: "d4" },
  "buy",
  { build: ["bank", "d4"] },
  { house: "e5" },
  { double: "bank" },
  { points: 5 },
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
    expect(found.sort()).toEqual(FORMS.map((form) => JSON.stringify(form)).sort());
  });

  it("makes a button of a form that only a newer server knows", () => {
    expect(
      sortOffers(offers("whistle" as Action, { dance: "d4" } as unknown as Action)).buttons,
    ).toHaveLength(2);
  });

  it("keeps a cowboy, dynamite, the Sheriff and a road in different hands", () => {
    const { hands } = sortOffers(
      offers(
        { road: "d4n" },
        { place_with_dynamite: "d4" },
        { place: "d4" },
        { sheriff: "d4" },
        { place_with_token: "vp-5" },
        { place: "wages" },
      ),
    );
    expect(hands.map((hand) => hand.key)).toEqual(["place", "sheriff", "token", "dynamite", "road"]);
    expect([...(hands[0]?.targets.keys() ?? [])]).toEqual(["d4", "wages"]);
  });

  it("has a hand for each building that can be built", () => {
    const choices = sortOffers(
      offers(
        { build: ["bank", "d4"] },
        { build: ["bank", "e5"] },
        { build: ["mine", "a1"] },
        { road: "d4n" },
        "keep",
      ),
    );
    expect(choices.hands.map((hand) => hand.key)).toEqual(["build:bank", "build:mine", "road"]);
    expect(handFor(choices, "build:mine")?.targets.has("a1")).toBe(true);
    expect(handFor(choices, "build:hotel")?.key).toBe("build:bank");
  });

  it("puts numbers in their order, those below nothing first", () => {
    const { numbers } = sortOffers(
      offers({ want: ["points", 5] }, { want: ["points", -10] }, { want: ["points", 0] }),
    );
    expect(numbers.map(({ count }) => count)).toEqual([-10, 0, 5]);
  });

  it("finds the offer that a hint names", () => {
    const all = offers({ build: ["bank", "d4"] }, "pass");
    expect(offerNamed(all, '"pass"')).toBe(all[1]);
    expect(offerNamed(all, "dance")).toBeNull();
    expect(offerNamed(all, null)).toBeNull();
  });
});

describe("targets", () => {
  it("are told apart by their names", () => {
    const targets = FORMS.flatMap((form) => readingOf(offer(form)).target ?? []);
    expect(new Set(targets.map(kindOf))).toEqual(new Set(["parcel", "role", "space", "road", "pen", "tile"]));
    expect(kindOf("1-road")).toBe("space");
    expect(kindOf("d4")).toBe("parcel");
    expect(kindOf("14r")).toBe("role");
  });

  it("can be exchanged for others, to be told why those are not allowed", () => {
    const at = (action: Action, target: string) => readingOf(offer(action)).at?.(target);
    expect(at({ place_with_dynamite: "d4" }, "vp-5")).toEqual({ place_with_dynamite: "vp-5" });
    expect(at({ build: ["bank", "d4"] }, "e5")).toEqual({ build: ["bank", "e5"] });
    expect(at({ horse: 3 }, "pen-2")).toEqual({ horse: 2 });
    expect(at({ road: "d4n" }, "e5w")).toEqual({ road: "e5w" });
  });

  it("come back as they were", () => {
    for (const form of FORMS) {
      const { target, at } = readingOf(offer(form));
      if (target !== null) expect(at?.(target)).toEqual(form);
    }
  });
});
