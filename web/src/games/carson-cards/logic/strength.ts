// How strong virtual players are at a table of a given size, with a bot of the level Cowhand in every person's seat.
// Measured over 100 games each; `cargo run --release -p boomtown-bots --example carson-cards-balance` measures it again.
import { t } from "../../../lib/speech.svelte";
import type { Strength } from "../../../wire/carson-cards/Strength";

/** Of a hundred games, how many each virtual player wins, by the size of the table and the strength. */
const SHARES: Partial<Record<string, Record<Strength, number>>> = {
  "1+3": { beginner: 12, advanced: 17, professional: 20 },
  "2+2": { beginner: 22, advanced: 30, professional: 37 },
  "3+1": { beginner: 34, advanced: 50, professional: 57 },
  "4+2": { beginner: 20, advanced: 30, professional: 39 },
  "5+1": { beginner: 47, advanced: 63, professional: 88 },
};

export interface Share {
  /** Of a hundred games. */
  share: number;
  /** What it would be if everybody won equally often. */
  fair: number;
}

/** What each virtual player wins at a table that is filled up; nothing where none is needed or the size is not measured. */
export function shareOf(strength: Strength, people: number, fill: number): Share | null {
  const players = Math.max(people, fill);
  const share = SHARES[`${people}+${players - people}`]?.[strength];
  return share === undefined ? null : { share, fair: Math.round(100 / players) };
}

/** What is said beside the strength of virtual players. */
export function strengthNote(choice: {
  key: string;
  value: unknown;
  people: number;
  options: Record<string, unknown>;
}): string {
  if (choice.key !== "strength") return "";
  const found = shareOf(choice.value as Strength, choice.people, Number(choice.options.fill ?? 4));
  return found ? t("web-cards-share", { ...found }) : "";
}
