import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/carson-city/Event";
import type { Position } from "../../../wire/carson-city/Position";
import type { LogLine } from "../../../wire/LogLine";
import { nearest } from "../logic/arrows";
import { drawingOf, membersOf, otherSide } from "../logic/cast";
import {
  arrivalsIn,
  changesIn,
  concernedBy,
  duelsIn,
  placedIn,
  sinceDecision,
  subjectOf,
} from "../logic/events";
import { currentStop, isClosed, STOPS } from "../logic/track";

const line = (index: number, seat: number | null, ...events: Event[]): LogLine => ({
  index,
  seat,
  action: null,
  told: events.map((event) => ({ phrase: { id: "" }, event })),
});

const player = {
  money: 0,
  points: 0,
  revolvers: 0,
  roads: 0,
  cowboys: 0,
  dynamite: 0,
  kept: {},
  parcels: [],
};
const position = (changes: Partial<Position>): Position => ({
  edition: 2023,
  buildings: "all",
  characters: null,
  cast: ["1y", "14", "17", "18r"],
  round: 1,
  town: { mountains: [], houses: [], townhouses: [], buildings: {}, roads: [] },
  players: [
    { ...player, eight: "settled", standing: [] },
    { ...player, eight: "settled", standing: [] },
  ],
  row: {},
  bag: {},
  order: [],
  passed: [],
  sheriff: "away",
  tokens: 0,
  ...changes,
});

describe("the track", () => {
  it("has 24 stops, each once", () => {
    expect(new Set(STOPS.map((stop) => stop.space)).size).toBe(24);
  });

  it("closes a space for points in each round", () => {
    const closed = (round: number) => STOPS.filter((stop) => isClosed(stop.space, round)).length;
    expect([1, 2, 3, 4].map(closed)).toEqual([0, 1, 2, 3]);
  });

  it("knows where it is from what is asked and from what comes next", () => {
    expect(currentStop(position({ agenda: [{ next_turn: { from: 1 } }] }))).toBeNull();
    expect(currentStop(position({ agenda: [{ track: "ammunition" }, { wages: { done: 0 } }] }))).toBe(
      "wages",
    );
    expect(
      currentStop(
        position({
          asked: { buy_building: { seat: 1, space: "building-8" } },
          agenda: [{ track: "building-6" }],
        }),
      ),
    ).toBe("building-8");
    expect(currentStop(position({ agenda: [{ track: "wages" }] }))).toBeNull();
  });
});

describe("the characters", () => {
  it("show both sides of the Doctor until somebody has him", () => {
    const doctor = (changes: Partial<Position>) =>
      membersOf(position(changes), []).find((member) => member.number === 14);
    expect(doctor({})?.sides).toEqual(["14y", "14r"]);
    const taken = position({}).players.map((one, index) => (index === 1 ? { ...one, role: "14r" } : one));
    expect(doctor({ players: taken })).toEqual({ number: 14, sides: ["14r"], owner: 2 });
  });

  it("turn the Teacher in the last round", () => {
    const teacher = (round: number) =>
      membersOf(position({ round }), []).find((member) => member.number === 17)?.sides;
    expect([teacher(3), teacher(4)]).toEqual([["17y"], ["17r"]]);
  });

  it("have a drawing for each person, two where the sides are two people", () => {
    expect([drawingOf("4y"), drawingOf("4r"), drawingOf("18r")]).toEqual(["who-4", "who-4", "who-18r"]);
    expect(otherSide("11y")).toBe("11r");
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
    expect(placedIn([told])).toEqual([
      { seat: 2, place: "vp-5", sheriff: false, dynamite: true, quiet: false },
    ]);
  });

  it("shows a duel as it was rolled until it is decided", () => {
    const fighter = (seat: number, die: number) => ({ seat, dice: [die], firepower: 2, strength: die + 2 });
    const rolled = line(1, 1, { rolled: { place: "d4", fighters: [fighter(1, 2), fighter(2, 5)] } });
    const decided = line(2, 1, {
      duel: { place: "d4", fighters: [fighter(2, 5), fighter(1, 3)], by_pass: false },
    });
    expect(duelsIn([rolled])).toMatchObject([{ place: "d4", decided: false }]);
    expect(duelsIn([rolled, decided])).toEqual([
      { place: "d4", fighters: [fighter(2, 5), fighter(1, 3)], by_pass: false, decided: true },
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
