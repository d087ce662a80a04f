// My results so far, out of all the tables I ever sat at.
import type { TableInfo } from "../wire/TableInfo";
import { api } from "./api";

/** All tables of mine, page by page, the latest first. */
export async function* myTables(
  signedIn: boolean,
  pageAfter: typeof api.tables = api.tables,
): AsyncGenerator<TableInfo[]> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter("mine", after, signedIn);
    yield page.tables;
    after = page.next;
  } while (after !== null);
}

export interface Result {
  mine: number;
  rival: number;
}

/** The result of a finished game that I played alone against a rival, and in which scenario. */
function resultOf(table: TableInfo): { solo: unknown; result: Result } | null {
  const { options, points, stage, yours } = table;
  if (table.looked_ahead || table.played_on || stage !== "over" || !yours.includes(1) || options.solo == null)
    return null;
  const [mine, rival] = points ?? [];
  return mine === undefined || rival === undefined ? null : { solo: options.solo, result: { mine, rival } };
}

/** The best results of each scenario of a game: the widest margin. */
export class Best {
  private readonly results = new Map<unknown, Result>();

  constructor(private readonly game: string) {}

  /** The same with what these tables add. */
  with(tables: readonly TableInfo[]): Best {
    const more = new Best(this.game);
    for (const [solo, result] of this.results) more.results.set(solo, result);
    for (const table of tables) if (table.game === this.game) more.add(table);
    return more;
  }

  of(solo: unknown): Result | undefined {
    return this.results.get(solo);
  }

  private add(table: TableInfo): void {
    const found = resultOf(table);
    if (!found) return;
    const before = this.results.get(found.solo);
    const margin = ({ mine, rival }: Result) => mine - rival;
    if (!before || margin(found.result) > margin(before)) this.results.set(found.solo, found.result);
  }
}
