// The Lone Cowboy's scenarios, and how hard they are shown to be.
import { type Brief, figures } from "./figures";

export type { Brief };

export const SCENARIOS = figures.scenarios;

export function briefOf(scenario: string): Brief {
  const brief = SCENARIOS.find((one) => one.name === scenario);
  if (!brief) throw new RangeError(`there is no scenario ${scenario}`);
  return brief;
}

export const HARDEST = 3;

/** How many signs of difficulty are shown: from 1, which most people manage, to HARDEST. */
export function hardness({ won }: Brief): number {
  return won > 60 ? 1 : won > 20 ? 2 : HARDEST;
}
