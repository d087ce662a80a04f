// The card in hand: how it is turned, where it is held over the town, and what it would bring there.
import type { Offer } from "../../../wire/Offer";
import { type Action, placesOf } from "./actions";
import type { Card } from "./cards";
import { firstHold } from "./holding";
import { keyOf, type Laid, type Spot } from "./town";

/** What is asked of me: the card to lay, and where it may lie. */
export interface Asked {
  card: Card | null;
  offers: readonly Offer[];
  town: readonly Laid[];
}

export class Hand {
  turned = $state(false);
  held = $state.raw<Spot | null>(null);
  /** Where the card may lie the way it is turned; nothing if there is none to lay. */
  readonly places = $derived.by(() => {
    const { card, offers } = this.asked();
    return card === null ? null : placesOf(offers, this.turned);
  });
  /** The card where it is held. */
  readonly ghost = $derived.by<Laid | null>(() => {
    const { card } = this.asked();
    return card === null || !this.held ? null : { card, turned: this.turned, ...this.held };
  });
  private readonly place = $derived(
    (this.held && this.places?.get(keyOf(this.held.column, this.held.row))) ?? null,
  );
  /** The points it would bring; nothing where it may not lie. */
  readonly gain = $derived(this.place?.gain ?? null);
  /** What is tried by holding it there, allowed or not. */
  readonly trial = $derived<Action | null>(this.held && { lay: { ...this.held, turned: this.turned } });

  constructor(private readonly asked: () => Asked) {}

  /** Takes up the card that has just come to hand. */
  begin(): void {
    const { card, offers, town } = this.asked();
    this.turned = false;
    this.held = card === null ? null : firstHold(offers, town, card);
  }

  turn(): void {
    this.turned = !this.turned;
  }

  move(spot: Spot): void {
    // The first card of a town has one place only.
    if (this.places?.size === 1) return;
    if (this.held?.column !== spot.column || this.held.row !== spot.row) this.held = spot;
  }

  /** Holds it as a hint says. */
  hold({ column, row }: Spot, turned: boolean): void {
    this.turned = turned;
    this.held = { column, row };
  }

  /** The decision to lay it here; nothing where it may not lie. */
  get decision(): string | null {
    return this.ghost && (this.place?.decision ?? null);
  }
}
