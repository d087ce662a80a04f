import { describe, expect, it } from "vitest";
import { namesAt } from "../src/lib/seats";
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
