// What each scoring card looks for, as a small drawing: rows of territories.
import type { Piece, Terrain } from "./cards";

/** `good` counts, `bad` counts against you or not at all. */
export type Verdict = "good" | "bad" | null;

export interface Sketched {
  column: number;
  row: number;
  terrain: Terrain | null;
  piece: Piece | null;
  verdict: Verdict;
  hole: boolean;
}

export interface Diagram {
  columns: number;
  rows: number;
  cells: Sketched[];
  /** What it pays, in figures. */
  worth: string;
}

const TERRAIN: Record<string, Terrain> = {
  D: "desert",
  F: "forest",
  S: "snow",
  M: "mountain",
  P: "plains",
  W: "water",
};
const PIECE: Record<string, Piece> = { b: "beer", c: "cow", f: "fort", g: "gun", m: "mine", w: "wagon" };

// A territory is three signs: its terrain or `-`, its object or `-`, then `+` good, `x` bad or `-`. `oo+` is a hole, `...` nothing.
const SKETCHES: Record<string, [string, ...string[]]> = {
  badlands: ["4", "D-- -g+ D--"],
  "happy-cows": ["2", "-c+ ... -cx S--"],
  "the-clearing": ["2 / −1", "-f+ ... F-x"],
  "circle-the-wagons": ["6", "... -w- ...", "-w- --+ -w-", "... -w- ..."],
  "smalltown-charm": ["1", "--+ ... --- ---", "--+ ... --- ---"],
  "gold-country": ["2", "M-- -m+"],
  "prairie-life": ["½", "-c+ P-+"],
  "cool-water": ["3", "W-- W-- -w+"],
  "claim-jumpers": ["9", "-m+ -m+ ... -m-"],
  "boom-or-bust": ["5·0·3·8", "-m+ -m+ -m+"],
  "wagon-train": ["1·2·4·7·10", "-w+ -w+ -w+"],
  "one-too-many": ["−1", "-bx -bx ... -b-"],
  bootleggers: ["2 / −1", "-b+ -w- ... -bx"],
  undiscovered: ["5", "--- --- ---", "--- oo+ ---", "--- --- ---"],
  fortified: ["7", "-f+ -f+", "-f+ -f+"],
  "the-herd": ["2", "-c+ -c+", "... -c+"],
  "target-practice": ["1", "-b- --+ --+ -g-"],
  "rifles-ready": ["2", "-f+ -g-"],
};

export const SKETCHED_CARDS = Object.keys(SKETCHES);

function sketched(signs: string, column: number, row: number): Sketched[] {
  if (signs === "...") return [];
  const [terrain = "-", piece = "-", mark = "-"] = signs;
  return [
    {
      column,
      row,
      terrain: TERRAIN[terrain] ?? null,
      piece: PIECE[piece] ?? null,
      verdict: mark === "+" ? "good" : mark === "x" ? "bad" : null,
      hole: terrain === "o",
    },
  ];
}

export function diagramOf(card: string): Diagram {
  const [worth, ...lines] = SKETCHES[card] ?? [""];
  const rows = lines.map((line) => line.split(" "));
  return {
    columns: Math.max(1, ...rows.map((row) => row.length)),
    rows: Math.max(1, rows.length),
    cells: rows.flatMap((row, y) => row.flatMap((signs, x) => sketched(signs, x, y))),
    worth,
  };
}
