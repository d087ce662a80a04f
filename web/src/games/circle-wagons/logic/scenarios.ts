// The Lone Cowboy's six scenarios as crates/circle-wagons/data/scenarios.txt has them.
import table from "../../../../../crates/circle-wagons/data/scenarios.txt?raw";
import type { Piece } from "./cards";

export interface Brief {
  name: string;
  scoring: [string, string];
  object: Piece;
  /** What each of these objects in the rival's city brings him. */
  points: number;
  /** How many cards he skips at most for one. */
  skips: number;
}

const PIECES: Record<string, Piece> = {
  Be: "beer",
  Co: "cow",
  Fo: "fort",
  Gu: "gun",
  Mi: "mine",
  Wa: "wagon",
};

function read(line: string): Brief {
  const [name = "", first = "", second = "", object = "", points, skips] = line.trim().split(/\s+/);
  const piece = PIECES[object];
  if (!piece) throw new Error(`a scenario's object is none of ${Object.keys(PIECES).join(", ")}: ${line}`);
  return { name, scoring: [first, second], object: piece, points: Number(points), skips: Number(skips) };
}

export const SCENARIOS: readonly Brief[] = table
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map(read);

export function briefOf(scenario: string): Brief {
  const brief = SCENARIOS.find((one) => one.name === scenario);
  if (!brief) throw new RangeError(`there is no scenario ${scenario}`);
  return brief;
}
