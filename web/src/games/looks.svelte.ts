// What a decision would bring, asked from the server when one lingers on it, and remembered as long as the moment lasts.
import type { Preview } from "./game";

/** How long one lingers before the server is asked, in milliseconds. */
const LINGER = 70;

export class Looks {
  /** The last answer, with the decision it is about. */
  answer = $state.raw<{ action: string; preview: Preview } | null>(null);
  private moment = -1;
  private known = new Map<string, Preview>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | null = null;

  constructor(private readonly ask: (action: string) => Promise<Preview>) {}

  /** Looks at a decision in a moment, or at none. */
  at(action: string | null, moment: number): void {
    clearTimeout(this.timer);
    if (moment !== this.moment) {
      this.moment = moment;
      this.known.clear();
    }
    this.wanted = action;
    if (action === null) {
      this.answer = null;
      return;
    }
    const known = this.known.get(action);
    if (known) this.answer = { action, preview: known };
    else this.timer = setTimeout(() => void this.fetch(action, moment), LINGER);
  }

  private async fetch(action: string, moment: number): Promise<void> {
    try {
      const preview = await this.ask(action);
      if (moment !== this.moment) return;
      this.known.set(action, preview);
      if (this.wanted === action) this.answer = { action, preview };
    } catch {
      // Without an answer the board simply says less.
    }
  }
}
