import { expect, test } from "vitest";
import { tipsFor as cards } from "../carson-cards/logic/tips";
import { tipsFor as city } from "../carson-city/logic/tips";
import { tipsFor as wagons } from "../circle-wagons/logic/tips";

const town = { buildings: {}, outlaws: [] };

test("what comes into the town introduces itself when cowboys are placed", () => {
  const place = (position: object) => city({ asked: { place: { seat: 1 } }, position });
  expect(place({ town })).toEqual(["web-city-tip-place"]);
  expect(place({ town: { buildings: { "city-hall": ["e5"] }, outlaws: ["d4"] } })).toEqual([
    "web-city-tip-place",
    "web-city-tip-outlaws",
    "web-city-tip-city-hall",
  ]);
  expect(place({ town, standish: {}, river: "printed" })).toContain("web-city-tip-standish");
  expect(city({ asked: { sheets: { waiting: [1] } }, position: { town } })).toEqual(["web-city-tip-sheets"]);
});

test("what a character asks explains itself", () => {
  const asked = ["eight", "take_building", "recruit", "lot", "tax", "reroll", "heal", "undertaker"];
  const tips = asked.map((name) => city({ asked: { [name]: { seat: 1 } }, position: { town } }));
  expect(tips).toEqual(asked.map((name) => [`web-city-tip-${name.replace("_", "-")}`]));
});

test("a card that was skipped is told to be a present, and the solo opponent introduces himself", () => {
  const lay = { lay: { seat: 1, card: 5 } };
  expect(wagons({ asked: lay, position: { skipped: [5, 6] } })).toContain("web-wagons-tip-given");
  expect(wagons({ asked: lay, position: {} })).toEqual(["web-wagons-tip-lay"]);
  expect(wagons({ asked: { draft: { seat: 1 } }, position: { solo: {} } })).toContain("web-wagons-tip-solo");
  expect(wagons({ asked: null, position: {} })).toEqual([]);
});

test("bids, the row, laying and persons explain themselves, and virtual players do", () => {
  const view = (phase: unknown, more: object = {}) =>
    cards({ table: { phase }, placements: [], bidders: [{ scripted: false }], ...more });
  expect(view("bids")).toEqual(["web-cards-tip-bid"]);
  expect(view("bids", { bidders: [{ scripted: true }] })).toContain("web-cards-tip-virtual");
  expect(view("take")).toEqual(["web-cards-tip-take"]);
  expect(view("take", { placements: [{}] })).toEqual(["web-cards-tip-lay"]);
  expect(view({ use: "governor" })).toEqual(["web-cards-tip-use"]);
  expect(view("choice")).toEqual([]);
});
