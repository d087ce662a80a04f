// Tables of this device, in the browser's own database. A change is kept whole or not at all.
import type { KeptChange } from "../wire/KeptChange";
import type { KeptTable } from "../wire/KeptTable";
import { asked, Conflict, Database } from "./database";

export interface Store {
  all(): Promise<KeptTable[]>;
  get(id: string): Promise<KeptTable | null>;
  /** Keeps all of these or none. */
  keep(changes: readonly KeptChange[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export class BrowserStore implements Store {
  private readonly database: Database;

  constructor(name = "boomtown") {
    this.database = new Database(name, "tables", "id");
  }

  async all(): Promise<KeptTable[]> {
    return this.database.within("readonly", (tables) => asked(tables.getAll() as IDBRequest<KeptTable[]>));
  }

  async get(id: string): Promise<KeptTable | null> {
    const found = await this.database.within("readonly", (tables) =>
      asked(tables.get(id) as IDBRequest<KeptTable | undefined>),
    );
    return found ?? null;
  }

  async keep(changes: readonly KeptChange[]): Promise<void> {
    await this.database.within("readwrite", async (tables) => {
      for (const { id, version, doc, entries, state } of changes) {
        const before = await asked(tables.get(id) as IDBRequest<KeptTable | undefined>);
        // Another window goes on with the same table.
        if ((before?.version ?? 0) !== version - 1) throw new Conflict(id);
        const kept: KeptTable = {
          id,
          version,
          doc,
          entries: [...(before?.entries ?? []), ...entries],
          state: state ?? before?.state ?? null,
        };
        await asked(tables.put(kept));
      }
    });
  }

  async remove(id: string): Promise<void> {
    await this.database.within("readwrite", (tables) => asked(tables.delete(id)));
  }
}
