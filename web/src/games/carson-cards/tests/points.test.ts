import { describe, expect, it } from "vitest";
import type { Person } from "../logic/cards";
import { laidOf, surfaceOf } from "../logic/city";
import { gainOfPerson, placesFor } from "../logic/fitting";
import { litBy, pointsOf, worths } from "../logic/points";
import finals from "./finals.json";

/** Cities as they stood at the end of games on the server, with what it counted. */
const cities = finals.map(({ city, persons, sold, lines, points }) => ({
  city: city.map(laidOf),
  persons: persons as Person[],
  sold,
  lines: lines as unknown as Record<string, number>,
  points,
}));

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

describe("the points of a city", () => {
  it.each(cities)("are what the server counted: $points", ({ city, persons, sold, points }) => {
    expect(pointsOf(surfaceOf(city), persons, sold)).toBe(points);
  });

  it.each(cities)("stand on the buildings that bring them", ({ city, persons, lines }) => {
    const buildings = Object.entries(lines).filter(([label]) => label.startsWith("cards-pad-"));
    expect(sum(worths(surfaceOf(city), persons).values())).toBe(sum(buildings.map(([, points]) => points)));
  });

  it.each(cities)(
    "light cells up for every line of buildings that brings something",
    ({ city, persons, lines }) => {
      for (const [label, points] of Object.entries(lines)) {
        if (label.startsWith("cards-pad-") && points !== 0) {
          expect(litBy(label, surfaceOf(city), persons).length, label).toBeGreaterThan(0);
        }
      }
    },
  );

  it("light nothing up for a line that looks at nothing here", () => {
    expect(litBy("cards-pad-saloons", surfaceOf([]), [])).toEqual([]);
    expect(litBy("cards-person-undertaker", surfaceOf([]), ["undertaker"])).toEqual([]);
  });
});

describe("where a card may lie", () => {
  it("is the origin only, in an empty city", () => {
    expect(placesFor([], "I-09", [])).toEqual([{ card: "I-09", column: 0, row: 0 }]);
  });

  it("is beside by a side, or over what it may cover", () => {
    // I-09 has a House at the bottom right, I-01 a Bank at the top left.
    const places = placesFor([{ card: "I-09", column: 0, row: 0 }], "I-01", []);
    const has = (column: number, row: number) =>
      places.some((place) => place.column === column && place.row === row);
    expect(has(2, 0)).toBe(true);
    expect(has(2, 2)).toBe(false);
    expect(has(0, 0)).toBe(false);
    expect(has(0, -1)).toBe(true);
    expect(has(1, 1)).toBe(false);
  });

  it("stays within eight columns, and nine with the Captain", () => {
    const line = [0, 2, 4, 6].map((column) => ({ card: "I-09", column, row: 0 }));
    const reach = (persons: Person[]) =>
      Math.max(...placesFor(line, "I-01", persons).map((place) => place.column));
    expect(reach([])).toBe(6);
    expect(reach(["captain"])).toBe(7);
  });
});

describe("what a person would bring", () => {
  it("counts for the other persons too", () => {
    // The Undertaker brings 2 for himself, and 2 more for each who joins him.
    expect(gainOfPerson([], "undertaker", [], 0)).toBe(2);
    expect(gainOfPerson([], "captain", ["undertaker"], 0)).toBe(8);
  });
});
