import { describe, expect, it } from "vitest";
import type { Building } from "../../../wire/carson-city/Building";
import type { Phrase } from "../../../wire/Phrase";
import type { View } from "../../../wire/carson-city/View";
import { placePhrase } from "../logic/places";

/** What the rules wrote for the lessons: views, and what was told in them. */
const lessons = import.meta.glob<unknown>("../../../learn/lessons/carson-city-*.json", {
  eager: true,
  import: "default",
});

interface Told {
  event: Record<string, { place?: string; there?: Building | null }>;
  phrase: Phrase;
}

/** Everything within a lesson that has these members. */
function all<Found>(within: unknown, ...members: string[]): Found[] {
  if (typeof within !== "object" || within === null) return [];
  const inside = Object.values(within).flatMap((one) => all<Found>(one, ...members));
  return members.every((member) => member in within) ? [within as Found, ...inside] : inside;
}

describe("a place", () => {
  it("is called on the board as the log of the rules calls it", () => {
    const called = Object.values(lessons).flatMap((lesson) => {
      const [view] = all<View>(lesson, "position", "cowboys");
      return all<Told>(lesson, "event", "phrase").flatMap(({ event, phrase }) => {
        const { place, there } = Object.values(event)[0] ?? {};
        const said = phrase.args?.find(([name]) => name === "place")?.[1];
        if (!view || place === undefined || !said || !("phrase" in said)) return [];
        return [{ here: placePhrase(view.position, place, there ?? null), there: said.phrase }];
      });
    });
    expect(called.length).toBeGreaterThan(20);
    for (const { here, there } of called) expect(here).toMatchObject(there);
  });
});
