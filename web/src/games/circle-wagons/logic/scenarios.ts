// The Lone Cowboy's scenarios, and how hard they are shown to be.
import { type Brief, figures } from "./figures";

export type { Brief };

export const SCENARIOS = figures.scenarios;

export function briefOf(scenario: string): Brief {
  const brief = SCENARIOS.find((one) => one.name === scenario);
  if (!brief) throw new RangeError(`there is no scenario ${scenario}`);
  return brief;
}

/** The most signs of difficulty that are shown. */
export const HARDEST = figures.hardest;
