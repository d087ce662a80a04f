import { describe, expect, it } from "vitest";
import { shareOf } from "../logic/strength";

describe("how strong virtual players are", () => {
  it("is known for every size of table that has some", () => {
    for (const fill of [4, 5, 6]) {
      for (let people = 1; people < fill; people += 1) {
        const found = shareOf("beginner", people, fill);
        expect(found?.fair, `${people} people up to ${fill}`).toBe(Math.round(100 / fill));
      }
    }
  });

  it("is not told where people fill the table", () => {
    expect(shareOf("beginner", 4, 4)).toBeNull();
    expect(shareOf("professional", 6, 6)).toBeNull();
  });

  it("grows with what they can bid", () => {
    for (const fill of [4, 5, 6]) {
      for (let people = 1; people < fill; people += 1) {
        const [weak, strong] = (["beginner", "professional"] as const).map(
          (strength) => shareOf(strength, people, fill)?.share ?? 0,
        );
        expect(strong, `${people} people up to ${fill}`).toBeGreaterThan(weak ?? 0);
      }
    }
  });
});
