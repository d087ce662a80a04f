// What a decision brought about, told on the board one thing after the other at the chosen pace: it can be paused and skipped.
import type { GameClient, Staging, Step } from "../games/game";
import type { Teller } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";

interface Tale {
  staging: Staging;
  before: Moment;
  /** What is told, as one line: it stands for all from the first on. */
  line: LogLine;
  first: number;
  steps: Step[];
}

interface Situation {
  client: GameClient | null;
  paused: boolean;
}

export class Story implements Teller {
  private tale = $state.raw<Tale | null>(null);
  private step = $state(0);

  /** To be made while a component is being set up; `ended` is called when a story has come to its end. */
  constructor(
    private readonly situation: () => Situation,
    private readonly ended: () => void,
  ) {
    $effect(() => this.tick());
  }

  get telling(): boolean {
    return this.tale !== null;
  }

  /** The step that is shown, counted from 1, and how many there are. */
  get progress(): { step: number; count: number } {
    return { step: this.step + 1, count: this.tale?.steps.length ?? 0 };
  }

  tell(before: Moment, lines: readonly LogLine[]): void {
    const staging = this.situation().client?.staging;
    const [first, last] = [lines[0], lines.at(-1)];
    if (!staging || !first || !last) return;
    const line = { ...last, told: lines.flatMap(({ told }) => told) };
    const steps = staging.steps(line.told);
    if (steps.length < 2) return;
    this.step = 0;
    this.tale = { staging, before, line, first: first.index, steps };
  }

  /** Shows the next step at once. */
  next = (): void => {
    if (!this.tale) return;
    if (this.step + 1 < this.tale.steps.length) this.step += 1;
    else this.end();
  };

  /** Goes to the end of what is told. */
  end = (): void => {
    if (!this.tale) return;
    this.stop();
    this.ended();
  };

  stop(): void {
    this.tale = null;
  }

  /** The table as it stands at this step. */
  readonly moment = $derived.by((): Moment | null => {
    if (!this.tale) return null;
    const { staging, before, line, steps } = this.tale;
    const told = line.told.slice(0, steps[this.step]?.told);
    return {
      ...before,
      deciders: [],
      seats: before.seats.map((seen) => ({
        ...seen,
        offers: [],
        account: null,
        view: staging.stage(seen.view, told),
      })),
    };
  });

  /** What this step tells. */
  readonly fresh = $derived.by((): LogLine[] => {
    if (!this.tale) return [];
    const { line, steps } = this.tale;
    const from = this.step === 0 ? 0 : steps[this.step - 1]?.told;
    return [{ ...line, told: line.told.slice(from, steps[this.step]?.told) }];
  });

  /** The log up to this step. */
  log(all: readonly LogLine[]): LogLine[] {
    if (!this.tale) return [...all];
    const { line, first, steps } = this.tale;
    const until = { ...line, told: line.told.slice(0, steps[this.step]?.told) };
    return [...all.filter(({ index }) => index < first), until];
  }

  /** What this step says. */
  get phrases(): Phrase[] {
    return this.fresh.flatMap(({ told }) => told.map(({ phrase }) => phrase));
  }

  private tick() {
    const beats = this.tale?.steps[this.step]?.beats;
    if (beats === undefined || this.situation().paused) return;
    const timer = window.setTimeout(this.next, beats * settings.beat);
    return () => window.clearTimeout(timer);
  }
}
