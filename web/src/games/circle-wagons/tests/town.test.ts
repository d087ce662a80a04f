import { describe, expect, it } from "vitest";
import { faceAsLaid, faceOf, PIECES, TERRAINS } from "../logic/cards";
import { bordersOf, boundsOf, cellsOf, coveredBy, surfaceOf, type Laid } from "../logic/town";

const laid = (card: number, column: number, row: number, turned = false): Laid => ({
  card,
  column,
  row,
  turned,
});

describe("the cards", () => {
  it("show every terrain and every object twelve times", () => {
    const cells = Array.from({ length: 18 }, (_, index) => faceOf(index + 1)).flat();
    for (const terrain of TERRAINS) expect(cells.filter((cell) => cell.terrain === terrain)).toHaveLength(12);
    for (const piece of PIECES) expect(cells.filter((cell) => cell.object === piece)).toHaveLength(12);
  });

  it("show their last territory first when they are turned by half", () => {
    expect(faceAsLaid(3, true)).toEqual([...faceOf(3)].reverse());
  });
});

describe("a town", () => {
  it("shows what was laid last where cards lie on each other", () => {
    const surface = surfaceOf([laid(1, 0, 0), laid(2, 1, 0)]);
    expect(surface.size).toBe(6);
    expect(surface.get("1,0")).toMatchObject({ card: 2, terrain: "mountain", object: "fort" });
    expect(surface.get("0,0")).toMatchObject({ card: 1, terrain: "plains", object: "cow" });
  });

  it("tells what a card would cover", () => {
    const surface = surfaceOf([laid(1, 0, 0)]);
    expect(coveredBy(surface, laid(2, 1, 1))).toMatchObject([{ terrain: "forest", object: "beer" }]);
    expect(coveredBy(surface, laid(2, 2, 0))).toEqual([]);
  });

  it("reaches as far as its cards", () => {
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([laid(1, 0, 0), laid(2, -3, 2)])).toEqual({ left: -3, top: 0, right: 1, bottom: 3 });
  });

  it("is outlined once, and terrains are parted only where they differ", () => {
    const { inner, outer } = bordersOf(surfaceOf([laid(1, 0, 0)]), 10);
    expect(outer.match(/M/g)).toHaveLength(8);
    expect(inner.match(/M/g)).toHaveLength(2);
  });

  it("lays the four territories of a card around its place", () => {
    expect(cellsOf(laid(5, 4, -1)).map((cell) => [cell.column, cell.row])).toEqual([
      [4, -1],
      [5, -1],
      [4, 0],
      [5, 0],
    ]);
  });
});
