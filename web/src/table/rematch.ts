import { api, reasonOf } from "../lib/api";
import { person } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { say } from "../lib/speech.svelte";
import { toasts } from "../lib/toast.svelte";
import type { TableInfo } from "../wire/TableInfo";

/** Whether the same people can play again from here. */
export function canRematch(table: TableInfo): boolean {
  return !table.imported && (table.yours.length > 0 || table.rematch !== null);
}

/** Goes to the next table of the same people, setting it up if nobody has. */
export async function rematch(table: TableInfo): Promise<void> {
  try {
    if (table.rematch) router.go(`t/${table.rematch}`);
    else if (await person.named()) router.go(`t/${(await api.rematch(table.id)).id}`);
  } catch (error) {
    toasts.show(say(reasonOf(error)), "trouble");
  }
}
