// Which puzzles were tried and solved, and on which days, kept in this browser.
import { dayOf, streak } from "./daily";

const PLACE = "boomtown-puzzles";

interface Kept {
  /** What became of each puzzle at the first try. */
  tried: Record<string, "solved" | "tried">;
  /** The days whose puzzle was solved. */
  days: string[];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { tried: kept.tried ?? {}, days: Array.isArray(kept.days) ? kept.days : [] };
  } catch {
    return { tried: {}, days: [] };
  }
}

class Solved {
  private kept = $state.raw(read());

  of(number: number): "solved" | "tried" | null {
    return this.kept.tried[number] ?? null;
  }

  get streak(): number {
    return streak(this.kept.days, dayOf(new Date()));
  }

  /** Notes the first try of a puzzle; whoever solved the day's goes on in his row of days. */
  note(number: number, right: boolean, ofToday: boolean): void {
    if (this.of(number)) return;
    const today = dayOf(new Date());
    const days = right && ofToday ? [...this.kept.days, today] : this.kept.days;
    this.kept = { tried: { ...this.kept.tried, [number]: right ? "solved" : "tried" }, days };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // Then it is known as long as the page is open.
    }
  }
}

export const solved = new Solved();
