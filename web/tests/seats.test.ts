import { describe, expect, it } from "vitest";
import { MARKS, namesAt, settleMarks } from "../src/lib/seats";
import type { TableInfo } from "../src/wire/TableInfo";

const at = (game: string, ...holders: object[]) =>
  ({
    game,
    seats: holders.map((holder, index) => ({ seat: index + 1, name: "", holder })),
  }) as unknown as TableInfo;
const text = (id: string, args: Record<string, string | number> = {}) =>
  [id, ...Object.values(args)].join(" ");

describe("the names at a table", () => {
  it("are those of their seats for bots, whatever their level", () => {
    const bots = ["deputy", "marshal"].map((level) => ({ kind: "bot", level }));
    expect(namesAt(at("carson-cards", ...bots), text)).toEqual(["bot-name 1", "bot-name 2"]);
  });

  it("are those that the game has for whoever plays by the rules", () => {
    const rules = { kind: "scripted" };
    expect(namesAt(at("carson-city", rules), text)).toEqual(["scripted-name carson-city"]);
    expect(namesAt(at("carson-cards", rules, rules), text)).toEqual([
      "scripted-name carson-cards",
      "scripted-name carson-cards II",
    ]);
  });
});

describe("the marks at a table", () => {
  it("are those of the seats where nobody chose", () => {
    expect(settleMarks([null, null, null])).toEqual(["hat", "star", "cactus"]);
  });

  it("are those that were chosen, and the others give way", () => {
    expect(settleMarks(["star", null, null, "hat"])).toEqual(["star", "boot", "cactus", "hat"]);
  });

  it("are never the same twice among six", () => {
    for (const first of MARKS)
      for (const last of MARKS.filter((mark) => mark !== first))
        expect(new Set(settleMarks([first, null, null, null, null, last])).size).toBe(6);
  });

  it("stay with whoever came with one, while nobody else took it", () => {
    expect(settleMarks(["cow", null], ["hat", "boot"])).toEqual(["cow", "boot"]);
    expect(settleMarks(["boot", null], ["hat", "boot"])).toEqual(["boot", "hat"]);
  });
});
