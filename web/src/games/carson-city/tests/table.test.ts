import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/carson-city/Event";
import type { View } from "../../../wire/carson-city/View";
import type { LogLine } from "../../../wire/LogLine";
import { nearest } from "../logic/arrows";
import { concernedBy } from "../logic/asked";
import { characterOf, drawingOf, otherSide } from "../logic/cast";
import { arrivalsIn, changesIn, duelsIn, placedIn, sinceDecision, subjectOf } from "../logic/events";
import { figures } from "../logic/figures";
import { standingAt } from "../logic/town";
import { STOPS } from "../logic/track";

const line = (index: number, seat: number | null, ...events: Event[]): LogLine => ({
  index,
  seat,
  action: null,
  told: events.map((event) => ({ phrase: { id: "" }, event })),
});

describe("the track", () => {
  it("draws every stop of the rules once, in their order", () => {
    expect(STOPS.map((stop) => stop.space)).toEqual(figures.stops.map((stop) => stop.space));
  });

  it("gathers whoever stands on a place", () => {
    const cowboys = [
      { place: "wages", seat: 1, with: "nothing" },
      { place: "d4", seat: 2, with: "dynamite" },
      { place: "wages", seat: 2, with: "nothing" },
    ] as const;
    expect(
      standingAt(cowboys)
        .get("wages")
        ?.map(({ seat }) => seat),
    ).toEqual([1, 2]);
    expect(standingAt(cowboys).get("d4")).toMatchObject([{ seat: 2, with: "dynamite" }]);
  });
});

describe("the characters", () => {
  it("have a drawing for each person, two where the sides are two people", () => {
    expect([drawingOf("4y"), drawingOf("4r"), drawingOf("18r")]).toEqual(["who-4", "who-4", "who-18r"]);
    expect(otherSide("11y")).toBe("11r");
  });

  it("are those that the rules give a player, the Paperboy where he has fetched nobody", () => {
    const of = (role: string | null, ...characters: [number, string][]) =>
      characterOf(
        {
          position: { players: [{ role }] },
          characters: characters.map(([number, side]) => ({ number, sides: [side], owner: 1 })),
        } as unknown as View,
        1,
      );
    expect(of("4y", [4, "4y"])).toEqual({ role: "4y", number: 4 });
    expect(of("4y", [0, "0r"], [4, "4y"])).toEqual({ role: "4y", number: 0 });
    expect(of(null, [0, "0r"])).toEqual({ role: "0r", number: 0 });
    expect(of(null)).toBeNull();
  });
});

describe("the log", () => {
  it("points at everything that a line speaks of", () => {
    const told = line(
      3,
      1,
      { built: { seat: 1, building: "bank", parcel: "d4" } },
      { money: { seat: 2, change: 6, reason: { income: ["hotel", "e5"] } } },
      { placed: { seat: 1, place: "vp-5", with: "nothing" } },
      { mountains: { parcels: ["a1", "b2"] } },
      "no_city_hall",
    );
    expect([...subjectOf(told)].sort()).toEqual(["a1", "b2", "d4", "e5", "vp-5"]);
    expect(subjectOf(null).size).toBe(0);
  });

  it("adds up what came and went", () => {
    const told = line(
      1,
      1,
      { money: { seat: 1, change: -5, reason: "auction" } },
      { money: { seat: 1, change: 8, reason: "limit" } },
      { points: { seat: 2, change: 3, reason: "limit" } },
    );
    expect(changesIn([told])).toEqual([
      { seat: 1, money: 3, points: 0 },
      { seat: 2, money: 0, points: 3 },
    ]);
  });

  it("lets only what came arrive", () => {
    const told = line(
      1,
      1,
      { outlaw_moved: { from: "a1", to: "b2", income: 4 } },
      { sent_home: { seat: 1, place: "c3", why: "beaten" } },
    );
    expect([...arrivalsIn([told])]).toEqual(["b2"]);
  });

  it("knows who was sent where, and with what", () => {
    const told = line(
      1,
      2,
      { placed: { seat: 2, place: "vp-5", with: "dynamite" } },
      { passed: { seat: 2, position: 1 } },
    );
    expect(placedIn([told])).toEqual([{ seat: 2, place: "vp-5", with: "dynamite" }]);
  });

  it("shows a duel as it was rolled until it is decided", () => {
    const fighter = (seat: number, die: number) => ({ seat, dice: [die], firepower: 2, strength: die + 2 });
    const rolled = line(1, 1, { rolled: { place: "d4", fighters: [fighter(1, 2), fighter(2, 5)] } });
    const decided = line(2, 1, {
      duel: { place: "d4", fighters: [fighter(2, 5), fighter(1, 3)], by_pass: false },
    });
    expect(duelsIn([rolled])).toMatchObject([{ place: "d4", decided: false }]);
    expect(duelsIn([rolled, decided])).toEqual([
      { place: "d4", there: null, fighters: [fighter(2, 5), fighter(1, 3)], decided: true, byPass: false },
    ]);
  });

  it("leaves it to the question to say what it is about", () => {
    expect(concernedBy({ consent: { seat: 1, parcel: "d4" } })).toEqual(["d4"]);
    expect(concernedBy({ heal: { seat: 1, beaten_on: "vp-5" } })).toEqual(["vp-5"]);
    expect(concernedBy({ place: { seat: 1 } })).toEqual([]);
    expect(concernedBy(null)).toEqual([]);
  });

  it("goes back to my last decision", () => {
    const log = [line(0, null), line(1, 1), line(2, 2), line(3, 3)];
    expect(sinceDecision(log, [1]).map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(sinceDecision(log, [6]).map(({ index }) => index)).toEqual([3]);
  });
});

describe("arrow keys", () => {
  const boxes = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({ left: column * 10, top: row * 10, width: 10, height: 10 })),
  );
  const from = (index: number, key: string) => {
    const here = boxes[index];
    return here ? nearest(boxes, here, key) : undefined;
  };

  it("lead to the next in that direction, and nowhere at the rim", () => {
    expect(from(4, "ArrowRight")).toBe(5);
    expect(from(4, "ArrowUp")).toBe(1);
    expect(from(2, "ArrowRight")).toBeNull();
    expect(from(4, "Enter")).toBeNull();
  });
});
