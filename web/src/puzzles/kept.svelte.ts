// What became of puzzles, and of the puzzles of days, kept in this browser.
import { streak } from "./daily";

const PLACE = "boomtown-puzzles";

type Outcome = "solved" | "tried";

interface Kept {
  /** What became of each puzzle at the first try, by its key. */
  puzzles: Readonly<Record<string, Outcome>>;
  /** What became of the puzzle of each day at the first try of that day. */
  days: Readonly<Record<string, Outcome>>;
}

/** What version 0.3.0 kept under `days`: those that were solved. Its puzzles were kept by numbers that now belong to others. */
const solvedOn = (days: unknown[]): Record<string, Outcome> =>
  Object.fromEntries(days.map((day) => [String(day), "solved"]));

function read(): Kept {
  try {
    const { puzzles = {}, days = {} } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { puzzles, days: Array.isArray(days) ? solvedOn(days) : days };
  } catch {
    return { puzzles: {}, days: {} };
  }
}

export class Solved {
  private kept = $state.raw(read());

  of(key: string): Outcome | null {
    return this.kept.puzzles[key] ?? null;
  }

  ofDay(day: string): Outcome | null {
    return this.kept.days[day] ?? null;
  }

  /** How many days in a row were solved, up to today or yesterday. */
  streak(today: string): number {
    const days = Object.entries(this.kept.days);
    return streak(
      days.filter(([, outcome]) => outcome === "solved").map(([day]) => day),
      today,
    );
  }

  /** Notes a try. The first one counts: of the puzzle, and of the day if it is the puzzle of a day. */
  note(key: string, right: boolean, day: string | null): void {
    const outcome = right ? "solved" : "tried";
    const { puzzles, days } = this.kept;
    this.kept = {
      puzzles: { [key]: outcome, ...puzzles },
      days: day === null ? days : { [day]: outcome, ...days },
    };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // Then it is known as long as the page is open.
    }
  }
}

export const solved = new Solved();
