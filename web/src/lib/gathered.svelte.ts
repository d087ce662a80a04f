// What a page shows all at once: its parts load by themselves, and nothing moves while one after the other arrives.
import { getContext, setContext, untrack } from "svelte";

const KEY = Symbol("gathered");

export class Gathered {
  private loading = $state(0);

  /** Whether no part is loading. */
  get complete(): boolean {
    return this.loading === 0;
  }

  async wait(part: Promise<unknown>): Promise<void> {
    untrack(() => (this.loading += 1));
    try {
      await part;
    } finally {
      this.loading -= 1;
    }
  }
}

/** For the page, while it is being set up. */
export const gather = (): Gathered => setContext(KEY, new Gathered());

/** For a part, while it is being set up: what it loads is waited for, if the page gathers its parts. */
export function arriving(): (part: Promise<unknown>) => void {
  const gathered = getContext<Gathered | undefined>(KEY);
  return (part) => void gathered?.wait(part).catch(() => {});
}
