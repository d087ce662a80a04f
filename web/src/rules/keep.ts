// The rules of all games in the language spoken, loaded before anybody opens them: then they are there without a network, too.
import { GAMES } from "../games/registry";
import { figuresOf, rulesOf } from "../lib/rulebook";
import type { Language } from "../lib/words";
import { speakOf } from "../lib/speech.svelte";
import { drawingsOf } from "./art/drawings";

export async function loadRules(language: Language): Promise<void> {
  const of = (game: string) => [rulesOf(game, language), figuresOf(game), drawingsOf(game), speakOf(game)];
  await Promise.all([import("../pages/Rules.svelte"), ...GAMES.flatMap(of)]);
}
