import { beforeEach, describe, expect, test } from "vitest";
import { forget, isSame, keep, keptFor, namesIn } from "../src/lib/own.svelte";

describe("values of one's own", () => {
  beforeEach(() => keptFor("a/b").forEach(({ name }) => forget("a/b", name)));

  test("are kept under a name, written over by the same name, and forgotten", () => {
    keep("a/b", "Brook", ["a1", "b1"]);
    keep("a/b", "Brook", ["a2", "b2"]);
    expect(keptFor("a/b")).toEqual([{ name: "Brook", value: ["a2", "b2"] }]);
    expect(JSON.parse(localStorage.getItem("boomtown-own") ?? "{}")).toEqual({ "a/b": keptFor("a/b") });
    forget("a/b", "Brook");
    expect(keptFor("a/b")).toEqual([]);
  });

  test("are the same in any order", () => {
    expect(isSame(["a1", "b1"], ["b1", "a1"])).toBe(true);
    expect(isSame(["a1"], ["b1"])).toBe(false);
  });

  test("are read from a text, each name once, with what is no name", () => {
    expect(namesIn("A1, b1;a1 z9", ["a1", "b1"])).toEqual({ names: ["a1", "b1"], unknown: ["z9"] });
  });
});
