// The board of Carson City: The Card Game, and its drawings for the rules.
import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import Buildings from "./rules/Buildings.svelte";
import People from "./rules/People.svelte";
import Table from "./Table.svelte";

export const client: GameClient = {
  Table,
  Poster,
  RulesArt: { buildings: Buildings, people: People },
};
