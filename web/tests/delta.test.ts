import { describe, expect, test } from "vitest";
import { applyChange, Unfit } from "../src/lib/delta";
import examples from "./delta.json";

describe("what changed", () => {
  test.each(examples.filter(({ change }) => change !== null))(
    "is carried out as the server means it: $change",
    ({ old, new: becomes, change }) => {
      const before = JSON.stringify(old);
      expect(applyChange(old, change)).toEqual(becomes);
      expect(JSON.stringify(old), "what was there before is not touched").toBe(before);
    },
  );

  test("leaves what did not change as it was", () => {
    const value = { view: { town: ["mine"] }, scores: { seats: [{ points: 1 }, { points: 2 }] } };
    const changed = applyChange(value, { scores: { seats: { "1": { points: [3] } } } }) as typeof value;
    expect(changed.view).toBe(value.view);
    expect(changed.scores.seats[0]).toBe(value.scores.seats[0]);
    expect(changed.scores.seats[1]).toEqual({ points: 3 });
  });

  test("is refused where it does not fit", () => {
    const misfits: [unknown, unknown][] = [
      [{ a: 1 }, 0],
      [{ a: 1 }, null],
      [{ a: 1 }, { b: { c: [1] } }],
      [{ a: 1 }, [0, 1]],
      [["mine"], [1, 1, "ranch"]],
      [["mine"], { "1": ["ranch"] }],
      [["mine"], { length: [0] }],
      ["mine", { a: [1] }],
    ];
    for (const [value, change] of misfits) {
      expect(() => applyChange(value, change), JSON.stringify(change)).toThrow(Unfit);
    }
  });
});
