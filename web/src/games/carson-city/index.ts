// Carson City in the browser.
import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import Table from "./Table.svelte";
import { roundEnded, staging } from "./logic/events";
import { gridsOf } from "./logic/grids";
import { tipsFor } from "./logic/tips";

export const client: GameClient = {
  Table,
  Poster,
  tipsFor,
  gridsOf,
  staging,
  inRounds: true,
  roundEnded,
  byChance: async () => (await import("./logic/chance")).byChance,
  takesOrders: true,
};
