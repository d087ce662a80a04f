// The count at the end: one source of points after the other.
import { standsStill } from "./flights.svelte";
import type { Source } from "./score";

/** How long each source is shown, in milliseconds. */
const STEP = 950;

export class Counting {
  /** The source being counted; nothing before and after. */
  at = $state<Source | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(sources: number): void {
    this.end();
    if (!standsStill()) this.step(0, sources);
  }

  end(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  private step(source: Source, sources: number): void {
    this.at = source < sources ? source : null;
    if (this.at !== null) this.timer = setTimeout(() => this.step(source + 1, sources), STEP);
  }
}
