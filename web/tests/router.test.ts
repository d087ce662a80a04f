import { describe, expect, test } from "vitest";
import { parse } from "../src/lib/routes";

describe("paths", () => {
  test("every page has its path", () => {
    expect(parse("")).toEqual({ page: "home" });
    expect(parse("t/abc")).toEqual({ page: "table", id: "abc", at: null });
    expect(parse("t/abc/at/12")).toEqual({ page: "table", id: "abc", at: 12 });
    expect(parse("new/circle-wagons")).toEqual({ page: "new", game: "circle-wagons" });
    expect(parse("rules")).toEqual({ page: "rules", game: null });
    expect(parse("rules/carson-city")).toEqual({ page: "rules", game: "carson-city" });
    expect(parse("learn/carson-city")).toEqual({ page: "lesson", game: "carson-city", name: "first" });
    expect(parse("learn/carson-city/river")).toEqual({ page: "lesson", game: "carson-city", name: "river" });
    expect(parse("puzzles/12")).toEqual({ page: "puzzle", number: 12 });
    for (const page of [
      "learn",
      "puzzles",
      "tables",
      "replay",
      "statistics",
      "ladder",
      "settings",
      "about",
      "programs",
    ])
      expect(parse(page)).toEqual({ page });
  });

  test("what is no page leads nowhere", () => {
    for (const path of [
      "nowhere",
      "t",
      "t/abc/at",
      "t/abc/at/x",
      "t/a/b",
      "new",
      "tables/1",
      "rules/a/b",
      "learn/a/b/c",
      "puzzles/x",
      "%",
    ]) {
      expect(parse(path), path).toEqual({ page: "lost" });
    }
  });
});
