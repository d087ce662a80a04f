// The board in words: the server tells it when somebody wants to read it, not with every decision.
import type { LiveTable } from "../lib/live.svelte";
import { seatOf } from "../lib/seeing";
import type { Account } from "../wire/Account";
import type { Moment } from "../wire/Moment";
import type { Seat } from "../wire/Seat";
import type { SeatMoment } from "../wire/SeatMoment";

interface Situation {
  live: LiveTable;
  now: Moment;
  seen: SeatMoment | undefined;
  /** Whether the past is looked at: that comes with its words. */
  looking: boolean;
  wanted: boolean;
}

export class Wording {
  private told = $state.raw<{ seat: Seat | null; account: Account } | null>(null);

  /** To be made while a component is being set up. */
  constructor(private readonly situation: () => Situation) {
    $effect(() => this.fetch());
  }

  /** What is seen, with its words as soon as they are here; until then those of the moment before. */
  readonly seen = $derived.by((): SeatMoment | undefined => {
    const { seen, looking, wanted } = this.situation();
    if (!seen?.account || looking || !wanted || this.told?.seat !== seatOf(seen)) return seen;
    return { ...seen, account: { ...this.told.account, asked: seen.account.asked } };
  });

  private fetch() {
    const { live, now, seen, looking, wanted } = this.situation();
    void now;
    if (!wanted || looking || !seen || live.waiting.length > 0) return;
    const seat = seatOf(seen);
    let gone = false;
    live.account(seat).then(
      (account) => {
        if (!gone) this.told = { seat, account };
      },
      // The line is cut for good, or the seat is no longer ours: what is told about that is enough.
      () => {},
    );
    return () => (gone = true);
  }
}
