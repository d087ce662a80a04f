// The rules of a game in a language, as a text.
import type { Language } from "./words";

const files = import.meta.glob<string>("../rules/*/*.md", { query: "?raw", import: "default" });

/** Nothing if there are no rules of such a game. */
export async function rulesOf(game: string, language: Language): Promise<string | null> {
  const load = files[`../rules/${language}/${game}.md`];
  return load ? load() : null;
}

/** Where the rules tell of an option what it is not called there. */
const TOLD_IN: Record<string, string> = { edition: "editions", fill: "virtual", strength: "virtual" };

/** The section of the rules that tells what an option does. */
export function sectionOf(option: string): string {
  return TOLD_IN[option] ?? option.replaceAll("_", "-");
}
