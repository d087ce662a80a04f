// The board of Carson City as tables: the map, the action spaces with the row of buildings, and what lies before the players.
import { list, seatName, t } from "../../../lib/speech.svelte";
import type { Names } from "../../../lib/words";
import type { Building } from "../../../wire/carson-city/Building";
import type { Role } from "../../../wire/carson-city/Role";
import type { View } from "../../../wire/carson-city/View";
import type { Seat } from "../../../wire/Seat";
import type { Grid, Telling } from "../../any/grid";
import { figures, nameOfBuilding } from "./figures";
import { COLUMNS, ROWS } from "./parcels";
import { bargainFor, isBuilding, type Lot, lotsOf, oddsAt, type Standing, standingAt } from "./town";
import { numberOfStop, STOPS, type Stop, tileAt } from "./track";

export function gridsOf({ view, me, names }: Telling): Grid[] {
  const city = view as View;
  return [players(city, names), spaces(city, me, names), map(city, me, names)];
}

/** What stands on a parcel: a building, a House, a mountain, the river. Nothing is said of land that somebody owns: “free” would be misread. */
export function groundName(lot: Lot): string | null {
  if (isBuilding(lot.ground)) return t(nameOfBuilding(lot.ground));
  return lot.ground === "land" && lot.owner !== null ? null : t("web-city-ground", { ground: lot.ground });
}

/** Who stands somewhere, by name. */
export function whoStands(standing: readonly Standing[], names: Names): string[] {
  return standing.map(({ seat, with: how }) =>
    how === "sheriff" ? t("city-character-sheriff") : seatName(seat, names),
  );
}

function map(view: View, me: Seat | null, names: Names): Grid {
  const lots = lotsOf(view, me);
  const cell = (lot: Lot | undefined) => (lot ? parcelInWords(view, lot, names) : "");
  return {
    caption: t("city-title-map"),
    corner: t("web-grid-row"),
    head: COLUMNS,
    rows: ROWS.map((row) => ({
      label: String(row),
      cells: COLUMNS.map((column) => cell(lots.get(`${column}${row}`))),
    })),
  };
}

function parcelInWords(view: View, lot: Lot, names: Names): string {
  return [groundName(lot) ?? [], factsOf(view, lot, names)].flat().join(", ");
}

/** Whose a parcel is, what it earns or costs, and who is there. */
export function factsOf(view: View, lot: Lot, names: Names): string[] {
  const words: string[] = [];
  if (lot.owner !== null) words.push(t("web-city-owner", { name: seatName(lot.owner, names) }));
  if (lot.income) words.push(t("web-city-earns", { amount: lot.income.total }));
  if (lot.price && view.gives_land) words.push(t("web-city-free"));
  else if (lot.price) words.push(t("web-city-costs", { amount: lot.bargain ?? lot.price.price }));
  if (lot.outlaw) words.push(t("web-city-outlaw", { strength: view.position.outlaw_strength ?? 0 }));
  if (lot.standing.length > 0) {
    words.push(t("web-city-cowboys-of", { names: list(whoStands(lot.standing, names)) }));
  }
  return words;
}

function spaces(view: View, me: Seat | null, names: Names): Grid {
  const standing = standingAt(view.cowboys);
  const odds = (space: string) =>
    (oddsAt(view, space)?.fighters ?? [])
      .map(({ seat, percent }) => t("city-words-chance", { seat: seatName(seat, names), percent }))
      .join(", ");
  const row = (stop: Stop) => {
    const tile = tileAt(view.position, stop);
    const price = bargainFor(view, me, stop.space) ?? stop.price;
    const gives = tile === undefined ? t(stop.gives, { price: stop.price ?? 0 }) : tileName(tile);
    return {
      label: `${numberOfStop(stop.space)}. ${t(stop.name)}`,
      cells: [
        gives,
        tile && price !== null ? t("city-gives-dollars", { amount: price }) : "",
        list(whoStands(standing.get(stop.space) ?? [], names)),
        odds(stop.space),
      ],
    };
  };
  return {
    caption: t("city-title-track"),
    corner: t("web-grid-space"),
    head: ["web-grid-gives", "web-grid-price", "web-grid-cowboys", "web-grid-odds"].map((id) => t(id)),
    rows: STOPS.map(row),
  };
}

const roleName = (role: Role) => t(figures.roles[role]?.name ?? role);
const tileName = (tile: Building | null) => (tile ? t(nameOfBuilding(tile)) : "");

function players(view: View, names: Names): Grid {
  const all = view.position.players.map((player, index) => ({
    player,
    seat: index + 1,
    fire: view.firepower[index],
  }));
  const dollars = (amount: number) => t("city-gives-dollars", { amount });
  const line = (id: string, cell: (one: (typeof all)[number]) => string | number) => ({
    label: t(id),
    cells: all.map((one) => String(cell(one))),
  });
  const character = ({ player }: (typeof all)[number]) =>
    [player.paperboy ? t("city-character-paperboy") : "", player.role ? roleName(player.role) : ""]
      .filter(Boolean)
      .join(" + ");
  const kept = ({ player }: (typeof all)[number]) =>
    (Object.entries(player.kept) as [Building, number][])
      .map(([kind, count]) => (count > 1 ? `${t(nameOfBuilding(kind))} (${count})` : t(nameOfBuilding(kind))))
      .join(", ");
  const rows = [
    line("web-grid-character", character),
    line("web-city-money", ({ player }) => dollars(player.money)),
    line("web-city-points", ({ player }) => player.points),
    line("web-city-cowboys", ({ player }) => player.cowboys),
    line("web-city-firepower", ({ fire }) => fire?.total ?? 0),
    line("web-city-roads", ({ player }) => player.roads),
    line("web-city-land", ({ player }) => player.parcels.join(", ")),
    line("web-grid-kept", kept),
  ];
  return {
    caption: t("web-grid-players"),
    corner: t("web-grid-thing"),
    head: all.map(({ seat }) => seatName(seat, names)),
    rows,
  };
}
