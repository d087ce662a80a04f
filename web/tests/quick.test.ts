import { expect, test } from "vitest";
import { firstGame } from "../src/lib/quick";
import { sectionOf } from "../src/lib/rulebook";
import { readFileSync } from "node:fs";
import type { GameInfo } from "../src/wire/GameInfo";

test("a first game is played with whatever a game has for it", () => {
  const field = (key: string, ...values: unknown[]) => ({ key, choices: values.map((value) => ({ value })) });
  const game = { fields: [field("characters", "random", "first-game"), field("river", null, "printed")] };
  expect(firstGame(game as unknown as GameInfo)).toEqual({ characters: "first-game" });
});

test("the rules have a section for every option of every game", () => {
  const options: Record<string, string[]> = {
    "circle-wagons": ["solo"],
    "carson-cards": ["fill", "strength", "handicap"],
    "carson-city": [
      "characters",
      "solo",
      "buildings",
      "river",
      "new_beginning",
      "might_is_right",
      "kit_carson",
      "horses",
      "outlaws",
      "edition",
    ],
  };
  for (const [game, keys] of Object.entries(options)) {
    const rules = readFileSync(`src/rules/en/${game}.md`, "utf8");
    for (const key of keys) expect(rules, `${game}: ${key}`).toContain(`{#${sectionOf(key)}}`);
  }
});
