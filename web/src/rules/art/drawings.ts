// The drawings of a game's rules, by the id of the section they stand in: those that come with its board, and those that need
// none. They come when the rules are read.
import type { Component } from "svelte";
import { clientOf } from "../../games/registry";
import type { DrawingProps } from "./figures";

/** Some show figures, others need none. */
export type Drawings = Record<string, Component<DrawingProps> | Component>;

const games: Record<string, () => Promise<{ drawings: Drawings }>> = {
  "carson-city": () => import("./carson-city"),
  "carson-cards": () => import("./carson-cards"),
};

export async function drawingsOf(game: string): Promise<Drawings> {
  const [client, own] = await Promise.all([clientOf(game), games[game]?.()]);
  return { ...own?.drawings, ...client.RulesArt };
}
