// What is within my reach at this moment, as the engine foretells it: what a building would earn where, my chances in a duel before I
// place anybody, prices as they are for me.
import type { Forecast } from "../../../wire/Forecast";
import type { Offer } from "../../../wire/Offer";
import type { Target } from "./actions";

interface Situation {
  /** Whether I am asked at all. */
  asked: boolean;
  moment: number;
  forecast(): Promise<Forecast[]>;
}

/** What the two buildings that live on land alone would earn there. */
export interface Land {
  mine: number;
  ranch: number;
}

/** What a forecast is called that tells of my duel elsewhere. */
const WEAKENED = "one-cowboy-less";

export class Prospects {
  private known = $state.raw<readonly Forecast[]>([]);

  /** To be made while a component is being set up. */
  constructor(private readonly situation: () => Situation) {
    $effect(() => this.ask());
  }

  /** What is foretold of a decision. */
  of(offer: Offer | undefined): Forecast | undefined {
    return offer && this.known.find(({ what }) => what === offer.action);
  }

  /** What is foretold of the first of the decisions that are taken at a place. */
  at(offers: readonly Offer[] | undefined): Forecast | undefined {
    return this.of(offers?.find((offer) => this.of(offer)));
  }

  readonly lands = $derived.by(() => {
    const lands = new Map<Target, Land>();
    for (const { what, at, income } of this.known) {
      if (at === undefined || income === undefined || (what !== "mine" && what !== "ranch")) continue;
      lands.set(at, { mine: 0, ranch: 0, ...lands.get(at), [what]: income });
    }
    return lands;
  });

  /** My duels elsewhere, with my chances when one cowboy less is in my hand. */
  readonly weakened = $derived(
    this.known.flatMap(({ what, at, percent }) =>
      what === WEAKENED && at !== undefined && percent !== undefined ? [{ at, percent }] : [],
    ),
  );

  private ask() {
    const { asked, moment, forecast } = this.situation();
    void moment;
    let gone = false;
    this.known = [];
    if (!asked) return;
    // Without an answer the table is played as before.
    forecast().then(
      (known) => {
        if (!gone) this.known = known;
      },
      () => {},
    );
    return () => (gone = true);
  }
}
