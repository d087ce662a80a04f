// What the actions of this game do on the table: where one points, what one holds, how many one wants.
import type { Action } from "../../../wire/carson-city/Action";
import type { Building } from "../../../wire/carson-city/Building";
import type { Offer } from "../../../wire/Offer";
import { type Cases, match } from "../../../lib/match";

/** Something on the table that can be pointed at: a parcel `d4`, a space `vp-5`, a road place `d4n`, a character `4y`, an
 * enclosure `pen-3`, a duel tile `tile-3`. */
export type Target = string;

/** What one says about a target that may not be allowed, to be told why. */
export type Trial = Exclude<Action, string>;

export interface Reading {
  verb: string;
  target: Target | null;
  /** What one holds while one points: a plain cowboy, dynamite, the Sheriff, a road, a building. */
  hand: string;
  /** How many, in decisions that name a number. */
  count: number | null;
  /** Which building, in decisions that name one. */
  building: Building | null;
  /** The same with another target. */
  at: ((target: Target) => Trial) | null;
}

/** The hand of everything that needs no choice of its own. */
export const PLAIN = "place";

const button = (verb: string, building: Building | null = null): Reading => ({
  verb,
  target: null,
  hand: PLAIN,
  count: null,
  building,
  at: null,
});
const number = (verb: string, count: number): Reading => ({ ...button(verb), count });
const point = (verb: string, target: Target, at: Reading["at"], hand = PLAIN): Reading => ({
  ...button(verb),
  target,
  hand,
  at,
});
const numberIn = (target: Target) => Number(target.replace(/\D/g, ""));

/** The one place that knows the actions of this game. */
const READINGS: Cases<Action, Reading> = {
  parcel: (parcel) => point("parcel", parcel, (to) => ({ parcel: to })),
  choose: (role) => point("choose", role, (to) => ({ choose: to })),
  now: () => button("now"),
  later: () => button("later"),
  take: (space) => point("take", space, (to) => ({ take: to })),
  recruit: (count) => number("recruit", count),
  tax: () => button("tax"),
  send: (count) => number("send", count),
  bid: (amount) => number("bid", amount),
  place: (place) => point("place", place, (to) => ({ place: to })),
  place_with_dynamite: (place) => point("place", place, (to) => ({ place_with_dynamite: to }), "dynamite"),
  place_with_token: (space) => point("place", space, (to) => ({ place_with_token: to }), "token"),
  sheriff: (place) => point("sheriff", place, (to) => ({ sheriff: to }), "sheriff"),
  pass: () => button("pass"),
  road: (place) => point("road", place, (to) => ({ road: to }), "road"),
  want: ([, value]) => number("want", value),
  horse: (pen) => point("horse", `pen-${pen}`, (to) => ({ horse: numberIn(to) })),
  corral: (pen) => point("corral", `pen-${pen}`, (to) => ({ corral: numberIn(to) })),
  back: (place) => point("back", place, (to) => ({ back: to }), "back"),
  leave: (pen) => point("leave", `pen-${pen}`, (to) => ({ leave: numberIn(to) }), "back"),
  ride: (parcel) => point("ride", parcel, (to) => ({ ride: to })),
  outlaw: (parcel) => point("outlaw", parcel, (to) => ({ outlaw: to })),
  collect: () => button("collect"),
  rob: () => button("rob"),
  tile: (tile) => point("tile", `tile-${tile}`, (to) => ({ tile: numberIn(to) })),
  redraw: () => button("redraw"),
  duel: (parcel) => point("duel", parcel, (to) => ({ duel: to })),
  reroll: () => button("reroll"),
  move: (place) => point("move", place, (to) => ({ move: to })),
  pay: () => button("pay"),
  lose: () => button("lose"),
  buy_parcel: (parcel) => point("buy", parcel, (to) => ({ buy_parcel: to })),
  buy: () => button("buy"),
  decline: () => button("decline"),
  build: ([kind, parcel]) => ({
    ...point("build", parcel, (to) => ({ build: [kind, to] }), `build:${kind}`),
    building: kind,
  }),
  keep: () => button("keep"),
  house: (parcel) => point("house", parcel, (to) => ({ house: to })),
  townhouse: (parcel) => point("townhouse", parcel, (to) => ({ townhouse: to })),
  yes: () => button("yes"),
  no: () => button("no"),
  double: (kind) => button("double", kind),
  eight: () => button("eight"),
  blast: (parcel) => point("blast", parcel, (to) => ({ blast: to })),
  points: (count) => number("points", count),
  spend: (amount) => number("spend", amount),
  done: () => button("done"),
};

/** What an offer does; a button if only a newer server knows it. */
export function readingOf(offer: Offer): Reading {
  return match(offer.data as Action, READINGS, button(""));
}

/** The offer with a text form. */
export function offerNamed(offers: readonly Offer[], text: string | null): Offer | null {
  return offers.find(({ action }) => action === text) ?? null;
}

/** The building that a hand holds, if it holds one. */
export function buildingIn(hand: string): Building | null {
  return hand.startsWith("build:") ? (hand.slice(6) as Building) : null;
}
