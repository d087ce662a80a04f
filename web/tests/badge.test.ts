import { expect, test } from "vitest";
import { badgeOf, PATTERNS, SHAPES, tagOf, TONES } from "../src/lib/badge";

const LETTERS = "abcdefghjkmnpqrstuvwxyz123456789";

/** Ids as the server makes them: the same ones each time. */
function ids(count: number): string[] {
  let state = 1858;
  const letter = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return LETTERS[state >>> 27] ?? "a";
  };
  return Array.from({ length: count }, () => Array.from({ length: 16 }, letter).join(""));
}

test("a person has the same badge everywhere", () => {
  expect(badgeOf("abcdefghjkmnpqrs")).toEqual(badgeOf("abcdefghjkmnpqrs"));
  expect(tagOf("k7m2efghjkmnpqrs")).toBe("#k7m2");
});

test("every shape, pattern and tone is given to about as many people as any other", () => {
  const badges = ids(6_000).map(badgeOf);
  const lists = [
    [SHAPES, (badge: (typeof badges)[number]) => badge.shape],
    [PATTERNS, (badge: (typeof badges)[number]) => badge.pattern],
    [TONES, (badge: (typeof badges)[number]) => badge.tone],
  ] as const;
  for (const [list, part] of lists) {
    for (const one of list) {
      const share = badges.filter((badge) => part(badge) === one).length / badges.length;
      expect(share * list.length, one).toBeGreaterThan(0.8);
      expect(share * list.length, one).toBeLessThan(1.2);
    }
  }
});

test("people are told apart without colour: shape and pattern make as many badges as there are pairs", () => {
  const shown = new Set(ids(2_000).map((id) => `${badgeOf(id).shape} ${badgeOf(id).pattern}`));
  expect(shown.size).toBe(SHAPES.length * PATTERNS.length);
});
