import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/carson-city/Event";
import type { View } from "../../../wire/carson-city/View";
import { byChance } from "../logic/chance";
import { staging } from "../logic/events";

const told = (...events: Event[]) => events.map((event) => ({ phrase: { id: "" }, event }));
const fighters = [
  { seat: 2, dice: [5], firepower: 3, strength: 8 },
  { seat: 1, dice: [2], firepower: 3, strength: 5 },
];
const round = told(
  { rolled: { place: "building-6", fighters } },
  { duel: { place: "building-6", fighters, by_pass: false } },
  { sent_home: { seat: 1, place: "building-6", why: "beaten" } },
  { money: { seat: 2, change: -6, reason: { building: "mine" } } },
  { acquired: { seat: 2, building: "mine" } },
  { built: { seat: 2, building: "mine", parcel: "d4" } },
  { house: { seat: 2, parcel: "e4" } },
  { money: { seat: 2, change: 8, reason: { income: ["mine", "d4"] } } },
  { cowboys: { seat: 1, change: 1 } },
);
const before = {
  asked: { pass: {} },
  stop: null,
  cowboys: [
    { seat: 1, place: "building-6", with: "nothing" },
    { seat: 2, place: "building-6", with: "nothing" },
    { seat: 1, place: "wages", with: "nothing" },
  ],
  incomes: [{ parcel: "d4", total: 4 }],
  duels: [{ place: "building-6", fighters: [], ways: 36 }],
  position: {
    row: { 6: "mine", 8: "mine" },
    town: { mountains: [], houses: ["d3"], townhouses: [], buildings: {}, roads: [] },
    players: [
      { money: 10, points: 0, parcels: [] },
      { money: 10, points: 0, parcels: ["d4"] },
    ],
  },
} as unknown as View;
const after = (count: number) => staging.stage(before, round.slice(0, count)) as View;

describe("a round as it is told", () => {
  it("shows a roll with what it decided, a price with what was bought, and every income by itself", () => {
    expect(staging.steps(round).map((step) => step.told)).toEqual([2, 3, 5, 6, 7, 9]);
  });

  it("stays longest with a duel", () => {
    const beats = staging.steps(round).map((step) => step.beats);
    expect(beats.indexOf(Math.max(...beats))).toBe(0);
  });

  it("shows the dice that somebody is about to roll again", () => {
    expect(staging.steps(round.slice(0, 1))).toHaveLength(1);
  });

  it("asks nothing while it is told, and marks the stop that it speaks of", () => {
    expect(after(2)).toMatchObject({ asked: null, stop: "building-6", duels: [] });
  });

  it("sends home the beaten cowboy alone", () => {
    expect(after(3).cowboys.map(({ seat, place }) => `${seat} ${place}`)).toEqual([
      "2 building-6",
      "1 wages",
    ]);
  });

  it("takes the tile from the space that was fought for, and builds and pays where it is told", () => {
    expect(after(5).position.row).toEqual({ 8: "mine" });
    expect(after(5).position.players[1]?.money).toBe(4);
    expect(after(7).position.town).toMatchObject({ buildings: { mine: ["d4"] }, houses: ["d3", "e4"] });
    expect(after(9).position.players[1]?.money).toBe(12);
  });

  it("leaves the view before as it was", () => {
    after(9);
    expect(before.position.players[1]?.money).toBe(10);
    expect(before.cowboys).toHaveLength(3);
  });
});

describe("what only variants bring", () => {
  const shown = (...events: Event[]) => staging.stage(before, told(...events)) as View;
  const mine = (view: View) => view.position.players[1];

  it("shows horses and cowboys in their enclosures as they are told", () => {
    const view = shown(
      { stabled: { seat: 2, enclosure: 3 } },
      { stabled: { seat: 2, enclosure: 3 } },
      { corralled: { seat: 2, enclosure: 1 } },
    );
    expect(mine(view)).toMatchObject({ stabled: [0, 0, 2, 0, 0], corralled: [1] });
    const left = shown(
      { corralled: { seat: 2, enclosure: 1 } },
      { left_enclosure: { seat: 2, enclosure: 1 } },
    );
    expect(mine(left)?.corralled).toEqual([]);
  });

  it("takes back one cowboy", () => {
    const view = shown({ recalled: { seat: 1, place: "wages" } });
    expect(view.cowboys.map(({ place }) => place)).toEqual(["building-6", "building-6"]);
  });

  it("lays a bridge among the roads", () => {
    const view = shown({ bridge: { seat: 1, place: "d4n" } });
    expect([view.position.town.roads, view.bridges]).toEqual([["d4n"], ["d4n"]]);
  });

  it("lets Outlaws come, move, be jailed, and be beaten", () => {
    const came: Event = { outlaw_came: { parcel: "a1" } };
    const moved: Event = { outlaw_moved: { from: "a1", to: "b2", income: 4 } };
    const fight = (winner: number | null): Event => ({
      outlaw_fight: { parcel: "b2", strength: 8, fighters, winner },
    });
    expect(shown(came).position.town.outlaws).toEqual(["a1"]);
    expect(shown(came, moved).position.town.outlaws).toEqual(["b2"]);
    expect(shown(came, { outlaw_jailed: { seat: 1, parcel: "a1" } }).position.town.outlaws).toEqual([]);
    expect(shown(came, moved, fight(null)).position.town.outlaws).toEqual(["b2"]);
    expect(shown(came, moved, fight(2)).position.town.outlaws).toEqual([]);
  });

  it("leaves a Mine where it is when it is blasted", () => {
    const mines = shown(
      { built: { seat: 2, building: "mine", parcel: "d4" } },
      { blasted: { seat: 2, parcel: "d4" } },
    ).position.town.buildings;
    expect(mines).toEqual({ mine: ["d4"] });
  });
});

it("knows what of a round came by chance", () => {
  const chance = told(
    { money: { seat: 1, change: 7, reason: { space: "gambling" } } },
    { tile_drawn: { building: "bank", space: "building-3" } },
  );
  const lucky = [...round, ...chance].filter(byChance).map(({ event }) => Object.keys(event as object)[0]);
  expect(lucky).toEqual(["duel", "money", "tile_drawn"]);
});
