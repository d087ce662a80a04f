// What a decision would bring, asked from the server when one lingers on it, and remembered as long as the moment lasts.
import type { ActionText } from "../wire/ActionText";
import type { Preview } from "./game";

/** How long one lingers before the server is asked, in milliseconds. */
const LINGER = 70;

export class Looks {
  /** The last answer, with the decision it is about. */
  private answer = $state.raw<{ action: string; preview: Preview } | null>(null);
  private moment = -1;
  private known = new Map<string, Preview>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | null = null;

  constructor(private readonly ask: (action: ActionText) => Promise<Preview>) {}

  /** What a decision would bring, if that is known. */
  answerTo(action: ActionText | null): Preview | null {
    return action !== null && this.answer?.action === nameOf(action) ? this.answer.preview : null;
  }

  /** Looks at a decision in a moment, or at none. */
  at(action: ActionText | null, moment: number): void {
    clearTimeout(this.timer);
    if (moment !== this.moment) {
      this.moment = moment;
      this.known.clear();
    }
    this.wanted = action === null ? null : nameOf(action);
    if (action === null || this.wanted === null) {
      this.answer = null;
      return;
    }
    const known = this.known.get(this.wanted);
    if (known) this.answer = { action: this.wanted, preview: known };
    else this.timer = setTimeout(() => void this.fetch(action, moment), LINGER);
  }

  private async fetch(action: ActionText, moment: number): Promise<void> {
    try {
      const preview = await this.ask(action);
      if (moment !== this.moment) return;
      const name = nameOf(action);
      this.known.set(name, preview);
      if (this.wanted === name) this.answer = { action: name, preview };
    } catch {
      // Without an answer the board simply says less.
    }
  }
}

/** What tells one decision from another, however it is put. */
function nameOf(action: ActionText): string {
  return typeof action === "string" ? action : JSON.stringify(action);
}
