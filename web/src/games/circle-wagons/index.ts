// The board of Circle the Wagons and its chooser of scenarios.
import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import ScenarioChooser from "./ScenarioChooser.svelte";
import Table from "./Table.svelte";

export const client: GameClient = {
  Table,
  Poster,
  Choosers: { solo: ScenarioChooser },
};
