// Circle the Wagons as tables: the circle, and the towns cell by cell.
import { seatName, t } from "../../../lib/speech.svelte";
import type { Names } from "../../../lib/words";
import type { Territory } from "../../../wire/circle-wagons/Territory";
import type { View } from "../../../wire/circle-wagons/View";
import { type Grid, gridOf, type Telling } from "../../any/grid";
import { type Card, faceOf } from "./cards";
import { boundsOf, keyOf, surfaceOf } from "./town";

export function gridsOf({ view, names }: Telling): Grid[] {
  const { position } = view as View;
  const towns = position.towns.flatMap((_, index) => town(view as View, index, names) ?? []);
  return position.circle.length > 0 ? [circle(position.circle), ...towns] : towns;
}

const territory = ({ object, terrain }: Territory) =>
  t("wagons-words-cell", { object: t(`wagons-object-${object}`), terrain: t(`wagons-terrain-${terrain}`) });

/** The cards in their order: how many lie before each, and what it shows. */
function circle(cards: readonly Card[]): Grid {
  return {
    caption: t("wagons-title-circle", { count: cards.length }),
    corner: t("web-grid-card"),
    head: [
      t("web-grid-before"),
      t("web-grid-upper-left"),
      t("web-grid-upper-right"),
      t("web-grid-lower-left"),
      t("web-grid-lower-right"),
    ],
    rows: cards.map((card, before) => ({
      label: String(card),
      cells: [String(before), ...faceOf(card).map(territory)],
    })),
  };
}

function town({ position }: View, index: number, names: Names): Grid | null {
  const laid = position.towns[index] ?? [];
  const bounds = boundsOf(laid);
  if (!bounds) return null;
  const surface = surfaceOf(laid);
  const cells = gridOf(bounds, (column, row) => {
    const cell = surface.get(keyOf(column, row));
    return cell ? territory(cell) : "";
  });
  return {
    caption: t("wagons-title-town", { seat: seatName(index + 1, names) }),
    corner: t("web-grid-row"),
    ...cells,
  };
}
