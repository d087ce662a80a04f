// Which figures of a game are our own, because the printed ones could not be found: as its data files mark them.
import type { House } from "../wire/House";
import { api } from "./api";
import { say } from "./speech.svelte";

let marks = $state.raw<Record<string, readonly House[]>>({});
let asked = false;

/** Asks the server once for what is marked. */
function ask(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    (games) => (marks = Object.fromEntries(games.map(({ name, house }) => [name, house]))),
    () => {
      // Without the server there is no table, and the next page asks again.
    },
  );
}

/** The sentences about the figures of these names; none for printed ones. */
export function ours(game: string, ...names: string[]): string[] {
  ask();
  const marked = marks[game] ?? [];
  return marked.filter(({ name }) => names.includes(name)).map(({ about }) => say(about));
}
