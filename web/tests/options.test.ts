import { expect, test } from "vitest";
import { unusual } from "../src/lib/options";
import type { Field } from "../src/wire/Field";

const phrase = (id: string) => ({ id });
const field = (key: string, values: unknown[], own = false): Field => ({
  key,
  label: phrase(`${key}-label`),
  help: phrase(`${key}-help`),
  choices: values.map((value) => ({ value, label: phrase(`${key}-${String(value)}`) })),
  ...(own ? { own: { label: phrase("own"), help: phrase("own-help"), out_of: { places: [] } } } : {}),
});
const FIELDS = [
  field("edition", [2023, 2015]),
  field("horses", [null, true]),
  field("river", [null, "printed"], true),
  field("players", [2, 3]),
];
const told = (options: Record<string, unknown>) =>
  unusual(FIELDS, options).map(({ field: { key }, choice }) => [key, choice?.id ?? null]);

test("a table as usual has nothing to tell", () => {
  expect(told({ edition: 2023, horses: false, players: 3 })).toEqual([]);
});

test("what was chosen is told by its name, what is simply there by its field", () => {
  expect(told({ edition: 2015, horses: true, river: "printed" })).toEqual([
    ["edition", "edition-2015"],
    ["horses", null],
    ["river", "river-printed"],
  ]);
});

test("a value of one's own is called so", () => {
  expect(told({ river: ["a1", "a2"] })).toEqual([["river", "own"]]);
});
