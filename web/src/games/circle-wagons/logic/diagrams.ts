// What each scoring card looks for, as a small drawing: rows of territories.
import type { Piece, Terrain } from "./cards";
import { figures } from "./figures";

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
const SKETCHES: Record<string, string[]> = {
  badlands: ["D-- -g+ D--"],
  "happy-cows": ["-c+ ... -cx S--"],
  "the-clearing": ["-f+ ... F-x"],
  "circle-the-wagons": ["... -w- ...", "-w- --+ -w-", "... -w- ..."],
  "smalltown-charm": ["--+ ... --- ---", "--+ ... --- ---"],
  "gold-country": ["M-- -m+"],
  "prairie-life": ["-c+ P-+"],
  "cool-water": ["W-- W-- -w+"],
  "claim-jumpers": ["-m+ -m+ ... -m-"],
  "boom-or-bust": ["-m+ -m+ -m+"],
  "wagon-train": ["-w+ -w+ -w+"],
  "one-too-many": ["-bx -bx ... -b-"],
  bootleggers: ["-b+ -w- ... -bx"],
  undiscovered: ["--- --- ---", "--- oo+ ---", "--- --- ---"],
  fortified: ["-f+ -f+", "-f+ -f+"],
  "the-herd": ["-c+ -c+", "... -c+"],
  "target-practice": ["-b- --+ --+ -g-"],
  "rifles-ready": ["-f+ -g-"],
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
  const rows = (SKETCHES[card] ?? []).map((line) => line.split(" "));
  return {
    columns: Math.max(1, ...rows.map((row) => row.length)),
    rows: Math.max(1, rows.length),
    cells: rows.flatMap((row, y) => row.flatMap((signs, x) => sketched(signs, x, y))),
    worth: figures.worth[card] ?? "",
  };
}
