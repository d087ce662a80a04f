// The points: who has how many, what is lit up in the towns, and the count at the end.
import type { View } from "../../../wire/circle-wagons/View";
import { Counting } from "../../finale/counting.svelte";
import { tallyOfCity, tallyOfTown } from "./marks";
import { countedTo, FIRST_CARD, litBy, rowOf, type Source } from "./score";
import type { Spot, Surface } from "./town";

export class Points {
  readonly counting = new Counting();
  /** The source that somebody wants to see. */
  chosen = $state<Source | null>(null);
  readonly source = $derived(this.counting.at ?? this.chosen);
  private readonly tallies = $derived.by(() => {
    const { view, surfaces } = this.table();
    const { solo } = view.position;
    return [1, 2].map((seat) =>
      solo && seat === 2 ? tallyOfCity(solo.city) : tallyOfTown(surfaces[seat - 1] ?? new Map()),
    );
  });

  constructor(private readonly table: () => { view: View; surfaces: readonly Surface[] }) {}

  /** Counts all of them up. */
  count(): void {
    this.counting.begin(FIRST_CARD + this.table().view.position.scoring.length);
  }

  /** The territories of a town that bring the points looked at. */
  litIn(seat: number): Spot[] | null {
    const { view, surfaces } = this.table();
    const surface = surfaces[seat - 1];
    const theirs = this.tallies[2 - seat];
    if (this.source === null || !surface || !theirs) return null;
    return litBy(this.source, view.position.scoring, surface, theirs);
  }

  of(seat: number): number {
    const { view } = this.table();
    const row = rowOf(view.scores, seat);
    const isCity = view.position.solo != null && seat === 2;
    if (!row) return 0;
    return this.counting.at === null || isCity ? row.total : countedTo(row, this.counting.at);
  }

  isAhead(seat: number): boolean {
    return this.counting.at === null && this.of(seat) > this.of(3 - seat);
  }
}
