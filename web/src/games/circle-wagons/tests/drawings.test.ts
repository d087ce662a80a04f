import { describe, expect, it } from "vitest";
import sheet from "../art/sprites.svg?raw";
import english from "../../../../../crates/words/locales/en/circle-wagons.ftl?raw";
import { PIECES, TERRAINS } from "../logic/cards";
import { diagramOf, SKETCHED_CARDS } from "../logic/diagrams";
import { SCENARIOS } from "../logic/scenarios";

describe("the drawings", () => {
  it("have one for every terrain and every object", () => {
    for (const name of [...TERRAINS, ...PIECES]) expect(sheet).toContain(`id="ctw-${name}"`);
  });

  it("carry no style of their own, which the server's headers would forbid", () => {
    expect(sheet).not.toMatch(/style[ =]/);
  });

  it("have a sketch of every scoring card, and of no other", () => {
    const known = [...english.matchAll(/^wagons-card-([a-z-]+) =/gm)].map((found) => found[1]);
    expect([...SKETCHED_CARDS].sort()).toEqual(known.sort());
  });

  it("show something that counts on every scoring card", () => {
    for (const card of SKETCHED_CARDS) {
      const { cells, columns, rows, worth } = diagramOf(card);
      expect(worth).not.toBe("");
      expect(cells.some((cell) => cell.verdict !== null)).toBe(true);
      expect(columns * rows).toBeGreaterThanOrEqual(cells.length);
    }
  });
});

describe("the scenarios", () => {
  it("are the six of the data file, each with two scoring cards that have a sketch", () => {
    expect(SCENARIOS).toHaveLength(6);
    for (const brief of SCENARIOS) {
      for (const card of brief.scoring) expect(SKETCHED_CARDS).toContain(card);
      expect(brief.points).toBeGreaterThan(0);
      expect(brief.skips).toBeGreaterThan(0);
    }
  });
});
