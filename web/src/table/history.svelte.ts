// The clock of history at a table: which moment is looked at, fetched when it is needed, stepped through or running.
import { reasonOf } from "../lib/api";
import type { LiveTable, Teller } from "../lib/live.svelte";
import { Past } from "../lib/past";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/speech.svelte";
import { toasts } from "../lib/toast.svelte";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { TableInfo } from "../wire/TableInfo";

interface Place {
  live: LiveTable;
  table: TableInfo;
  now: Moment;
  /** The moment that the address names; null for now. */
  at: number | null;
  /** What is told step by step while the past runs. */
  teller: Teller;
}

export class History {
  running = $state(false);
  private past = $state.raw<{ at: number; moment: Moment } | null>(null);
  private readonly pasts = new Past();

  /** To be made while a component is being set up. */
  constructor(private readonly place: () => Place) {
    $effect(() => this.fetch());
    $effect(() => this.tick());
  }

  get count(): number {
    return this.place().now.decisions;
  }

  /** Whether something else than the present is looked at. */
  get looking(): boolean {
    const { at, table } = this.place();
    return at !== null && !(at >= this.count && table.stage === "playing");
  }

  /** How many decisions stood at the moment shown. */
  get shown(): number {
    return this.looking && this.past ? this.past.at : this.count;
  }

  get moment(): Moment {
    return this.looking && this.past ? this.past.moment : this.place().now;
  }

  /** What had happened until then. */
  get log(): LogLine[] {
    const { log } = this.place().live;
    return this.looking && this.past ? log.filter((line) => line.index <= this.shown) : log;
  }

  /** Goes to a moment; null is now. */
  go = (to: number | null): void => {
    const { table, at } = this.place();
    const inside = to === null ? null : Math.max(0, Math.min(to, this.count));
    const isNow = inside === null || (inside === this.count && table.stage === "playing");
    router.go(`t/${table.id}${isNow ? "" : `/at/${inside}`}`, at === null && !isNow ? "push" : "replace");
  };

  step(by: number): void {
    this.running = false;
    this.go((this.place().at ?? this.count) + by);
  }

  /** Lets the game run from a moment on; without one, stops it or goes on. */
  run = (start?: number): void => {
    if (this.running && start === undefined) {
      this.running = false;
      return;
    }
    const { at } = this.place();
    this.running = true;
    this.go(start ?? (at === null || at >= this.count ? 0 : at));
  };

  private fetch() {
    const { at, table, live } = this.place();
    if (at === null || !this.looking) return;
    const wanted = Math.min(at, this.count);
    let gone = false;
    this.pasts.at(table.id, wanted, String(live.branch)).then(
      (moment) => {
        if (gone) return;
        const before = this.past;
        this.past = { at: wanted, moment };
        this.tell(before, wanted);
      },
      (error: unknown) => toasts.show(say(reasonOf(error)), "trouble"),
    );
    return () => (gone = true);
  }

  /** Where the past runs, what the latest decision brought about is told as it was. */
  private tell(before: { at: number; moment: Moment } | null, now: number) {
    const { live, teller } = this.place();
    teller.stop();
    if (!this.running || before?.at !== now - 1) return;
    teller.tell(
      before.moment,
      live.log.filter(({ index }) => index === now),
    );
  }

  private tick() {
    const { at, table, teller, live } = this.place();
    if (!this.running || at === null || this.past?.at !== at || teller.telling || live.paused) return;
    const timer = window.setTimeout(() => {
      const last = at + 1 >= this.count && table.stage === "playing";
      if (at >= this.count || last) this.running = false;
      if (last) this.go(null);
      else if (at < this.count) this.go(at + 1);
    }, settings.beat);
    return () => window.clearTimeout(timer);
  }
}
