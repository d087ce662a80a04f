// What somebody who has never been asked this before, or never seen it in the town, is told about it.
import { type Cases, match } from "../../../lib/match";
import type { Ask } from "../../../wire/carson-city/Ask";
import type { View } from "../../../wire/carson-city/View";

const nothing = (): string[] => [];
const tip = (name: string) => (): string[] => [name];

/** The messages that explain each question; those that speak for themselves have none. */
const QUESTIONS: Cases<Ask, string[]> = {
  sheets: tip("web-city-tip-sheets"),
  first_parcel: tip("web-city-tip-first-parcel"),
  character: tip("web-city-tip-character"),
  second_character: nothing,
  eight: tip("web-city-tip-eight"),
  take_building: tip("web-city-tip-take-building"),
  free_parcel: nothing,
  recruit: tip("web-city-tip-recruit"),
  stake: nothing,
  stake_tile: nothing,
  lot: tip("web-city-tip-lot"),
  bid: tip("web-city-tip-auction"),
  tax: tip("web-city-tip-tax"),
  heroes: nothing,
  lawyer_parcel: nothing,
  place: tip("web-city-tip-place"),
  race: tip("web-city-tip-place"),
  duel_order: tip("web-city-tip-duels"),
  horse: tip("web-city-tip-horses"),
  second_go: nothing,
  resettle: nothing,
  buy_horse: nothing,
  new_horse: nothing,
  outlaw_order: nothing,
  reward: nothing,
  tiles: tip("web-city-tip-tiles"),
  reroll: tip("web-city-tip-reroll"),
  heal: tip("web-city-tip-heal"),
  undertaker: tip("web-city-tip-undertaker"),
  buy_parcel: nothing,
  buy_building: tip("web-city-tip-building"),
  build: tip("web-city-tip-build"),
  house: tip("web-city-tip-house"),
  consent: tip("web-city-tip-consent"),
  income: nothing,
  buy_points: tip("web-city-tip-points"),
  last_roads: tip("web-city-tip-roads"),
  banker: nothing,
  spend: tip("web-city-tip-spend"),
  city_hall: nothing,
};

/** What comes into the town and introduces itself when cowboys are placed, or a character is chosen. */
function newcomers({ position }: View, asked: string): string[] {
  if (asked !== "place" && asked !== "race" && asked !== "character") return [];
  const { town } = position;
  return [
    position.standish ? "web-city-tip-standish" : "",
    position.river ? "web-city-tip-river" : "",
    asked === "race" ? "web-city-tip-race" : "",
    (town.outlaws ?? []).length > 0 ? "web-city-tip-outlaws" : "",
    (town.buildings["city-hall"] ?? []).length > 0 ? "web-city-tip-city-hall" : "",
  ].filter((name) => name !== "");
}

export function tipsFor(view: unknown): string[] {
  const city = view as View;
  const { asked } = city;
  return asked ? [...match(asked, QUESTIONS, []), ...newcomers(city, Object.keys(asked)[0] ?? "")] : [];
}
