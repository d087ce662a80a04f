// The board of Circle the Wagons, its drawings and its chooser of scenarios.
import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import Areas from "./rules/Areas.svelte";
import Draft from "./rules/Draft.svelte";
import Laying from "./rules/Laying.svelte";
import Pieces from "./rules/Pieces.svelte";
import Scoring from "./rules/Scoring.svelte";
import ScenarioChooser from "./ScenarioChooser.svelte";
import Table from "./Table.svelte";

export const client: GameClient = {
  Table,
  Poster,
  RulesArt: {
    words: Pieces,
    "a-turn": Draft,
    "laying-a-card": Laying,
    "end-and-points": Areas,
    "the-scoring-cards": Scoring,
  },
  Choosers: { solo: ScenarioChooser },
};
