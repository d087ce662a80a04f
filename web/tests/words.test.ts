import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { de } from "../src/lib/elision";
import { LANGUAGES, Words, type Language } from "../src/lib/words";
import type { Arg } from "../src/wire/Arg";

function read(language: Language, ...files: string[]): Words {
  const sources = files.map((name) =>
    readFileSync(`../crates/words/locales/${language}/${name}.ftl`, "utf8"),
  );
  return new Words(language, sources, (id) => {
    throw new Error(id);
  });
}

describe("phrases", () => {
  const points = (number: number) => ({
    id: "wagons-words-points",
    args: [
      ["seat", { seat: 1 }],
      ["points", { number }],
    ] as [string, { seat: number } | { number: number }][],
  });

  test("numbers are written as the language has it, like in the terminal", () => {
    const said = (language: Language, number: number) =>
      read(language, "table", "circle-wagons").say(points(number), ["Ada"]);
    expect(said("en", -1)).toBe("Ada has −1 point.");
    expect(said("de", -2)).toBe("Ada hat −2 Punkte.");
    expect(said("nl", 1234)).toBe("Ada heeft 1.234 punten.");
    expect(said("fr", 0)).toBe("Ada a 0 point.");
  });

  test("a player without a name is called by the number of the seat", () => {
    expect(read("en", "table", "circle-wagons").say(points(2), [""])).toBe("Player 1 has 2 points.");
  });

  test("a change shows its sign", () => {
    const gain = (number: number) =>
      read("en", "circle-wagons").say({ id: "wagons-preview-gain", args: [["gain", { number }]] });
    expect([3, 0, -2].map(gain)).toEqual(["Your points: +3.", "Your points: no change.", "Your points: −2."]);
  });

  test("phrases within phrases and lists of them are said too", () => {
    const beer = { id: "wagons-object-beer" };
    const cow = { id: "wagons-object-cow" };
    const words = read("en", "circle-wagons");
    expect(
      words.say({
        id: "wagons-words-row",
        args: [
          ["row", { text: "1" }],
          ["cells", { list: [beer, cow] }],
        ],
      }),
    ).toBe("Row 1: beer, cow.");
  });

  test("a phrase within a phrase brings the forms of its noun along, from the wire and from the page", () => {
    const words = read("de", "table", "carson-city");
    const bank = { id: "city-building-bank" };
    const built = {
      id: "city-event-built",
      args: [
        ["seat", { seat: 1 }],
        ["building", { phrase: bank }],
        ["parcel", { text: "c4" }],
      ] as [string, Arg][],
    };
    expect(words.say(built, ["Ada"])).toBe("Ada baut eine Bank auf c4.");
    expect(words.text("city-event-built", { seat: "Ada", building: bank, parcel: "c4" })).toBe(
      "Ada baut eine Bank auf c4.",
    );
  });

  test("names are joined as the browser joins them in each language", () => {
    const locales = { en: "en-GB", de: "de", nl: "nl", fr: "fr" };
    for (const language of LANGUAGES) {
      const words = read(language, "table");
      const joined = new Intl.ListFormat(locales[language], { type: "conjunction" });
      for (const names of [[], ["Anna"], ["Anna", "Ben"], ["Anna", "Ben", "Cleo"]]) {
        expect(words.list(names)).toBe(joined.format(names));
      }
    }
  });

  test("French elides before a name that begins with a vowel", () => {
    expect(["Anna", "Bob", "Élise", "Yves", "Yann", "Hugo"].map(de)).toEqual([
      "d’Anna",
      "de Bob",
      "d’Élise",
      "d’Yves",
      "de Yann",
      "de Hugo",
    ]);
  });

  test("a missing message is told and shown by its name", () => {
    const missing: string[] = [];
    const words = new Words("en", [], (id) => missing.push(id));
    expect(words.text("no-such-message")).toBe("no-such-message");
    expect(missing).toEqual(["no-such-message"]);
  });

  test("all files of all languages can be read", () => {
    for (const language of LANGUAGES) {
      const words = read(language, "table", "circle-wagons", "carson-city", "carson-cards");
      expect(words.knows("game-circle-wagons")).toBe(true);
    }
  });
});
