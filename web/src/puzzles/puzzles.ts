// The puzzles that there are; each is loaded when it is opened.
import type { Puzzle } from "../wire/Puzzle";
import { puzzleOf } from "./daily";
import listed from "./data/index.json";

const files = import.meta.glob<Puzzle>(["./data/*.json", "!./data/index.json"], { import: "default" });

/** The puzzles in the order of their numbers. A key stays when numbers change. */
export const puzzles: readonly { key: string; game: string }[] = listed;

const gameOf = (number: number): string => puzzles[number - 1]?.game ?? "";

export const keyOf = (number: number): string => puzzles[number - 1]?.key ?? "";

/** The numbers of the puzzles of a game, in their order. */
export const numbersOf = (game: string): number[] =>
  puzzles.flatMap((one, index) => (one.game === game ? [index + 1] : []));

/** How manieth of its game a puzzle is, counted from 1. */
export const placeOf = (number: number): number => numbersOf(gameOf(number)).indexOf(number) + 1;

/** The one after it of the same game; after the last comes the first. */
export function following(number: number): number {
  const same = numbersOf(gameOf(number));
  return same[placeOf(number) % same.length] ?? number;
}

/** The number of the puzzle that a day brings. */
export const numberOn = (day: string): number => puzzleOf(day, puzzles.length);

export async function load(number: number): Promise<Puzzle | null> {
  const file = files[`./data/${number}.json`];
  return file ? await file() : null;
}
