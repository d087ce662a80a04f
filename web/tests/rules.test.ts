import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type Block,
  type Inline,
  type Quote,
  type Section,
  marked,
  sections,
  textOf,
  withFigures,
} from "../src/lib/markdown";
import { type Figures, quoteOf } from "../src/lib/rulebook";
import { LANGUAGES, Words, type Language } from "../src/lib/words";

const GAMES = ["circle-wagons", "carson-city", "carson-cards"];

function words(language: Language): Words {
  const sources = ["table", ...GAMES].map((name) =>
    readFileSync(`../crates/words/locales/${language}/${name}.ftl`, "utf8"),
  );
  return new Words(language, sources, (id) => {
    throw new Error(`${language}: no text for ${id}`);
  });
}

function source(game: string, language: Language): string {
  return readFileSync(`src/rules/${language}/${game}.md`, "utf8");
}

function figuresIn(game: string): Figures {
  return JSON.parse(readFileSync(`src/wire/${game}/rules.json`, "utf8")) as Figures;
}

function quote(game: string, texts: Words): Quote {
  return quoteOf(figuresIn(game), (phrase) => texts.say(phrase));
}

function rules(game: string, language: Language): Section[] {
  const texts = words(language);
  return sections(source(game, language), (id) => texts.text(id), quote(game, texts));
}

/** The lines of a block: paragraphs, entries of lists, rows of tables. */
function linesOf(block: Block): Inline[][] {
  if (block.kind === "paragraph") return [block.text];
  return block.kind === "list" ? block.items : [block.head, ...block.rows].map((row) => row.flat());
}

/** Every figure and whether it is our own, in no order: languages turn sentences around. */
function figures(line: Inline[]): string[] {
  const found = line.flatMap(({ kind, text }) =>
    [...text.matchAll(/\d+/g)].map(([figure]) => (kind === "house" ? `our ${figure}` : figure)),
  );
  return found.sort();
}

/** What pages write by hand: how many sides, dice, columns, parts of a set there are, and a lone "1 point". */
const TYPED: Record<string, Record<string, string>> = {
  "circle-wagons": { "laying-a-card": "180", rival: "0" },
  "carson-city": {
    words: "1 8 8",
    "set-up": "3 2 7 4 9 7 8",
    round: "4",
    "phase-2": "1",
    "phase-3": "1 1 1 1 4",
    duels: "1",
    land: "8",
    houses: "2",
    buildings: "1 8",
    "phase-4": "1",
    points: "1",
    "characters-exactly": "0 0 1 1 1 3 2 1 14 1 1 0 0 1 2 1 1 2 3 4 5 6",
    "new-beginning": "2",
    river: "2 2 2",
    "might-is-right": "2 0 3 5 6 6 30 5 2",
    "kit-carson": "1",
    outlaws: "1 1 2 2 3 4 3 5 6",
    horses: "1 2 1 1 2",
    solo: "2 7 1",
    strategies: "1 5",
  },
  "carson-cards": { words: "4 8", "set-up": "1 6 4 5 6", round: "5 6", laying: "8 8 9" },
};

/** The numbers of an English page that are written by hand, section by section; the other languages have the same. */
function typedIn(game: string): Record<string, string> {
  const parts = source(game, "en").split(/^(?=#)/m);
  const typed = parts.map((part) => {
    const [heading = ""] = part.split("\n", 1);
    const id = /\{#([\w-]+)\}/.exec(heading)?.[1] ?? "title";
    // Places in a list, of a table, and the numbers of phases and rounds are no figures.
    const text = part.replace(/\{[^}]*\}/g, "").replace(/^#.*|^\d+\. |^\| +\d+( \+ \d)? /gm, "");
    const numbers = text.replace(/\b([Pp]hases?|[Rr]ounds?) \d( ?(to|and|,) \d)*/g, "").match(/\d+/g);
    return [id, (numbers ?? []).join(" ")] as const;
  });
  return Object.fromEntries(typed.filter(([, numbers]) => numbers !== ""));
}

describe("the rules", () => {
  test("every game has the same sections in all languages, and every text they quote exists", () => {
    for (const game of GAMES) {
      const of = (language: Language) =>
        rules(game, language).map(({ id, level }, index) => (index === 0 ? level : id));
      const english = of("en");
      for (const language of LANGUAGES) expect(of(language), `${game} in ${language}`).toEqual(english);
    }
  });

  test("every line of the Carson games tells the same figures in all languages", () => {
    for (const game of ["carson-city", "carson-cards"]) {
      const of = (language: Language) =>
        rules(game, language).map(({ id, blocks }) => ({
          id: id.startsWith("carson") ? "title" : id,
          blocks: blocks.map((block) => ({ kind: block.kind, lines: linesOf(block).map(figures) })),
        }));
      const english = of("en");
      for (const language of LANGUAGES) expect(of(language), `${game} in ${language}`).toEqual(english);
    }
  });

  test("every figure that a page quotes is one of the data, and marked if it is our own", () => {
    for (const game of GAMES) {
      const known = figuresIn(game);
      for (const language of LANGUAGES) {
        source(game, language)
          .split("\n")
          .forEach((line, index) => {
            const where = `${language}/${game}.md, line ${index + 1}`;
            const outside = line.replace(/~[^~]*~/g, "");
            for (const [, name = ""] of line.matchAll(/\{=([\w-]+)\}/g)) {
              expect(known[name], `${where}: no figure ${name}`).toBeDefined();
            }
            for (const [, name = ""] of outside.matchAll(/\{=([\w-]+)\}/g)) {
              expect(known[name]?.house, `${where}: ${name} is our own and not marked`).toBe(false);
            }
            for (const [, inside = ""] of line.replace(/\{=[^}]*\}/g, "").matchAll(/~([^~]*)~/g)) {
              expect(inside, `${where}: a figure of ours is typed`).not.toMatch(/\d/);
            }
          });
      }
    }
  });

  test("every number that a page has not by its name is known to be no figure", () => {
    for (const game of GAMES) expect(typedIn(game), game).toEqual(TYPED[game]);
  });

  test("every figure of the data files of Carson City stands on its page", () => {
    const page = source("carson-city", "en");
    const belongs =
      /^(river-side|take-backs|outlaw-\d|hats-|sheet-|limit-|set-|standish-(bonus|.*-(list|kinds|helper)$)|.*-(tiles|cap)$)/;
    const shown = (name: string) =>
      page.includes(`{=${name}}`) ||
      // Lines of the sheet stand as a list or as a price with a number of them; the red Paperboy's limit is taken off another's.
      /^sheet-.*-(most|price|prices)$|^limit-0r$/.test(name);
    const missing = Object.keys(figuresIn("carson-city")).filter(
      (name) => belongs.test(name) && !shown(name),
    );
    expect(missing).toEqual([]);
  });

  test("a price of the sheet, a reward or a list that changes in the data changes on the page", () => {
    const texts = words("en");
    const figures = figuresIn("carson-city");
    const changed: Figures = {
      ...figures,
      "outlaw-8": { shows: { number: 77 }, house: false },
      "sheet-cowboys-prices": { shows: { dollars: [71, 72] }, house: true },
      "standish-strength-kinds": { shows: { names: [{ id: "city-building-church" }] }, house: false },
    };
    const page = withFigures(
      source("carson-city", "en"),
      quoteOf(changed, (phrase) => texts.say(phrase)),
    );
    expect(page).toContain("~$71, $72~");
    expect(page).toMatch(/\| 8 +\| 77 +\|/);
    expect(page).toMatch(/city-strategy-strength\}.*Church/);
  });

  test("what the powers of characters say is what they cost", () => {
    const figures = figuresIn("carson-city");
    const numbers = (name: string): number[] => {
      const shows = figures[name]?.shows;
      if (!shows) throw new Error(`there is no figure ${name}`);
      return "dollars" in shows ? shows.dollars : "number" in shows ? [shows.number] : [];
    };
    const told: Record<string, string[]> = {
      "city-power-0y": ["paperboy-fee"],
      "city-power-2r": [
        "banker-points-1",
        "banker-points-2",
        "banker-points-3",
        "banker-price-1",
        "banker-price-2",
        "banker-price-3",
      ],
      "city-power-4r": ["workers-price"],
      "city-power-6y": ["captain-cowboys"],
      "city-power-6r": ["captain-revolvers"],
      "city-power-8r": ["indians-price"],
      "city-power-14y": ["doctors-fee"],
      "city-power-14r": ["undertakers-fee"],
    };
    for (const language of LANGUAGES) {
      const texts = words(language);
      for (const [id, names] of Object.entries(told)) {
        const said = [...texts.text(id).matchAll(/\d+/g)].map(([figure]) => Number(figure));
        expect(said, `${id} in ${language}`).toEqual(expect.arrayContaining(names.flatMap(numbers)));
      }
    }
  });

  test("the mark of a figure of ours goes with the mark in its data file", () => {
    const of = (house: boolean) => withFigures("~{=hats-3}~ hats", () => ({ text: "2", house }));
    expect(of(true)).toBe("~2~ hats");
    expect(of(false)).toBe("2 hats");
  });

  test("every drawing stands in a section", () => {
    for (const [game, folder] of [
      ["carson-city", "src/rules/art/carson-city"],
      ["carson-cards", "src/rules/art/carson-cards"],
      ["circle-wagons", "src/games/circle-wagons/rules"],
    ] as const) {
      const listed = /drawings: Drawings = \{([^}]*)\}/.exec(readFileSync(`${folder}/index.ts`, "utf8"))?.[1];
      const ids = [...(listed ?? "").matchAll(/"?([\w-]+)"?:/g)].map(([, id]) => id);
      expect(ids.length, game).toBeGreaterThan(2);
      expect(rules(game, "en").map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }
  });

  test("a message is quoted by its name, and a figure of ours is marked", () => {
    const [section] = sections("## {a-name} {#id}\n\nCosts ~$5~ or {b}.", (id) => `<${id}>`);
    expect(section?.title).toBe("<a-name>");
    expect(section?.blocks[0]).toEqual({
      kind: "paragraph",
      text: [
        { kind: "text", text: "Costs " },
        { kind: "house", text: "$5" },
        { kind: "text", text: " or <b>." },
      ],
    });
  });

  test("lists, tables and emphasis are read", () => {
    const [section] = sections(
      "## Title {#id}\n\n- one\n- **two**\n\n| a | b |\n|---|---|\n| c | d |",
      (id) => id,
    );
    expect(section).toMatchObject({ id: "id", level: 2, title: "Title" });
    expect(section?.blocks.map(({ kind }) => kind)).toEqual(["list", "table"]);
    expect(section && textOf(section)).toBe("Title one two a b c d");
  });

  test("a search finds words without regard to case and accents", () => {
    expect(marked("Les Règles du jeu", "regles")).toEqual([
      { text: "Les ", found: false },
      { text: "Règles", found: true },
      { text: " du jeu", found: false },
    ]);
    expect(marked("nothing", "")).toEqual([{ text: "nothing", found: false }]);
  });
});
