import { expect, test } from "vitest";
import { levels } from "../src/statistics/scale";

test("levels are round, reach over all values and have zero among them", () => {
  expect(levels([3, 41, null, 27])).toEqual([0, 10, 20, 30, 40, 50]);
  expect(levels([-7, 12])).toEqual([-10, -5, 0, 5, 10, 15]);
  expect(levels([])).toEqual([0, 1]);
  expect(levels([null, 0])).toEqual([0, 1]);
});
