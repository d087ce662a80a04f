// How money is written where it comes or goes.
import { t } from "../../../lib/speech.svelte";

/** +$4, −$4; where the language wants it, +4 $. */
export function moneyGained(amount: number): string {
  return `${amount < 0 ? "−" : "+"}${t("city-gives-dollars", { amount: Math.abs(amount) })}`;
}
