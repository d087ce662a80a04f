// Carson City in the browser.
import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import Table from "./Table.svelte";
import { roundEnded, staging } from "./logic/events";
import { tipsFor } from "./logic/tips";

export const client: GameClient = {
  Table,
  Poster,
  tipsFor,
  staging,
  inRounds: true,
  roundEnded,
  takesOrders: true,
};
