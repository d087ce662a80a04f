// One line for each game: its drawing and its board. Whoever likes words better plays all of them with games/any.
import type { Component } from "svelte";
import type { Boards } from "../lib/settings.svelte";
import type { GameClient, GameModule } from "./game";

interface Entry {
  poster: () => Promise<{ default: Component }>;
  board: () => Promise<GameModule>;
  /** The board in small, of what everybody sees. */
  small: () => Promise<{ default: Component<{ view: unknown }> }>;
}

const games: Record<string, Entry> = {
  "circle-wagons": {
    poster: () => import("./circle-wagons/Poster.svelte"),
    board: () => import("./circle-wagons"),
    small: () => import("./circle-wagons/Small.svelte"),
  },
  "carson-city": {
    poster: () => import("./carson-city/Poster.svelte"),
    board: () => import("./carson-city"),
    small: () => import("./carson-city/Small.svelte"),
  },
  "carson-cards": {
    poster: () => import("./carson-cards/Poster.svelte"),
    board: () => import("./carson-cards"),
    small: () => import("./carson-cards/Small.svelte"),
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
  const { symbolsOf, inRounds, roundEnded, takesOrders, tipsFor, gridsOf } = (await own()).client;
  return {
    ...inWords,
    ...(symbolsOf && { symbolsOf }),
    ...(inRounds && { inRounds }),
    ...(roundEnded && { roundEnded }),
    ...(takesOrders && { takesOrders }),
    ...(tipsFor && { tipsFor }),
    ...(gridsOf && { gridsOf }),
  };
}

/** Loads the drawing of a game. */
export async function posterOf(game: string): Promise<Component> {
  const load = games[game]?.poster ?? (() => import("./any/Poster.svelte"));
  return (await load()).default;
}

/** Loads the board of a game in small; null where there is none. */
export async function smallOf(game: string): Promise<Component<{ view: unknown }> | null> {
  return (await games[game]?.small())?.default ?? null;
}
