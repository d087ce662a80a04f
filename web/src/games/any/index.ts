import type { GameClient } from "../game";
import Poster from "./Poster.svelte";
import Table from "./Table.svelte";

export const client: GameClient = { Table, Poster, inWords: true };
