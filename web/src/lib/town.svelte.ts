// Whether there is a server behind this page, and whether there are tables on this device.

const TABLES = "boomtown tables here";
const NAME = "boomtown name";

class Town {
  /** Whether this is a folder of files, as its page says: then there is no server to look for. */
  readonly folder = document.querySelector('meta[name="boomtown-folder"]') !== null;
  /** Whether a server answers; null before anybody asked. */
  server = $state<boolean | null>(this.folder ? false : null);

  /** A server answered. */
  find(): void {
    this.server = true;
  }

  /** None did: there is no network, it is down, or this is a folder of files. */
  lose(): void {
    this.server = false;
  }

  /** Whether there may be tables on this device: the engine is not loaded just to find none. */
  get hasTablesHere(): boolean {
    return read(TABLES) !== null;
  }

  set hasTablesHere(has: boolean) {
    write(TABLES, has ? "yes" : null);
  }

  /** What we are called on this device, where no server knows us. */
  get name(): string {
    return read(NAME) ?? "";
  }

  set name(name: string) {
    write(NAME, name || null);
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export const town = new Town();
