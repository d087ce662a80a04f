// How strong virtual players are at a table of a given size, with a bot of the level Cowhand in every person's seat, and with how
// many points they begin: measured and kept in the data of the rules, see src/wire.
import { t } from "../../../lib/speech.svelte";
import type { Strength } from "../../../wire/carson-cards/Strength";
import { figures, type Mixture, type OfferedHandicap } from "./figures";

/** Nothing where people fill the table. */
export function mixtureOf(people: number, fill: number): Mixture | null {
  return figures.virtual[`${people} of ${fill}`] ?? null;
}

/** What is said beside the strength of virtual players and beside their handicap. */
export function virtualNote(choice: {
  key: string;
  value: unknown;
  people: number;
  options: Record<string, unknown>;
}): string {
  const { usual } = figures;
  const chosen: Record<string, unknown> = { ...choice.options, [choice.key]: choice.value };
  const mixture = mixtureOf(choice.people, Number(chosen.fill ?? usual.fill));
  if (!mixture) return "";
  const strength = (chosen.strength ?? usual.strength) as Strength;
  const handicap = (chosen.handicap ?? usual.handicap) as OfferedHandicap;
  if (choice.key === "strength") {
    return t("cards-note-strength", { share: mixture[handicap][strength], even: mixture.even });
  }
  return choice.key === "handicap" && handicap === "by-table"
    ? t("cards-note-handicap", { points: mixture.points[strength] })
    : "";
}
