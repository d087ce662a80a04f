// How hard the Lone Cowboy's scenarios are: out of a hundred games, how many a bot of the level Cowhand does not win.
// Measured over 150 games each; `boomtown arena` with the option `solo` measures it again.
const LOST: Record<string, number> = {
  "cattle-baron": 23,
  "defensible-position": 26,
  "high-noon": 26,
  "the-long-haul": 29,
  "gold-fever": 76,
  "dry-town": 90,
};

export const HARDEST = 3;

/** From 1, which most people manage, to HARDEST. */
export function hardness(scenario: string): { level: number; lost: number } {
  const lost = LOST[scenario] ?? 50;
  return { level: lost < 40 ? 1 : lost < 80 ? 2 : HARDEST, lost };
}
