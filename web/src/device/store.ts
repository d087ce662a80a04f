// Tables of this device, in the browser's own database. A change is kept whole or not at all.
import type { KeptChange } from "../wire/KeptChange";
import type { KeptTable } from "../wire/KeptTable";

/** Something else has been kept since: another window goes on with the same table. */
export class Conflict extends Error {}

/** Why nothing can be kept, by the name of a message. */
export class NotKept extends Error {
  readonly why: "web-device-full" | "web-device-forbidden";

  constructor(cause: unknown) {
    super("nothing can be kept on this device", { cause });
    const full = cause instanceof DOMException && cause.name === "QuotaExceededError";
    this.why = full ? "web-device-full" : "web-device-forbidden";
  }
}

export interface Store {
  all(): Promise<KeptTable[]>;
  get(id: string): Promise<KeptTable | null>;
  /** Keeps all of these or none. */
  keep(changes: readonly KeptChange[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const TABLES = "tables";

export class BrowserStore implements Store {
  private opening: Promise<IDBDatabase> | null = null;

  constructor(private readonly name = "boomtown") {}

  async all(): Promise<KeptTable[]> {
    return this.within("readonly", (tables) => asked(tables.getAll() as IDBRequest<KeptTable[]>));
  }

  async get(id: string): Promise<KeptTable | null> {
    const found = await this.within("readonly", (tables) =>
      asked(tables.get(id) as IDBRequest<KeptTable | undefined>),
    );
    return found ?? null;
  }

  async keep(changes: readonly KeptChange[]): Promise<void> {
    await this.within("readwrite", async (tables) => {
      for (const { id, version, doc, entries, state } of changes) {
        const before = await asked(tables.get(id) as IDBRequest<KeptTable | undefined>);
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
    await this.within("readwrite", (tables) => asked(tables.delete(id)));
  }

  /** Does something within one transaction; it counts once the transaction is complete. */
  private async within<T>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    try {
      const database = await this.open();
      const transaction = database.transaction(TABLES, mode, { durability: "strict" });
      const complete = new Promise<void>((done, failed) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => failed(transaction.error ?? new Error("aborted"));
        transaction.onerror = () => failed(transaction.error ?? new Error("failed"));
      });
      // Whoever gives up below has said why already.
      complete.catch(() => {});
      let result: T;
      try {
        result = await work(transaction.objectStore(TABLES));
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // It ended by itself.
        }
        throw error;
      }
      await complete;
      return result;
    } catch (error) {
      throw error instanceof Conflict ? error : new NotKept(error);
    }
  }

  private open(): Promise<IDBDatabase> {
    this.opening ??= new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open(this.name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.onsuccess = () => {
        // A newer page may want another form: it must not wait for us.
        request.result.onversionchange = () => {
          request.result.close();
          this.opening = null;
        };
        done(request.result);
      };
      request.onerror = () => failed(request.error ?? new Error("no database"));
    });
    this.opening.catch(() => (this.opening = null));
    return this.opening;
  }
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("a request failed"));
  });
}
