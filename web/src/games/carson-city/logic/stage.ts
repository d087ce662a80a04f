// The table between two moments: what an event that is being told has changed on it. The figures are those of the events.
import type { Building } from "../../../wire/carson-city/Building";
import type { Parcel } from "../../../wire/carson-city/Parcel";
import type { Place } from "../../../wire/carson-city/Place";
import type { PlayerPosition } from "../../../wire/carson-city/PlayerPosition";
import type { Role } from "../../../wire/carson-city/Role";
import type { TownPosition } from "../../../wire/carson-city/TownPosition";
import type { View } from "../../../wire/carson-city/View";
import type { With } from "../../../wire/carson-city/With";
import type { Seat } from "../../../wire/Seat";
import { stopOf } from "./track";

/** Makes the next picture of the one before. */
export type Stage = (view: View) => View;

export const asBefore: Stage = (view) => view;

function town(change: (town: TownPosition) => Partial<TownPosition>): Stage {
  return (view) => {
    const { position } = view;
    return {
      ...view,
      position: { ...position, town: { ...position.town, ...change(position.town) } },
    };
  };
}

function player(seat: Seat, change: (player: PlayerPosition) => Partial<PlayerPosition>): Stage {
  return (view) => {
    const players = view.position.players.map((one, index) =>
      index === seat - 1 ? { ...one, ...change(one) } : one,
    );
    return { ...view, position: { ...view.position, players } };
  };
}

export const paid = (seat: Seat, change: number) => player(seat, ({ money }) => ({ money: money + change }));
export const scored = (seat: Seat, change: number) =>
  player(seat, ({ points }) => ({ points: points + change }));
export const owned = (seat: Seat, parcel: Parcel) =>
  player(seat, ({ parcels }) => ({ parcels: [...parcels, parcel] }));
export const chose = (seat: Seat, role: Role) => player(seat, () => ({ role }));

export const built = (building: Building, parcel: Parcel) =>
  town(({ buildings }) => ({
    buildings: { ...buildings, [building]: [...(buildings[building] ?? []), parcel] },
  }));
export const unbuilt = (building: Building, parcel: Parcel) =>
  town(({ buildings }) => ({
    buildings: { ...buildings, [building]: (buildings[building] ?? []).filter((one) => one !== parcel) },
  }));
export const housed = (parcel: Parcel) => town(({ houses }) => ({ houses: [...houses, parcel] }));
export const heightened = (parcel: Parcel) =>
  town(({ houses, townhouses }) => ({
    houses: houses.filter((one) => one !== parcel),
    townhouses: [...townhouses, parcel],
  }));
export const paved = (place: string) => town(({ roads }) => ({ roads: [...roads, place] }));

export const bridged =
  (place: string): Stage =>
  (view) => ({ ...paved(place)(view), bridges: [...(view.bridges ?? []), place] });

/** A horse goes into an enclosure. */
export const stabled = (seat: Seat, enclosure: number) =>
  player(seat, ({ stabled }) => {
    const [one, two, three, four, five] = (stabled ?? [0, 0, 0, 0, 0]).map((horses, index) =>
      index === enclosure - 1 ? horses + 1 : horses,
    );
    return { stabled: [one ?? 0, two ?? 0, three ?? 0, four ?? 0, five ?? 0] };
  });
/** A cowboy goes into an enclosure, or leaves it. */
export const corralled = (seat: Seat, enclosure: number) =>
  player(seat, ({ corralled }) => ({ corralled: [...(corralled ?? []), enclosure] }));
export const uncorralled = (seat: Seat, enclosure: number) =>
  player(seat, ({ corralled }) => ({ corralled: (corralled ?? []).filter((one) => one !== enclosure) }));
/** An Outlaw leaves one parcel, if he was on any, and appears on another, unless he is gone for good. */
export const rides = (from: Parcel | null, to: Parcel | null) =>
  town(({ outlaws }) => {
    const others = (outlaws ?? []).filter((parcel) => parcel !== from);
    return { outlaws: to === null ? others : [...others, to] };
  });

export const placed =
  (seat: Seat, place: Place, how: With): Stage =>
  (view) => ({ ...view, cowboys: [...view.cowboys, { seat, place, with: how }] });

/** One cowboy of a player leaves a place. */
export const sentHome =
  (seat: Seat, place: Place): Stage =>
  (view) => {
    const leaves = view.cowboys.findIndex((cowboy) => cowboy.seat === seat && cowboy.place === place);
    return { ...view, cowboys: view.cowboys.filter((_, index) => index !== leaves) };
  };

/** A duel that is over is no longer ahead. */
export const decided =
  (place: Place): Stage =>
  (view) => ({ ...view, duels: view.duels.filter((duel) => duel.place !== place) });

/** The tile that somebody took leaves the row. */
export const taken =
  (building: Building): Stage =>
  (view) => {
    const { position, stop } = view;
    const row = Object.entries(position.row as Record<string, Building>);
    const price = stop === null ? undefined : stopOf(stop)?.price;
    const here = row.findIndex(([at, tile]) => tile === building && at === String(price));
    const left = here < 0 ? row.findIndex(([, tile]) => tile === building) : here;
    return {
      ...view,
      position: { ...position, row: Object.fromEntries(row.filter((_, index) => index !== left)) },
    };
  };
