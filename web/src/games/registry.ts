// One line for each game that has its own board; the others are played with games/any.
import type { GameClient, GameModule } from "./game";

const boards: Record<string, () => Promise<GameModule>> = {};

/** Loads the client of a game: its own, or the one for every game. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = boards[game] ?? (() => import("./any"));
  return (await load()).client;
}
