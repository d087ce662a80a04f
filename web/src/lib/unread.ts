// Which remarks of a table were seen in this browser: what came since is counted in lists.
import type { TableInfo } from "../wire/TableInfo";

const KEY = "boomtown heard";
/** So many tables are remembered: those that were looked at last. */
const MOST = 200;

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The remarks of a table up to this one were shown. */
export function noteHeard(table: string, remark: number): void {
  const { [table]: before = 0, ...others } = kept();
  const all = Object.entries({ ...others, [table]: Math.max(before, remark) });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // A browser that keeps nothing counts everything as new.
  }
}

/** How many remarks came since. */
export function unread({ id, said }: Pick<TableInfo, "id" | "said">): number {
  return Math.max(0, said - (kept()[id] ?? 0));
}
