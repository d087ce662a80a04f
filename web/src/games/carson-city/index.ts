// Carson City in the browser.
import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import Table from "./Table.svelte";
import { tipFor } from "./logic/tips";

export const client: GameClient = { Table, Poster, tipFor };
