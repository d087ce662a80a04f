// The points: who has how many, what is lit up in the towns, and the count at the end.
import type { View } from "../../../wire/circle-wagons/View";
import type { Moment } from "../../../wire/Moment";
import type { Standings } from "../../../wire/Standings";
import { leaders } from "../../../lib/seeing";
import { Explained } from "../../explained.svelte";
import { Counting } from "../../finale/counting.svelte";
import { type Spot, spotsIn } from "../../laying/spots";
import { countedTo, FIRST_CARD, rowOf, type Source } from "./score";

interface Situation {
  view: View;
  moment: Moment;
  explain(): Promise<Standings>;
  /** Whether the rules play for a seat: its points are not counted up. */
  scripted(seat: number): boolean;
}

export class Points {
  readonly counting = new Counting();
  /** The source that somebody wants to see. */
  chosen = $state<Source | null>(null);
  readonly source = $derived(this.counting.at ?? this.chosen);
  private readonly explained: Explained;

  constructor(private readonly situation: () => Situation) {
    this.explained = new Explained(() => this.situation().explain());
  }

  /** Counts all of them up. */
  count(): void {
    this.counting.begin(FIRST_CARD + this.situation().view.position.scoring.length);
  }

  /** To be called in an effect: asks where points come from while somebody wants to see it. */
  wonder(): void {
    if (this.source !== null) this.explained.want(this.situation().moment);
  }

  /** The territories of a town that bring the points looked at. */
  litIn(seat: number): Spot[] | null {
    const { source } = this;
    if (source === null) return null;
    return spotsIn(this.explained.partsOf(this.situation().moment, seat, (_, index) => index === source));
  }

  of(seat: number): number {
    const { view, scripted } = this.situation();
    const row = rowOf(view.scores, seat);
    if (!row) return 0;
    return this.counting.at === null || scripted(seat) ? row.total : countedTo(row, this.counting.at);
  }

  isAhead(seat: number): boolean {
    return this.counting.at === null && leaders(this.situation().view.scores).includes(seat);
  }
}
