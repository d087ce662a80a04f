import { expect, test } from "vitest";
import { begun, longestWord } from "../src/lib/lettering";

test("a line may break at spaces and hyphens, not within a word", () => {
  expect(longestWord("Commissaire-priseur")).toBe(11);
  expect(longestWord("2 dobbelstenen, in $")).toBe(13);
  expect(longestWord("")).toBe(0);
});

test("what stands by itself begins with a capital, the name of a parcel does not", () => {
  expect(begun("building income")).toBe("Building income");
  expect(begun("école en b4")).toBe("École en b4");
  expect(begun("b4")).toBe("b4");
  expect(begun("")).toBe("");
});
