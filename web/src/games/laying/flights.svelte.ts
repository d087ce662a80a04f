// Cards that fly: one after the other, short, and all at once over when somebody presses a key or the mouse.
import { standsStill } from "../../../lib/motion";
import type { Card } from "./cards";

export interface Flight {
  id: number;
  card: Card;
  turned: boolean;
  from: DOMRect;
  to: DOMRect;
  landed(): void;
}

export class Flights {
  up = $state.raw<Flight[]>([]);
  private next = 0;
  private skipped = false;

  /** Lets some cards fly together; done when all have landed. */
  async fly(cards: Omit<Flight, "id" | "landed">[]): Promise<void> {
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

  begin(): void {
    this.skipped = false;
  }

  /** All land at once, and those that follow do not fly. */
  skip(): void {
    this.skipped = true;
    for (const flight of this.up) flight.landed();
  }
}
