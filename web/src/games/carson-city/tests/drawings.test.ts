import { describe, expect, it } from "vitest";
import buildings from "../art/buildings.svg?raw";
import people from "../art/people.svg?raw";
import pieces from "../art/pieces.svg?raw";
import { drawingOf } from "../logic/cast";
import { figures } from "../logic/figures";
import { STOPS } from "../logic/track";

const sheets = [buildings, people, pieces];
const ids = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)));

describe("drawings", () => {
  it("are there for each building, character and stop", () => {
    const needed = [
      ...Object.keys(figures.buildings),
      ...Object.keys(figures.roles).map(drawingOf),
      ...STOPS.map((stop) => `i-${stop.icon}`),
    ];
    expect(needed.filter((name) => !ids.has(`cc-${name}`))).toEqual([]);
  });

  it("use only others that exist", () => {
    const used = sheets.flatMap((sheet) => [...sheet.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("carry no style of their own, which the server's headers would forbid", () => {
    expect(sheets.some((sheet) => /\sstyle=/.test(sheet))).toBe(false);
  });
});
