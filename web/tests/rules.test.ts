import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { marked, sections, textOf } from "../src/lib/markdown";
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

describe("the rules", () => {
  test("every game has the same sections in all languages, and every text they quote exists", () => {
    for (const game of GAMES) {
      const of = (language: Language) => {
        const texts = words(language);
        const source = readFileSync(`src/rules/${language}/${game}.md`, "utf8");
        return sections(source, (id) => texts.text(id)).map(({ id, level }, index) =>
          index === 0 ? level : id,
        );
      };
      const english = of("en");
      for (const language of LANGUAGES) expect(of(language), `${game} in ${language}`).toEqual(english);
    }
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
