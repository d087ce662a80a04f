import type { Drawings } from "../drawings";
import Laying from "./Laying.svelte";
import Points from "./Points.svelte";
import Ties from "./Ties.svelte";

export const drawings: Drawings = { ties: Ties, laying: Laying, buildings: Points };
