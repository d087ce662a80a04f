// Whether a table has pieces of variants: what draws them is fetched only then.
import type { View } from "../../../wire/carson-city/View";

/** Whether there is anything for Extras.svelte to show. */
export const hasExtras = ({ position, own_sheet, hands }: View): boolean =>
  Boolean(own_sheet && position.new_beginning) ||
  position.outlaws ||
  position.kit_carson ||
  position.river === "printed" ||
  (hands ?? []).length > 0 ||
  Boolean(position.horses || position.standish);
