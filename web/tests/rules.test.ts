import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Block, type Inline, type Section, marked, sections, textOf } from "../src/lib/markdown";
import { LANGUAGES, Words, type Language } from "../src/lib/words";

const GAMES = ["circle-wagons", "carson-city", "carson-cards"];

function words(language: Language): Words {
  const sources = ["table", ...GAMES].map((name) =>
    readFileSync(`../locales/${language}/${name}.ftl`, "utf8"),
  );
  return new Words(language, sources, (id) => {
    throw new Error(`${language}: no text for ${id}`);
  });
}

function rules(game: string, language: Language): Section[] {
  const texts = words(language);
  return sections(readFileSync(`src/rules/${language}/${game}.md`, "utf8"), (id) => texts.text(id));
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
