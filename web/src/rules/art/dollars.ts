// Money as each language writes it.
import { language } from "../../lib/speech.svelte";

export function dollars(amount: number): string {
  return language() === "fr" ? `${amount}\u00a0$` : `$${amount}`;
}
