// What was learnt and solved, kept in this browser.

const PLACE = "boomtown-learnt";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

class Learnt {
  private names = $state.raw<readonly string[]>(read());

  has(name: string): boolean {
    return this.names.includes(name);
  }

  add(name: string): void {
    if (this.has(name)) return;
    this.names = [...this.names, name];
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.names));
    } catch {
      // Then it is known as long as the page is open.
    }
  }

  /** Whether nothing was learnt yet. */
  get none(): boolean {
    return this.names.length === 0;
  }
}

export const learnt = new Learnt();
