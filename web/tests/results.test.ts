import { describe, expect, test } from "vitest";
import { Best, myTables } from "../src/lib/results";
import type { Page } from "../src/wire/Page";
import type { TableInfo } from "../src/wire/TableInfo";

function table(points: number[] | null, more: Partial<TableInfo> = {}): TableInfo {
  const plain = { game: "circle-wagons", stage: "over", yours: [1], options: { solo: "high-noon" }, points };
  return { ...plain, ...more } as TableInfo;
}

describe("my results", () => {
  test("every page of my tables is read, each with what the one before named", async () => {
    const asked: (string | null)[] = [];
    const pages: Record<string, Page> = {
      first: { tables: [table([1, 2])], next: "b", now: 0 },
      b: { tables: [table([3, 4]), table([5, 6])], next: "c", now: 0 },
      c: { tables: [], next: null, now: 0 },
    };
    const read: number[] = [];
    const ask = (list: string, after: string | null = null): Promise<Page> => {
      expect(list).toBe("mine");
      asked.push(after);
      return Promise.resolve(pages[after ?? "first"] as Page);
    };
    for await (const tables of myTables(true, ask)) read.push(tables.length);
    expect(asked).toEqual([null, "b", "c"]);
    expect(read).toEqual([1, 2, 0]);
  });

  test("the best result is the one with the widest margin, on whatever page it stands", () => {
    const best = new Best("circle-wagons")
      .with([table([40, 38]), table([20, 30])])
      .with([table([31, 20])])
      .with([table([45, 44])]);
    expect(best.of("high-noon")).toEqual({ mine: 31, rival: 20 });
  });

  test("only finished games of mine in the scenario count", () => {
    const best = new Best("circle-wagons").with([
      table([9, 0], { stage: "playing" }),
      table([9, 0], { yours: [] }),
      table([9, 0], { looked_ahead: true }),
      table([9, 0], { game: "carson-city" }),
      table([9, 0], { options: {} }),
      table(null),
      table([5, 0], { options: { solo: "dry-town" } }),
    ]);
    expect(best.of("high-noon")).toBeUndefined();
    expect(best.of("dry-town")).toEqual({ mine: 5, rival: 0 });
  });
});
