import type { Drawings } from "../../../rules/art/drawings";
import Areas from "./Areas.svelte";
import Draft from "./Draft.svelte";
import Laying from "./Laying.svelte";
import Pieces from "./Pieces.svelte";
import Scoring from "./Scoring.svelte";

export const drawings: Drawings = {
  words: Pieces,
  "a-turn": Draft,
  "laying-a-card": Laying,
  "end-and-points": Areas,
  "the-scoring-cards": Scoring,
};
