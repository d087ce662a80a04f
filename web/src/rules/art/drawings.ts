// The drawings of a game's rules, by the id of the section they stand in. They come when the rules are read.
import type { Component } from "svelte";

export type Drawings = Record<string, Component>;

const games: Record<string, () => Promise<{ drawings: Drawings }>> = {
  "circle-wagons": () => import("../../games/circle-wagons/rules"),
  "carson-city": () => import("./carson-city"),
  "carson-cards": () => import("./carson-cards"),
};

export async function drawingsOf(game: string): Promise<Drawings> {
  return (await games[game]?.())?.drawings ?? {};
}
