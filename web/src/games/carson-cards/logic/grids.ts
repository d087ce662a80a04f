// The card game as tables: the row, what lies before the players, and the cities cell by cell.
import { seatName, t } from "../../../lib/speech.svelte";
import type { Names } from "../../../lib/words";
import type { View } from "../../../wire/carson-cards/View";
import { type Grid, gridOf, type Telling } from "../../any/grid";
import { type Card, nameOf, pullOf } from "./cards";
import { boundsOf, keyOf } from "./city";
import { type Player, playersOf } from "./players";
import { elementName, personName, shownOn } from "./words";

export function gridsOf({ view, names }: Telling): Grid[] {
  const cards = view as View;
  const all = playersOf(cards, (seat) => seatName(seat, names));
  const cities = all.flatMap((player) => city(player) ?? []);
  return [...row(cards), players(cards, all, names), ...cities];
}

/** What is up for auction, with what it shows and how strongly virtual players want it. */
function row({ table }: View): Grid[] {
  const cards: Card[] = table.row.map((terrain) => ({ terrain }));
  if (table.person) cards.push({ person: table.person });
  if (cards.length === 0) return [];
  const shows = (card: Card) => ("terrain" in card ? shownOn(card.terrain) : t(`cards-rule-${card.person}`));
  return [
    {
      caption: t("cards-title-row", { round: table.round }),
      corner: t("web-grid-card"),
      head: [t("web-grid-shows"), t("web-grid-pull")],
      rows: cards.map((card) => ({
        label: "terrain" in card ? nameOf(card) : personName(card.person),
        cells: [shows(card), String(pullOf(card))],
      })),
    },
  ];
}

function players(view: View, all: readonly Player[], names: Names): Grid {
  const bidder = (seat: number) => view.bidders.find((one) => one.seat === seat);
  return {
    caption: t("web-grid-players"),
    corner: t("web-grid-thing"),
    head: all.map(({ seat }) => seatName(seat, names)),
    rows: [
      { label: t("web-grid-score"), cells: all.map(({ points }) => String(points)) },
      {
        label: t("web-grid-bids-left"),
        cells: all.map(({ seat }) => (bidder(seat)?.left ?? []).join(" ")),
      },
      { label: t("web-grid-persons"), cells: all.map(({ persons }) => persons.map(personName).join(", ")) },
    ],
  };
}

function city({ name, city: laid, surface, worth }: Player): Grid | null {
  const bounds = boundsOf(laid);
  if (!bounds) return null;
  const cells = gridOf(bounds, (column, row) => {
    const cell = surface.get(keyOf(column, row));
    if (!cell) return "";
    const points = worth.get(keyOf(column, row));
    return points
      ? `${elementName(cell.element)}, ${t("web-grid-points", { points })}`
      : elementName(cell.element);
  });
  return { caption: t("cards-title-city", { seat: name }), corner: t("web-grid-row"), ...cells };
}
