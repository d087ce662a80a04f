// The puzzles that there are; each is loaded when it is opened.
import type { Puzzle } from "../wire/Puzzle";
import { dayOf, puzzleOf } from "./daily";
import games from "./data/index.json";

const files = import.meta.glob<Puzzle>(["./data/*.json", "!./data/index.json"], { import: "default" });

/** The game of each, in their order. */
export const puzzles: readonly string[] = games;

/** The numbers of the puzzles of a game, in their order. */
export const numbersOf = (game: string): number[] =>
  puzzles.flatMap((one, index) => (one === game ? [index + 1] : []));

/** How manieth of its game a puzzle is, counted from 1. */
export const placeOf = (number: number): number => numbersOf(puzzles[number - 1] ?? "").indexOf(number) + 1;

/** The one after it of the same game; after the last comes the first. */
export function following(number: number): number {
  const same = numbersOf(puzzles[number - 1] ?? "");
  return same[placeOf(number) % same.length] ?? number;
}

export const today = (): number => puzzleOf(dayOf(new Date()), puzzles.length);

export async function load(number: number): Promise<Puzzle | null> {
  const file = files[`./data/${number}.json`];
  return file ? await file() : null;
}
