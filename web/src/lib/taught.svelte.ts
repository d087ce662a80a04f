// Which tips were told, kept in this browser: each is told once.

const PLACE = "boomtown-taught";
/** Written down by whoever wants to be told nothing. */
const NOTHING = "no-tips";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((tip) => typeof tip === "string") : [];
  } catch {
    return [];
  }
}

class Taught {
  private tips = $state.raw<readonly string[]>(read());

  has(tip: string): boolean {
    return this.tips.includes(tip);
  }

  /** Whether nothing is to be told at all. */
  get silent(): boolean {
    return this.has(NOTHING);
  }

  add(...tips: string[]): void {
    this.keep([...this.tips, ...tips.filter((tip) => !this.has(tip))]);
  }

  hush(): void {
    this.add(NOTHING);
  }

  /** Everything is told once more. */
  forget(): void {
    this.keep([]);
  }

  private keep(tips: readonly string[]): void {
    this.tips = tips;
    try {
      localStorage.setItem(PLACE, JSON.stringify(tips));
    } catch {
      // Then it is told again next time.
    }
  }
}

export const taught = new Taught();
