// The board of Circle the Wagons, its drawings and its chooser of scenarios.
import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import { drawings } from "./rules";
import { gridsOf } from "./logic/grids";
import { tipsFor } from "./logic/tips";
import ScenarioChooser from "./ScenarioChooser.svelte";
import Table from "./Table.svelte";

export const client: GameClient = {
  Table,
  Poster,
  RulesArt: drawings,
  tipsFor,
  gridsOf,
  takesOrders: true,
  Choosers: { solo: ScenarioChooser },
};
