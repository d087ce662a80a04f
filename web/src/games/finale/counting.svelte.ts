// The count at the end: one source of points after the other.
import { standsStill } from "../../lib/motion";

/** How long each source is shown, in milliseconds. */
const STEP = 950;

export class Counting {
  /** The source being counted; nothing before and after. */
  at = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Counts so many sources; by itself only where things may move, and always when it was asked for. */
  begin(sources: number, when: "moving" | "always" = "moving"): void {
    this.end();
    if (when === "always" || !standsStill()) this.step(0, sources);
  }

  end(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  private step(source: number, sources: number): void {
    this.at = source < sources ? source : null;
    if (this.at !== null) this.timer = setTimeout(() => this.step(source + 1, sources), STEP);
  }
}
