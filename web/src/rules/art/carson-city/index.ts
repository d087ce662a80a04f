import type { Drawings } from "../drawings";
import Connected from "./Connected.svelte";
import Duel from "./Duel.svelte";
import Incomes from "./Incomes.svelte";
import Price from "./Price.svelte";
import River from "./River.svelte";

export const drawings: Drawings = {
  duels: Duel,
  land: Price,
  buildings: Incomes,
  roads: Connected,
  river: River,
};
