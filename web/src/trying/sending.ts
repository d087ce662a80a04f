// What was tried is sent to the table: one decision after the other, each as if it had been made there.
import type { LiveTable } from "../lib/live.svelte";
import { seatOf } from "../lib/seeing";
import { RefusedAsk } from "../lib/socket";
import type { Phrase } from "../wire/Phrase";
import { same } from "./same";
import type { Trial } from "./trial.svelte";

/** How far it went, and why no further: somebody else is asked first, it did not come as it was tried, or the table refused. */
export interface Outcome {
  sent: number;
  stopped: null | "others" | "differs" | Phrase;
}

/** How often it is looked for what a decision brought, and how long it is waited in between. */
const LOOKS = 100;
const LOOK_MILLIS = 50;

/** Sends the decisions that are one's own, as long as the table looks after each of them as it looked when it was tried. */
export async function send(live: LiveTable, trial: Trial): Promise<Outcome> {
  const own = trial.own;
  let sent = 0;
  let index = 0;
  while (index < own.length) {
    live.skip();
    const now = live.moment;
    const seen = now?.seats.find((one) => seatOf(one) === trial.seat);
    // The table may have answered by itself what was tried: obvious questions, orders.
    const there = seen
      ? own.findIndex((_, step) => step >= index && same(seen.view, trial.viewBefore(step)))
      : -1;
    const step = own[there];
    if (!now || !seen || !step) {
      const done = sent > 0 && seen && same(seen.view, trial.viewBefore(own.length));
      if (done) return { sent, stopped: null };
      return { sent, stopped: now?.deciders.includes(trial.seat) === false ? "others" : "differs" };
    }
    if (!seen.offers?.some(({ action }) => action === step.action)) return { sent, stopped: "differs" };
    const at = now.decisions;
    try {
      await live.ask({ kind: "play", seat: trial.seat, action: step.action, at });
    } catch (error) {
      if (!(error instanceof RefusedAsk)) throw error;
      return { sent, stopped: error.why };
    }
    sent += 1;
    index = there + 1;
    await shown(live, at);
  }
  return { sent, stopped: null };
}

/** Waits until the table is shown as it is after a decision. */
async function shown(live: LiveTable, at: number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    live.skip();
    if ((live.moment?.decisions ?? 0) > at) return;
    await new Promise((later) => window.setTimeout(later, LOOK_MILLIS));
  }
}
