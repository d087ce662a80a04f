import { expect, test } from "vitest";
import { leftOf, scarce } from "../src/lib/quotas";

const quota = (used: number) => ({ what: "tables", used, most: 10 }) as const;

test("from four fifths on it is told that little is left", () => {
  expect(scarce([quota(7)], ["tables"])).toEqual([]);
  expect(scarce([quota(8)], ["tables"])).toEqual([quota(8)]);
  expect(scarce([quota(10)], ["tables"])).toEqual([quota(10)]);
});

test("only what is asked about is told", () => {
  expect(scarce([quota(9)], ["remarks"])).toEqual([]);
});

test("what is left is a number, never below nothing", () => {
  expect(leftOf(quota(8))).toEqual({ left: 2 });
  expect(leftOf(quota(12))).toEqual({ left: 0 });
});

test("the size of records is told in megabytes, and never more than there is", () => {
  const most = 8 << 20;
  expect(leftOf({ what: "import_bytes", used: most - 1.99 * (1 << 20), most })).toEqual({ megabytes: 1.9 });
});
