// The lit-up places must bring just the points that the rules count: twelve played games tell.
import { describe, expect, it } from "vitest";
import { areaOf } from "../logic/areas";
import { TERRAINS } from "../logic/cards";
import { marksOf, tallyOfTown } from "../logic/marks";
import { type Cell, keyOf, type Laid, type Surface, surfaceOf } from "../logic/town";
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

/** A town in signs: terrain and object of each territory, `..` a hole. */
function town(...rows: string[]): Surface {
  const terrain = { D: "desert", F: "forest", S: "snow", M: "mountain", P: "plains", W: "water" } as const;
  const piece = { b: "beer", c: "cow", f: "fort", g: "gun", m: "mine", w: "wagon" } as const;
  const cells = rows.flatMap((line, row) =>
    line.split(" ").flatMap((signs, column): Cell[] => {
      const ground = terrain[signs[0] as keyof typeof terrain] as Cell["terrain"] | undefined;
      const object = piece[signs[1] as keyof typeof piece];
      return ground ? [{ column, row, card: 1, terrain: ground, object }] : [];
    }),
  );
  return new Map(cells.map((cell) => [keyOf(cell.column, cell.row), cell]));
}
const points = (card: string, mine: Surface, theirs: Surface = town()) =>
  marksOf(card, mine, tallyOfTown(theirs)).reduce((sum, mark) => sum + mark.points, 0);

describe("what is rare in play", () => {
  it("circles a territory with wagons, but no hole", () => {
    expect(points("circle-the-wagons", town("Pc Pw Pc", "Pw Pb Pw", "Pc Pw Pc"))).toBe(6);
    expect(points("circle-the-wagons", town("Pc Pw Pc", "Pw .. Pw", "Pc Pw Pc"))).toBe(0);
  });

  it("counts every block of forts", () => {
    expect(points("fortified", town("Pf Pf Pf", "Sf Sf Sf"))).toBe(14);
  });

  it("takes beer from whoever has more", () => {
    expect(points("one-too-many", town("Pb Pb"), town("Pb"))).toBe(-1);
    expect(points("one-too-many", town("Pb"), town("Pb Pb"))).toBe(0);
  });

  it("pays for very few and very many mines", () => {
    const mines = (count: number) => points("boom-or-bust", town(Array(count).fill("Mm").join(" ")));
    expect([2, 3, 6, 7, 8].map(mines)).toEqual([5, 0, 0, 3, 8]);
  });

  it("takes the nearest gun, holes and all", () => {
    expect(points("target-practice", town("Pb Pc .. Pc Pg"))).toBe(2);
    expect(points("target-practice", town("Pg Pb Pc Pc Pg"))).toBe(0);
  });
});
