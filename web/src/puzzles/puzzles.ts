// The puzzles that there are; each is loaded when it is opened.
import type { Puzzle } from "../wire/Puzzle";
import { dayOf, puzzleOf } from "./daily";
import games from "./data/index.json";

const files = import.meta.glob<Puzzle>(["./data/*.json", "!./data/index.json"], { import: "default" });

/** The game of each, in their order. */
export const puzzles: readonly string[] = games;

export const today = (): number => puzzleOf(dayOf(new Date()), puzzles.length);

export async function load(number: number): Promise<Puzzle | null> {
  const file = files[`./data/${number}.json`];
  return file ? await file() : null;
}
