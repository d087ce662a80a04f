// The points with what every line of them comes from: asked for when somebody wants to see it, and kept as long as the moment lasts.
import type { ScorePart } from "../wire/ScorePart";
import type { Standings } from "../wire/Standings";

export class Explained {
  private answer = $state.raw<{ moment: unknown; scores: Standings } | null>(null);
  private wanted: unknown = null;

  constructor(private readonly ask: () => Promise<Standings>) {}

  /** To be called in an effect: asks for a moment once. */
  want(moment: unknown): void {
    if (this.wanted === moment) return;
    this.wanted = moment;
    this.ask().then(
      (scores) => {
        if (this.wanted === moment) this.answer = { moment, scores };
      },
      // Without an answer the board simply lights nothing up.
      () => {
        if (this.wanted === moment) this.wanted = null;
      },
    );
  }

  /** The parts of the lines of a seat that a test picks; none as long as there is no answer for this moment. */
  partsOf(moment: unknown, seat: number, picks: (label: string, index: number) => boolean): ScorePart[] {
    const { answer } = this;
    if (!answer || answer.moment !== moment) return [];
    const lines = answer.scores.seats.find((standing) => standing.seat === seat)?.lines ?? [];
    return lines.filter((line, index) => picks(line.label.id, index)).flatMap((line) => line.parts ?? []);
  }
}
