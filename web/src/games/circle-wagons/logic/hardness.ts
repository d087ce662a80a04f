// How hard the Lone Cowboy's scenarios are: out of a hundred games, how many a bot of the level Cowhand wins.
// Measured over 150 games each; `boomtown arena` with the option `solo` measures it again.
const WON: Record<string, number> = {
  "cattle-baron": 77,
  "defensible-position": 74,
  "high-noon": 74,
  "the-long-haul": 71,
  "gold-fever": 24,
  "dry-town": 10,
};

export const HARDEST = 3;

/** From 1, which most people manage, to HARDEST. */
export function hardness(scenario: string): { level: number; won: number } {
  const won = WON[scenario] ?? 50;
  return { level: won > 60 ? 1 : won > 20 ? 2 : HARDEST, won };
}
