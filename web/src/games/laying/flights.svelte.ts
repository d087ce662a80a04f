// Cards that fly: one after the other, short, and all at once over when somebody presses a key or the mouse.
import { standsStill } from "../../lib/motion";

export interface Flight<T> {
  id: number;
  card: T;
  from: DOMRect;
  to: DOMRect;
  landed(): void;
}

export class Flights<T> {
  up = $state.raw<Flight<T>[]>([]);
  private next = 0;
  private skipped = false;
  private wake: (() => void) | null = null;

  /** Lets some cards fly together; done when all have landed. */
  async fly(cards: Omit<Flight<T>, "id" | "landed">[]): Promise<void> {
    if (this.skipped || standsStill() || cards.length === 0) return;
    await Promise.all(
      cards.map(
        (card) =>
          new Promise<void>((resolve) => {
            const id = this.next++;
            const landed = () => {
              this.up = this.up.filter((flight) => flight.id !== id);
              resolve();
            };
            this.up = [...this.up, { ...card, id, landed }];
          }),
      ),
    );
  }

  /** Leaves time to look, in milliseconds. */
  async pause(time: number): Promise<void> {
    if (this.skipped || standsStill()) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, time);
    });
    this.wake = null;
  }

  begin(): void {
    this.skipped = false;
  }

  /** All land at once, and those that follow do not fly. */
  skip(): void {
    this.skipped = true;
    this.wake?.();
    for (const flight of this.up) flight.landed();
  }
}
