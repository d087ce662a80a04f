import { describe, expect, it } from "vitest";
import { shareOf } from "../logic/strength";

/** People, and up to how many players the table is filled: every size that needs virtual players, and the two with six. */
const SIZES = [
  [1, 4],
  [2, 4],
  [3, 4],
  [4, 6],
  [5, 6],
] as const;

describe("how strong virtual players are", () => {
  it("is known for every size of table that needs some, with what an even share would be", () => {
    for (const [people, fill] of SIZES) {
      const found = shareOf("beginner", people, fill);
      expect(found?.fair, `${people} people up to ${fill}`).toBe(Math.round(100 / fill));
    }
  });

  it("grows with what they can bid", () => {
    for (const [people, fill] of SIZES) {
      const shares = (["beginner", "advanced", "professional"] as const).map(
        (strength) => shareOf(strength, people, fill)?.share ?? 0,
      );
      expect(shares, `${people} people up to ${fill}`).toEqual([...shares].sort((one, other) => one - other));
    }
  });

  it("is not told where people fill the table", () => {
    expect(shareOf("beginner", 4, 4)).toBeNull();
    expect(shareOf("professional", 6, 6)).toBeNull();
  });
});
