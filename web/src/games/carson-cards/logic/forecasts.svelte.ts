// What the cards of the row would bring at best, asked for while the bids are out; the last answer stays until the next one comes.
import type { Forecast } from "../../../wire/Forecast";

export class Forecasts {
  /** By the names of the cards; nothing where a card fits nowhere. */
  gains = $state.raw<ReadonlyMap<string, number | null>>(new Map());
  private wanted: unknown = null;

  constructor(private readonly ask: () => Promise<Forecast[]>) {}

  /** To be called in an effect: asks for a moment once. */
  want(moment: unknown): void {
    if (this.wanted === moment) return;
    this.wanted = moment;
    this.ask().then(
      (forecasts) => {
        if (this.wanted === moment) this.gains = new Map(forecasts.map(({ what, gain }) => [what, gain]));
      },
      // Without an answer the row simply says less.
      () => {},
    );
  }
}
