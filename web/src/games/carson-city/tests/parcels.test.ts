import { describe, expect, it } from "vitest";
import { PARCELS, parcelAt, roadOf, spotOf, stepFrom } from "../logic/parcels";
import { inOrder, riverPath } from "../logic/river";
import { shareOfParcel, stand } from "../logic/sheet";

describe("parcels", () => {
  it("count from a1 at the top left, row by row", () => {
    expect(PARCELS).toHaveLength(64);
    expect(PARCELS.slice(0, 2)).toEqual(["a1", "b1"]);
    expect(spotOf("h8")).toEqual({ column: 7, row: 7 });
    expect(PARCELS.every((parcel) => parcelAt(spotOf(parcel)) === parcel)).toBe(true);
  });

  it("end at the rim", () => {
    expect(stepFrom("d4", 1, -1)).toBe("e3");
    expect(stepFrom("h1", 1, 0)).toBe("h1");
    expect(parcelAt({ column: 8, row: 0 })).toBeNull();
  });

  it("lie side by side on the sheet, within its frame", () => {
    const [first, second] = ["a1", "b1"].map((parcel) => parseFloat(shareOfParcel(parcel).left));
    expect(first).toBeGreaterThan(0);
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo(parseFloat(shareOfParcel("a1").width), 2);
  });

  it("hold as many cowboys as there are players", () => {
    for (const crowded of [true, false]) {
      const places = stand(6, crowded);
      expect(places).toHaveLength(6);
      for (const { x, scale } of places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + 40 * scale).toBeLessThanOrEqual(100);
      }
    }
  });
});

describe("roads", () => {
  it("lie on the side that their name tells", () => {
    expect(roadOf("d4n")).toMatchObject({ from: { x: 3, y: 3 }, to: { x: 4, y: 3 } });
    expect(roadOf("d4s")).toMatchObject({ from: { x: 3, y: 4 }, to: { x: 4, y: 4 } });
    expect(roadOf("d4w")).toMatchObject({ from: { x: 3, y: 3 }, to: { x: 3, y: 4 } });
    expect(roadOf("h4e")).toMatchObject({ from: { x: 8, y: 3 }, to: { x: 8, y: 4 } });
  });
});

describe("the river", () => {
  const printed = ["a5", "b5", "c5", "c4", "d4", "e4", "f4", "f5", "g5", "h5"];

  it("runs from rim to rim, whatever the order in which it is told", () => {
    const told = [...printed].sort();
    expect(inOrder(told).map(parcelAt)).toEqual(printed);
  });

  it("leaves the map at both ends", () => {
    const path = riverPath(printed, 100);
    expect(path.startsWith("M0 450")).toBe(true);
    expect(path.endsWith("L800 450")).toBe(true);
  });
});
