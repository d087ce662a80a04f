// One line for each game: its drawing, and its board if it has one. The others are played with games/any.
import type { Component } from "svelte";
import type { GameClient, GameModule } from "./game";

interface Entry {
  poster: () => Promise<{ default: Component }>;
  board?: () => Promise<GameModule>;
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

/** Loads the client of a game: its own, or the one for every game. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = games[game]?.board ?? (() => import("./any"));
  return (await load()).client;
}

/** Loads the drawing of a game. */
export async function posterOf(game: string): Promise<Component> {
  const load = games[game]?.poster ?? (() => import("./any/Poster.svelte"));
  return (await load()).default;
}
