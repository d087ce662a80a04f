// What on the table a question is about, beside what can be chosen.
import type { Ask } from "../../../wire/carson-city/Ask";
import { type Cases, match } from "../../../lib/match";
import type { Target } from "./actions";

const nothing = (): readonly Target[] => [];
const parcel = (asked: { parcel: Target }): readonly Target[] => [asked.parcel];
const place = (asked: { place: Target }): readonly Target[] => [asked.place];
const space = (asked: { space: Target }): readonly Target[] => [asked.space];
const beaten = (asked: { beaten_on: Target }): readonly Target[] => [asked.beaten_on];

/** The one place that knows the questions of this game. */
const CONCERNS: Cases<Ask, readonly Target[]> = {
  sheets: nothing,
  first_parcel: nothing,
  character: nothing,
  second_character: nothing,
  eight: nothing,
  take_building: nothing,
  free_parcel: nothing,
  recruit: nothing,
  stake: nothing,
  stake_tile: parcel,
  lot: ({ chosen }) => chosen,
  bid: ({ lot }) => lot,
  tax: nothing,
  heroes: nothing,
  lawyer_parcel: nothing,
  place: nothing,
  race: nothing,
  duel_order: nothing,
  horse: nothing,
  second_go: nothing,
  resettle: nothing,
  buy_horse: nothing,
  new_horse: nothing,
  outlaw_order: nothing,
  reward: parcel,
  tiles: place,
  reroll: ({ duel }) => [duel.place],
  heal: beaten,
  undertaker: beaten,
  buy_parcel: nothing,
  buy_building: space,
  build: nothing,
  house: nothing,
  consent: parcel,
  income: nothing,
  buy_points: space,
  last_roads: nothing,
  banker: nothing,
  spend: nothing,
  city_hall: nothing,
};

export function concernedBy(asked: Ask | null): readonly Target[] {
  return asked ? match(asked, CONCERNS, []) : [];
}
