// Remarks that were not seen yet.
import { beforeEach, expect, it } from "vitest";
import { noteHeard, unread } from "../src/lib/unread";

beforeEach(() => localStorage.clear());

it("counts what came since a table was looked at, and nothing twice", () => {
  expect(unread({ id: "one", said: 3 })).toBe(3);
  noteHeard("one", 2);
  noteHeard("one", 1);
  expect(unread({ id: "one", said: 3 })).toBe(1);
  expect(unread({ id: "two", said: 3 })).toBe(3);
});

it("counts everything where what was kept cannot be read", () => {
  localStorage.setItem("boomtown heard", "no JSON");
  expect(unread({ id: "one", said: 2 })).toBe(2);
  noteHeard("one", 2);
  expect(unread({ id: "one", said: 2 })).toBe(0);
});
