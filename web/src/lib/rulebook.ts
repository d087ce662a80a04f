// The rules of a game in a language, as a text, and the figures that it quotes.
import type { Phrase } from "../wire/Phrase";
import type { Quote } from "./markdown";
import type { Language } from "./words";

const files = import.meta.glob<string>("../rules/*/*.md", { query: "?raw", import: "default" });

const figureFiles = import.meta.glob<Figures>("../wire/*/rules.json", { import: "default" });

/** What the data of a game's rules show by these names: made by the server's crate, see src/wire. */
export type Figures = Record<string, { shows: Shows; house: boolean }>;
type Shows = { number: number } | { dollars: number[] } | { text: string } | { names: Phrase[] };

export async function figuresOf(game: string): Promise<Figures> {
  return (await figureFiles[`../wire/${game}/rules.json`]?.()) ?? {};
}

/** The figures in a language. */
export function quoteOf(figures: Figures, say: (phrase: Phrase) => string): Quote {
  const dollars = (amount: number) =>
    say({ id: "city-gives-dollars", args: [["amount", { number: amount }]] });
  const told = (shows: Shows): string => {
    if ("number" in shows) return String(shows.number);
    if ("dollars" in shows) return shows.dollars.map(dollars).join(", ");
    return "text" in shows ? shows.text : shows.names.map(say).join(", ");
  };
  return (name) => {
    const figure = figures[name];
    if (!figure) throw new Error(`there is no figure ${name}`);
    return { text: told(figure.shows), house: figure.house };
  };
}

/** Nothing if there are no rules of such a game. */
export async function rulesOf(game: string, language: Language): Promise<string | null> {
  const load = files[`../rules/${language}/${game}.md`];
  return load ? load() : null;
}

/** Where the rules tell of an option what it is not called there. */
const TOLD_IN: Record<string, string> = {
  edition: "editions",
  fill: "virtual",
  strength: "virtual",
  handicap: "virtual",
};

/** The section of the rules that tells what an option does. */
export function sectionOf(option: string): string {
  return TOLD_IN[option] ?? option.replaceAll("_", "-");
}
