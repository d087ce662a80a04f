// What somebody who has never been asked this before, or never seen it in the town, is told about it.
import type { View } from "../../../wire/carson-city/View";

/** What is asked, with the message that explains it. */
const QUESTIONS: Record<string, string> = {
  first_parcel: "web-city-tip-first-parcel",
  character: "web-city-tip-character",
  place: "web-city-tip-place",
  race: "web-city-tip-place",
  buy_building: "web-city-tip-building",
  build: "web-city-tip-build",
  house: "web-city-tip-house",
  buy_points: "web-city-tip-points",
  spend: "web-city-tip-spend",
  duel_order: "web-city-tip-duels",
  consent: "web-city-tip-consent",
  bid: "web-city-tip-auction",
  last_roads: "web-city-tip-roads",
  sheets: "web-city-tip-sheets",
  tiles: "web-city-tip-tiles",
  horse: "web-city-tip-horses",
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
  ].filter((tip) => tip !== "");
}

export function tipsFor(view: unknown): string[] {
  const city = view as View;
  const asked = Object.keys(city.asked ?? {})[0] ?? "";
  const question = QUESTIONS[asked];
  return [...(question ? [question] : []), ...newcomers(city, asked)];
}
