import { describe, expect, it } from "vitest";
import { namesAt } from "../src/lib/seats";
import type { TableInfo } from "../src/wire/TableInfo";

const at = (game: string, ...holders: object[]) =>
  ({
    game,
    seats: holders.map((holder, index) => ({ seat: index + 1, name: "", holder })),
  }) as unknown as TableInfo;
const text = (id: string) => id;

describe("the names at a table", () => {
  it("are those of the levels for bots, with a number behind the second", () => {
    const bot = { kind: "bot", level: "deputy" };
    expect(namesAt(at("carson-cards", bot, bot), text)).toEqual(["level-deputy", "level-deputy 2"]);
  });

  it("are those of the rivals who have one", () => {
    expect(namesAt(at("carson-city", { kind: "scripted" }), text)).toEqual(["Standish"]);
    expect(namesAt(at("circle-wagons", { kind: "scripted" }), text)).toEqual(["web-scripted-name"]);
  });
});
