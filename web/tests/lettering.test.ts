import { expect, test } from "vitest";
import { longestWord } from "../src/lib/lettering";

test("a line may break at spaces and hyphens, not within a word", () => {
  expect(longestWord("Commissaire-priseur")).toBe(11);
  expect(longestWord("2 dobbelstenen, in $")).toBe(13);
  expect(longestWord("")).toBe(0);
});
