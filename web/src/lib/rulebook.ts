// The rules of a game in a language, as a text.
import type { Language } from "./words";

const files = import.meta.glob<string>("../rules/*/*.md", { query: "?raw", import: "default" });

/** Nothing if there are no rules of such a game. */
export async function rulesOf(game: string, language: Language): Promise<string | null> {
  const load = files[`../rules/${language}/${game}.md`];
  return load ? load() : null;
}
