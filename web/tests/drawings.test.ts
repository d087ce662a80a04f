// The drawings of the rules show the figures of the rules: where a figure changes, so does the drawing.
import { mount, unmount, type Component } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { type Figures, figuresOf } from "../src/lib/rulebook";
import type { DrawingProps } from "../src/rules/art/figures";
import Incomes from "../src/rules/art/carson-city/Incomes.svelte";
import Price from "../src/rules/art/carson-city/Price.svelte";
import River from "../src/rules/art/carson-city/River.svelte";
import Points from "../src/rules/art/carson-cards/Points.svelte";
import { figures as printed } from "../src/games/carson-city/logic/figures";

function drawn(Drawing: Component<DrawingProps> | Component, figures: Figures): string {
  const target = document.createElement("div");
  const drawing = mount(Drawing as Component<DrawingProps>, { target, props: { figures } });
  const text = [...target.querySelectorAll("text")].map((note) => note.textContent.trim()).join(" ");
  void unmount(drawing);
  return text;
}

const changed = (figures: Figures, name: string, number: number): Figures => ({
  ...figures,
  [name]: { shows: { number }, house: false },
});

describe("drawings of the rules", () => {
  it.each([
    ["carson-city", "earns-saloon", Incomes],
    ["carson-city", "earns-mine", Incomes],
    ["carson-city", "earns-ranch", Incomes],
    ["carson-cards", "points-mine", Points],
    ["carson-cards", "points-saloon", Points],
    ["carson-cards", "points-bank", Points],
    ["carson-cards", "points-double-houses", Points],
    ["carson-cards", "points-per-mine", Points],
    ["carson-cards", "points-ranch", Points],
    ["carson-cards", "points-outlaws-cost", Points],
  ] as const)("of %s change with %s", async (game, name, Drawing) => {
    const figures = await figuresOf(game);
    const before = drawn(Drawing, figures);
    expect(before).toMatch(/\d/);
    expect(drawn(Drawing, changed(figures, name, 41))).not.toBe(before);
  });

  it("show today's incomes and points", async () => {
    expect(drawn(Incomes, await figuresOf("carson-city"))).toContain("$15");
    expect(drawn(Points, await figuresOf("carson-cards"))).toContain("−6");
  });

  it("show the river of the board", () => {
    const water = () => {
      const target = document.createElement("div");
      const drawing = mount(River, { target });
      const squares = target.querySelectorAll(".water").length;
      void unmount(drawing);
      return squares;
    };
    expect(water()).toBe(printed.river.length);
    vi.spyOn(printed, "river", "get").mockReturnValue(["a1", "a2", "b2"]);
    const shorter = water();
    vi.restoreAllMocks();
    expect(shorter).toBe(3);
  });

  it("show the price of land", () => {
    const before = drawn(Price, {});
    vi.spyOn(printed, "land_price", "get").mockReturnValue(30);
    const dearer = drawn(Price, {});
    vi.restoreAllMocks();
    expect(before).toContain("$4");
    expect(dearer).toContain("$33");
  });
});
