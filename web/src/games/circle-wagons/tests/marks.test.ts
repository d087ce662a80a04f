// The lit-up places must bring just the points that the rules count: twelve played games tell.
import { describe, expect, it } from "vitest";
import { areaOf } from "../logic/areas";
import { TERRAINS } from "../logic/cards";
import { marksOf, tallyOfTown } from "../logic/marks";
import { type Laid, surfaceOf } from "../logic/town";
import finals from "./finals.json";

interface Final {
  scoring: string[];
  towns: Laid[][];
  lines: number[][];
}

const games = finals as Final[];

describe("what is lit up", () => {
  it("covers every scoring card with the games at hand", () => {
    expect(new Set(games.flatMap((game) => game.scoring)).size).toBe(18);
  });

  for (const [index, game] of games.entries()) {
    it(`brings what the rules count in game ${index + 1}: ${game.scoring.join(", ")}`, () => {
      const towns = game.towns.map(surfaceOf);
      for (const [seat, town] of towns.entries()) {
        const other = towns[1 - seat];
        if (!other) throw new Error("a game for two has two towns");
        const areas = TERRAINS.map((terrain) => areaOf(town, terrain).length);
        const cards = game.scoring.map((card) =>
          marksOf(card, town, tallyOfTown(other)).reduce((sum, mark) => sum + mark.points, 0),
        );
        expect([...areas, ...cards]).toEqual(game.lines[seat]);
      }
    });
  }
});
