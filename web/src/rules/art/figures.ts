// The figures that drawings of the rules show, by the names that the pages quote them by.
import type { Figures } from "../../lib/rulebook";

/** What every drawing of the rules is given. */
export interface DrawingProps {
  figures: Figures;
}

/** A number of the rules. */
export function numberOf(figures: Figures, name: string): number {
  const shows = figures[name]?.shows;
  if (!shows || !("number" in shows)) throw new Error(`there is no number ${name} among the figures`);
  return shows.number;
}
