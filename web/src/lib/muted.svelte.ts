// Whose remarks one does not want to read, at any table: kept in this browser, by who it is and not by what he is called.

interface Somebody {
  id: string;
  /** What he was called then. */
  name: string;
}

const PLACE = "boomtown-muted";
const MOST = 500;

class Muted {
  people = $state.raw<Somebody[]>(read());

  constructor() {
    window.addEventListener("storage", ({ key }) => {
      if (key === PLACE) this.people = read();
    });
  }

  has(id: string): boolean {
    return this.people.some((somebody) => somebody.id === id);
  }

  mute(id: string, name: string): void {
    this.keep([...this.people.filter((somebody) => somebody.id !== id), { id, name }].slice(-MOST));
  }

  hear(id: string): void {
    this.keep(this.people.filter((somebody) => somebody.id !== id));
  }

  private keep(people: Somebody[]) {
    this.people = people;
    try {
      localStorage.setItem(PLACE, JSON.stringify(people));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

function read(): Somebody[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is Somebody => typeof one?.id === "string") : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();
