import { describe, expect, it } from "vitest";
import english from "../../../../../crates/words/locales/en/web-carson-cards.ftl?raw";
import buildings from "../art/buildings.svg?raw";
import persons from "../art/persons.svg?raw";
import { ALL_PERSONS, ALL_TERRAIN, faceOf } from "../logic/cards";

describe("the drawings", () => {
  const elements = new Set(ALL_TERRAIN.flatMap(faceOf));

  it("have one for everything that stands on a card, with a sentence of what it brings", () => {
    expect(elements.size).toBe(16);
    for (const element of elements) {
      expect(buildings).toContain(`id="cc-${element}"`);
      expect(english).toContain(`\nweb-cards-brings-${element} = `);
    }
  });

  it("have a portrait of each of the 21 persons", () => {
    expect(ALL_PERSONS).toHaveLength(21);
    for (const person of ALL_PERSONS) expect(persons).toContain(`id="cc-${person}"`);
  });

  it("carry no style and no colour of their own", () => {
    expect(buildings + persons).not.toMatch(/style[ =]|fill=|stroke=|#[0-9a-f]{3}/);
  });
});
