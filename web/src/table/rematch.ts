import { api, reasonOf } from "../lib/api";
import { person } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import { say } from "../lib/speech.svelte";
import { toasts } from "../lib/toast.svelte";
import type { TableInfo } from "../wire/TableInfo";

/** Whether I can offer the others to play again. */
export function canRematch(table: TableInfo): boolean {
  const mine = ({ stands_in_for }: { stands_in_for: string | null }) =>
    stands_in_for !== null && stands_in_for === person.me?.id;
  return !table.imported && (table.yours.length > 0 || table.seats.some(mine));
}

/** Offers the others to play again, or accepts their offer, and goes there. */
export async function rematch(table: TableInfo): Promise<void> {
  try {
    if (await person.named()) router.go(`t/${(await api.rematch(table.id)).id}`);
  } catch (error) {
    toasts.show(say(reasonOf(error)), "trouble");
  }
}

/** No, thanks: the seat that was kept is open to others. */
export async function decline(next: TableInfo): Promise<TableInfo | null> {
  try {
    await api.leave(next.id);
    return await api.table(next.id);
  } catch (error) {
    toasts.show(say(reasonOf(error)), "trouble");
    return null;
  }
}
