// Clocks with figures of one's own: what is entered becomes rules, and what cannot be says what can.
import { describe, expect, it } from "vitest";
import { isWrong, KINDS, rulesOf, usualTimes } from "../src/lib/owntimes";
import presets from "../src/wire/clocks.json";

const preset = (name: string) => presets.find((one) => one.name === name)?.rules;

describe("own times", () => {
  it("begin with what is offered", () => {
    expect(rulesOf("evening", usualTimes("evening"))).toEqual(preset("evening"));
    expect(rulesOf("each", usualTimes("each"))).toEqual(preset("three-days-each"));
    expect(rulesOf("game", usualTimes("game"))).toEqual({ ...preset("two-weeks"), cap: 14 * 86_400 });
  });

  it("are minutes and seconds for an evening, days for each move, days and hours for a game", () => {
    expect(rulesOf("evening", { bank: 7, increment: 5, cap: 9 })).toMatchObject({
      bank: 420,
      increment: 5,
      cap: 540,
      race: 90,
    });
    const each = rulesOf("each", { bank: 2, increment: null, cap: null });
    expect(each).toMatchObject({ bank: 172_800, increment: 172_800, holidays: true });
    expect(each).not.toHaveProperty("cap");
    expect(rulesOf("game", { bank: 10, increment: 12, cap: 20 })).toMatchObject({
      bank: 864_000,
      increment: 43_200,
      cap: 1_728_000,
    });
  });

  it("say between what a figure has to be that cannot be", () => {
    const evening = usualTimes("evening");
    expect(rulesOf("evening", { ...evening, bank: 0 })).toMatchObject({
      figure: "bank",
      least: 1,
      most: 600,
    });
    expect(rulesOf("evening", { ...evening, bank: null })).toMatchObject({ figure: "bank" });
    expect(rulesOf("evening", { ...evening, increment: 2.5 })).toMatchObject({ figure: "increment" });
    // The most on a clock is not less than what it begins with.
    expect(rulesOf("evening", { ...evening, bank: 30, cap: 20 })).toMatchObject({ figure: "cap", least: 30 });
    expect(rulesOf("game", { bank: 1, increment: 48, cap: 1 })).toMatchObject({ figure: "cap", least: 2 });
    for (const kind of KINDS) expect(isWrong(rulesOf(kind, usualTimes(kind)))).toBe(false);
  });
});
