import { describe, expect, it } from "vitest";
import { mixtureOf } from "../logic/strength";

/** People, and up to how many players the table is filled: every size that has a virtual player. */
const SIZES: [number, number][] = [4, 5, 6].flatMap((fill) =>
  [1, 2, 3, 4, 5].filter((people) => people < fill).map((people): [number, number] => [people, fill]),
);

describe("how strong virtual players are", () => {
  it("is told at every size of table that has one, with and without a handicap", () => {
    expect(SIZES).toHaveLength(12);
    for (const [people, fill] of SIZES) {
      const mixture = mixtureOf(people, fill);
      expect(mixture?.even, `${people} people up to ${fill}`).toBe(Math.round(100 / fill));
      for (const handicap of ["by-table", "off"] as const) {
        const shares = mixture?.[handicap];
        const order = [shares?.beginner, shares?.advanced, shares?.professional];
        expect(new Set(order).size, `${people} people up to ${fill}, ${handicap}`).toBe(3);
        expect(order).toEqual([...order].sort((one, other) => Number(one) - Number(other)));
      }
    }
  });

  it("is not told where people fill the table", () => {
    expect(mixtureOf(4, 4)).toBeNull();
    expect(mixtureOf(6, 6)).toBeNull();
    expect(mixtureOf(5, 4)).toBeNull();
  });
});
