// What stands on each parcel, gathered from the view once for each moment.
import type { Building } from "../../../wire/carson-city/Building";
import type { Cowboy } from "../../../wire/carson-city/Cowboy";
import type { Income } from "../../../wire/carson-city/Income";
import type { Odds } from "../../../wire/carson-city/Odds";
import type { Parcel } from "../../../wire/carson-city/Parcel";
import type { Place } from "../../../wire/carson-city/Place";
import type { Price } from "../../../wire/carson-city/Price";
import type { View } from "../../../wire/carson-city/View";
import type { With } from "../../../wire/carson-city/With";
import type { Seat } from "../../../wire/Seat";
import { PARCELS } from "./parcels";
import { riverParcels } from "./river";

/** What a parcel is covered with. */
export type Ground = "land" | "mountain" | "river" | "house" | "townhouse" | Building;

/** A cowboy on the board, or on his way there. */
export interface Standing {
  seat: Seat;
  with: With;
}

export interface Lot {
  parcel: Parcel;
  ground: Ground;
  owner: Seat | null;
  price: Price | null;
  /** What it costs me, if that is less than it costs others. */
  bargain: number | null;
  income: Income | null;
  outlaw: boolean;
  standing: Standing[];
  odds: Odds | null;
}

const NOT_BUILDINGS = new Set<Ground>(["land", "mountain", "river", "house", "townhouse"]);

export function isBuilding(ground: Ground): ground is Building {
  return !NOT_BUILDINGS.has(ground);
}

/** Whose cowboys stand where, the Sheriff among them. */
export function standingAt(cowboys: readonly Cowboy[]): Map<Place, Standing[]> {
  const places = new Map<Place, Standing[]>();
  for (const cowboy of cowboys) places.set(cowboy.place, [...(places.get(cowboy.place) ?? []), cowboy]);
  return places;
}

/** The parcels as `me` sees them. */
export function lotsOf(view: View, me: Seat | null = null): Map<Parcel, Lot> {
  const { position } = view;
  const { town } = position;
  const grounds = new Map<Parcel, Ground>();
  const cover = (parcels: readonly Parcel[], ground: Ground) =>
    parcels.forEach((parcel) => grounds.set(parcel, ground));
  cover(riverParcels(position.river), "river");
  cover(town.mountains, "mountain");
  cover(town.houses, "house");
  cover(town.townhouses, "townhouse");
  for (const [kind, parcels] of Object.entries(town.buildings)) cover(parcels, kind as Building);
  const owners = new Map<Parcel, Seat>();
  position.players.forEach((player, index) =>
    player.parcels.forEach((parcel) => owners.set(parcel, index + 1)),
  );
  const by = <T extends { parcel: Parcel }>(all: readonly T[]) =>
    new Map(all.map((one) => [one.parcel, one]));
  const prices = by(view.prices);
  const incomes = by(view.incomes);
  const standing = standingAt(view.cowboys);
  return new Map(
    PARCELS.map((parcel) => [
      parcel,
      {
        parcel,
        ground: grounds.get(parcel) ?? "land",
        owner: owners.get(parcel) ?? null,
        price: prices.get(parcel) ?? null,
        bargain: bargainFor(view, me, parcel) ?? null,
        income: incomes.get(parcel) ?? null,
        outlaw: (town.outlaws ?? []).includes(parcel),
        standing: standing.get(parcel) ?? [],
        odds: oddsAt(view, parcel),
      },
    ]),
  );
}

/** What something costs me, if my character makes it cheaper; whoever only watches buys nothing. */
export function bargainFor(view: View, me: Seat | null, place: Place): number | undefined {
  if (view.viewer === "spectator") return undefined;
  return view.bargains?.find((one) => one.seat === me && one.place === place)?.price;
}

export function oddsAt(view: View, place: Place): Odds | null {
  return view.duels.find((duel) => duel.place === place) ?? null;
}
