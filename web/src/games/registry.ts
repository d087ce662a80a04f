// One line for each game: its drawing and its board. Whoever likes words better plays all of them with games/any.
import type { Component } from "svelte";
import type { Boards } from "../lib/settings.svelte";
import type { GameClient, GameModule } from "./game";

interface Entry {
  poster: () => Promise<{ default: Component }>;
  board: () => Promise<GameModule>;
}

const games: Record<string, Entry> = {
  "circle-wagons": {
    poster: () => import("./circle-wagons/Poster.svelte"),
    board: () => import("./circle-wagons"),
  },
  "carson-city": {
    poster: () => import("./carson-city/Poster.svelte"),
    board: () => import("./carson-city"),
  },
  "carson-cards": {
    poster: () => import("./carson-cards/Poster.svelte"),
    board: () => import("./carson-cards"),
  },
};

/** The games that the home page shows, in this order. */
export const GAMES = Object.keys(games);

/** Loads the client of a game: its own board, or the one in words that every game can have. */
export async function clientOf(game: string, boards: Boards = "drawn"): Promise<GameClient> {
  const own = games[game]?.board;
  if (own && boards === "drawn") return (await own()).client;
  const inWords = (await import("./any")).client;
  if (!own) return inWords;
  // What does not hang on a drawing is the same in words.
  const { symbolsOf, inRounds, tipsFor } = (await own()).client;
  return {
    ...inWords,
    ...(symbolsOf && { symbolsOf }),
    ...(inRounds && { inRounds }),
    ...(tipsFor && { tipsFor }),
  };
}

/** Loads the drawing of a game. */
export async function posterOf(game: string): Promise<Component> {
  const load = games[game]?.poster ?? (() => import("./any/Poster.svelte"));
  return (await load()).default;
}
