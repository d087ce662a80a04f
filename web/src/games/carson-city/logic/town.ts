// What stands on each parcel, gathered from the view once for each moment.
import type { Building } from "../../../wire/carson-city/Building";
import type { Income } from "../../../wire/carson-city/Income";
import type { Odds } from "../../../wire/carson-city/Odds";
import type { Parcel } from "../../../wire/carson-city/Parcel";
import type { Place } from "../../../wire/carson-city/Place";
import type { Position } from "../../../wire/carson-city/Position";
import type { Price } from "../../../wire/carson-city/Price";
import type { View } from "../../../wire/carson-city/View";
import type { Seat } from "../../../wire/Seat";
import { PARCELS } from "./parcels";
import { riverParcels } from "./river";

/** What a parcel is covered with. */
export type Ground = "land" | "mountain" | "river" | "house" | "townhouse" | Building;

/** A cowboy on the board. */
export interface Standing {
  seat: Seat;
  sheriff: boolean;
  dynamite: boolean;
  /** With a "no duel" token. */
  quiet: boolean;
}

export interface Lot {
  parcel: Parcel;
  ground: Ground;
  owner: Seat | null;
  price: Price | null;
  income: Income | null;
  outlaw: boolean;
  ridden: boolean;
  standing: Standing[];
  odds: Odds | null;
}

const NOT_BUILDINGS = new Set<Ground>(["land", "mountain", "river", "house", "townhouse"]);

export function isBuilding(ground: Ground): ground is Building {
  return !NOT_BUILDINGS.has(ground);
}

/** Whose cowboys stand where, the Sheriff among them. */
export function standingAt(position: Position): Map<Place, Standing[]> {
  const places = new Map<Place, Standing[]>();
  const put = (place: Place, standing: Standing) =>
    places.set(place, [...(places.get(place) ?? []), standing]);
  const singer = position.players.findIndex((player) => player.role?.startsWith("11")) + 1;
  position.players.forEach((player, index) => {
    const seat = index + 1;
    const blasting = player.blasting ?? [];
    for (const place of player.standing) {
      const quiet = seat === singer && (position.quiet ?? []).includes(place);
      put(place, { seat, sheriff: false, dynamite: blasting.includes(place), quiet });
    }
  });
  if (typeof position.sheriff !== "string") {
    const seat = position.players.findIndex((player) => player.role?.startsWith("1y")) + 1;
    put(position.sheriff.at, { seat, sheriff: true, dynamite: false, quiet: false });
  }
  return places;
}

export function lotsOf(view: View): Map<Parcel, Lot> {
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
  const standing = standingAt(position);
  return new Map(
    PARCELS.map((parcel) => [
      parcel,
      {
        parcel,
        ground: grounds.get(parcel) ?? "land",
        owner: owners.get(parcel) ?? null,
        price: prices.get(parcel) ?? null,
        income: incomes.get(parcel) ?? null,
        outlaw: (town.outlaws ?? []).includes(parcel),
        ridden: (position.ridden ?? []).includes(parcel),
        standing: standing.get(parcel) ?? [],
        odds: oddsAt(view, parcel),
      },
    ]),
  );
}

export function oddsAt(view: View, place: Place): Odds | null {
  return view.duels.find((duel) => duel.place === place) ?? null;
}

/** A fighter's chances in percent, rounded. */
export function percent(odds: Odds, wins: number): number {
  return Math.round((wins * 100) / odds.ways);
}

/** The phase of the round that is going on. */
export function phaseOf(position: Position): 1 | 2 | 3 | 4 | null {
  const asked = position.asked;
  if (!asked) return null;
  const kind = Object.keys(asked)[0] ?? "";
  if (FIRST.has(kind)) return 1;
  if (SECOND.has(kind)) return 2;
  if (FOURTH.has(kind)) return 4;
  return kind === "sheets" || kind === "first_parcel" || kind === "city_hall" ? null : 3;
}

const FIRST = new Set([
  "character",
  "second_character",
  "eight",
  "take_building",
  "free_parcel",
  "recruit",
  "stake",
  "stake_tile",
  "lot",
  "bid",
  "tax",
  "heroes",
  "lawyer_parcel",
  "outlaw_order",
]);
const SECOND = new Set(["place", "race", "horse", "second_go", "resettle"]);
const FOURTH = new Set(["last_roads", "banker", "spend"]);
