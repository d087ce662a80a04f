// What of a table was seen in this browser: what came since is told in lists.
import type { TableInfo } from "../wire/TableInfo";

/** The last remark of each table that was shown. */
const HEARD = "boomtown heard";
/** How many decisions stood at each table when it was shown last. */
const LOOKED = "boomtown looked";
/** So many tables are remembered: those that were looked at last. */
const MOST = 200;

function kept(key: string): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function keep(key: string, table: string, change: (before: number) => number): void {
  const { [table]: before = 0, ...others } = kept(key);
  const all = Object.entries({ ...others, [table]: change(before) });
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // A browser that keeps nothing counts everything as new.
  }
}

/** The remarks of a table up to this one were shown. */
export function noteHeard(table: string, remark: number): void {
  keep(HEARD, table, (before) => Math.max(before, remark));
}

/** How many remarks came since. */
export function unread({ id, said }: Pick<TableInfo, "id" | "said">): number {
  return Math.max(0, said - (kept(HEARD)[id] ?? 0));
}

/** A table was shown as it is after so many decisions. */
export function noteLooked(table: string, decisions: number): void {
  keep(LOOKED, table, () => decisions);
}

/** After how many decisions it was shown last; null if it never was. */
export function lookedAt(table: string): number | null {
  return kept(LOOKED)[table] ?? null;
}
