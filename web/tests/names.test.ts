import { describe, expect, it } from "vitest";
import examples from "../../crates/words/tests/told-apart.json";
import { toldApart } from "../src/lib/names";
import { share } from "../src/lib/share";
import { belongs, speakers } from "../src/table/speakers";
import type { Said } from "../src/wire/Said";
import type { TableInfo } from "../src/wire/TableInfo";

describe("names that look alike", () => {
  it.each([
    ["the same", "Ada"],
    ["another case", "ADA"],
    ["a Cyrillic letter", "Аda"],
    ["a joiner", "A\u200cda"],
    ["an accent", "Adá"],
    ["a space", "A da"],
    ["a point", "Ada."],
    ["wide letters", "Ａｄａ"],
  ])("are told apart: %s", (_, other) => {
    expect(toldApart(["Ada", other])).toEqual(["Ada", `${other} II`]);
  });

  it("differ by l, I and 1 only at a second glance", () => {
    expect(toldApart(["Bill", "BiIl"])).toEqual(["Bill", "BiIl II"]);
  });

  it("are told apart even if somebody calls himself by a mark", () => {
    const names = toldApart(["Ada", "Ada", "Ada II", "Ada"]);
    expect(new Set(names).size).toBe(4);
  });

  it.each(examples)("are told apart as in the terminal and in records: $names", ({ names, told }) => {
    expect(toldApart(names)).toEqual(told);
  });

  it("stay as they are where they differ, and where there is none", () => {
    expect(toldApart(["Ada", "Bob", "", "", "李雷", "🐴"])).toEqual(["Ada", "Bob", "", "", "李雷", "🐴"]);
  });
});

describe("who said something", () => {
  const table = {
    seats: [
      { seat: 1, holder: { kind: "person", id: "a" } },
      { seat: 2, holder: { kind: "program", owner: "b" } },
      { seat: 3, holder: { kind: "bot", level: "legend" }, stands_in_for: "c" },
    ],
  } as unknown as TableInfo;
  const said = (id: string, name: string) => ({ id, name }) as Said;

  it("is called as at the table, and nobody who watches is called like a player", () => {
    const who = speakers(
      table,
      ["Ada", "Bob", "Doc"],
      [said("a", "Ada"), said("b", "Bob"), said("x", "Ada"), said("y", "ada")],
    );
    expect(who.get("a")).toEqual({ name: "Ada", seat: 1, watches: false });
    expect(who.get("b")).toEqual({ name: "Bob", seat: 2, watches: false });
    expect(who.get("x")).toEqual({ name: "Ada II", seat: undefined, watches: true });
    expect(who.get("y")).toEqual({ name: "ada III", seat: undefined, watches: true });
  });

  it("does not only watch while a bot stands in for him, and keeps his name", () => {
    const who = speakers(table, ["Ada", "Bob", "Doc"], [said("c", "Cleo")]);
    expect(who.get("c")).toEqual({ name: "Cleo", seat: undefined, watches: false });
    expect([belongs(table, "c"), belongs(table, "x")]).toEqual([true, false]);
  });
});

describe("a share in the dice", () => {
  it("is random, with one's own words before it", () => {
    expect(share()).toMatch(/^[0-9a-f]{32}$/);
    expect(share()).not.toBe(share());
    expect(share(" lucky seven ")).toMatch(/^lucky seven [0-9a-f]{32}$/);
  });
});
