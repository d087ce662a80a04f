// The board of Carson City: The Card Game, and its drawings for the rules.
import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import Buildings from "./rules/Buildings.svelte";
import People from "./rules/People.svelte";
import Table from "./Table.svelte";
import type { View } from "../../wire/carson-cards/View";
import { suitsAt } from "./logic/suits";
import { gridsOf } from "./logic/grids";
import { tipsFor } from "./logic/tips";
import { virtualNote } from "./logic/strength";

export const client: GameClient = {
  Table,
  Poster,
  symbolsOf: (view, marks) => suitsAt((view as View).table, marks),
  noteOn: virtualNote,
  tipsFor,
  gridsOf,
  takesOrders: true,
  RulesArt: { buildings: Buildings, people: People },
};
