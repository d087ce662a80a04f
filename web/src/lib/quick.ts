// The quick ways into a game.
import type { GameInfo } from "../wire/GameInfo";
import type { NewSeat } from "../wire/NewSeat";

/** Who fills the other seats at first: a fair opponent. */
export function fairLevel(levels: readonly string[]): string {
  return levels.includes("deputy") ? "deputy" : (levels.at(-1) ?? "");
}

/** How many sit down for a game that starts by one click: two where the game is for two, else three. */
export function usualPlayers(game: GameInfo): number {
  const [fewest, most] = game.players;
  return Math.max(fewest, Math.min(most, most > 2 ? 3 : 2));
}

/** What a first game is best played with: wherever there is a choice for it. */
export function firstGame(game: GameInfo): Record<string, unknown> {
  const easy = game.fields.filter(({ choices }) => choices.some(({ value }) => value === FIRST_GAME));
  return Object.fromEntries(easy.map(({ key }) => [key, FIRST_GAME]));
}
const FIRST_GAME = "first-game";

export type Company = "bots" | "friends" | "screen";

/** The seats of a game with this company. */
export function seatsFor(game: GameInfo, company: Company, namesHere: (number: number) => string): NewSeat[] {
  const level = fairLevel(game.levels);
  const players = company === "bots" ? usualPlayers(game) : 2;
  const others = Array.from({ length: Math.max(1, players - 1) }, (_, index): NewSeat => {
    if (company === "bots") return { kind: "bot", level };
    if (company === "friends") return { kind: "open" };
    return { kind: "here", name: namesHere(index + 2) };
  });
  return [{ kind: "me" }, ...others];
}
