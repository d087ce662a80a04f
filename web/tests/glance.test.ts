// Tables at a glance: a few sentences of what happened since.
import { beforeEach, expect, it } from "vitest";
import { briefly } from "../src/lib/glance";
import { lookedAt, noteLooked } from "../src/lib/unread";
import type { LogLine } from "../src/wire/LogLine";

beforeEach(() => localStorage.clear());

/** A line for each of these, which speaks of a seat. */
const lines = (...about: number[]): LogLine[] =>
  about.map((seat, index) => ({
    index: index + 1,
    seat,
    action: null,
    told: [{ phrase: { id: `told-${index + 1}`, args: [["seat", { seat }]] } }],
  })) as unknown as LogLine[];
const idsOf = (told: { id: string }[]) => told.map(({ id }) => id);

it("tells everything where there is little, in its order", () => {
  const { told, more } = briefly(lines(2, 3, 2), [1], 4);
  expect(idsOf(told)).toEqual(["told-1", "told-2", "told-3"]);
  expect(more).toBe(0);
});

it("tells what concerns me first, then the latest, and how much is left out", () => {
  const { told, more } = briefly(lines(2, 1, 3, 2, 3, 2), [1], 3);
  expect(idsOf(told)).toEqual(["told-2", "told-5", "told-6"]);
  expect(more).toBe(3);
});

it("remembers how far a table was when it was looked at, also after something was taken back", () => {
  expect(lookedAt("one")).toBeNull();
  noteLooked("one", 12);
  noteLooked("two", 3);
  noteLooked("one", 10);
  expect([lookedAt("one"), lookedAt("two")]).toEqual([10, 3]);
});
