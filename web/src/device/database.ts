// A store in the browser's own database. What is done within one transaction is done whole or not at all.

/** Why nothing can be kept, by the name of a message. */
export class NotKept extends Error {
  readonly why: "web-device-full" | "web-device-forbidden";

  constructor(cause: unknown) {
    super("nothing can be kept on this device", { cause });
    const full = cause instanceof DOMException && cause.name === "QuotaExceededError";
    this.why = full ? "web-device-full" : "web-device-forbidden";
  }
}

/** Refuses what is done within a transaction: it is taken back, and nothing was wrong with the database. */
export class Conflict extends Error {
  constructor(readonly id: string) {
    super(`another window goes on with ${id}`);
  }
}

export class Database {
  private opening: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly name: string,
    private readonly store: string,
    private readonly key: string,
  ) {}

  /** Does something within one transaction; it counts once the transaction is complete. */
  async within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    try {
      const database = await this.open();
      const transaction = database.transaction(this.store, mode, { durability: "strict" });
      const complete = new Promise<void>((done, failed) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => failed(transaction.error ?? new Error("aborted"));
        transaction.onerror = () => failed(transaction.error ?? new Error("failed"));
      });
      // Whoever gives up below has said why already.
      complete.catch(() => {});
      let result: T;
      try {
        result = await work(transaction.objectStore(this.store));
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
      request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: this.key });
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

/** What a request gives. */
export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("a request failed"));
  });
}
