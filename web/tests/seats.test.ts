import { describe, expect, it } from "vitest";
import { namesAt } from "../src/lib/seats";
import type { TableInfo } from "../src/wire/TableInfo";

const at = (game: string, ...holders: object[]) =>
  ({
    game,
    seats: holders.map((holder, index) => ({ seat: index + 1, name: "", holder })),
  }) as unknown as TableInfo;
const text = (id: string, args: Record<string, string> = {}) => [id, ...Object.values(args)].join(" ");

describe("the names at a table", () => {
  it("are those of the levels for bots, with a numeral behind the second", () => {
    const bot = { kind: "bot", level: "deputy" };
    expect(namesAt(at("carson-cards", bot, bot), text)).toEqual(["level-deputy", "level-deputy II"]);
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
