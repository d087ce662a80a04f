// What I hold, what I look at, and what I may do with it.
import type { Offer } from "../../../wire/Offer";
import type { Preview } from "../../game";
import { Looks } from "../../looks.svelte";
import { Taps } from "../../taps";
import type { ActionText } from "../../../wire/ActionText";
import { offerNamed, readingOf, type Target } from "./actions";
import { type Choices, handFor, sortOffers } from "./choices";

export interface Situation {
  offers: readonly Offer[];
  /** Changes with every decision. */
  moment: number;
  /** The kind of the question that is asked. */
  question: string;
  hinted: string | null;
  play(action: string): Promise<void>;
  preview(action: ActionText): Promise<Preview>;
}

const NOTHING: ReadonlyMap<Target, Offer[]> = new Map();

export class Desk {
  /** Under the mouse or the keyboard's focus, or touched once. */
  looked = $state<Target | null>(null);
  private wanted = $state.raw<{ question: string; key: string } | null>(null);
  /** While a decision is on its way. */
  busy = $state(false);
  private readonly looks: Looks;
  private readonly taps = new Taps();

  constructor(private readonly situation: () => Situation) {
    this.looks = new Looks((action) => this.situation().preview(action));
  }

  readonly choices: Choices = $derived.by(() => sortOffers(this.situation().offers));
  private readonly hinted = $derived.by(() => {
    const { offers, hinted } = this.situation();
    const offer = offerNamed(offers, hinted);
    return offer ? readingOf(offer) : null;
  });
  /** What I hold: what I chose while the same question is asked, or what the hint proposes. */
  readonly hand = $derived.by(() => {
    const mine = this.wanted?.question === this.situation().question ? this.wanted.key : null;
    return handFor(this.choices, mine ?? this.hinted?.hand ?? null);
  });
  /** What I can point at now. */
  readonly targets = $derived.by(() => this.hand?.targets ?? NOTHING);
  readonly hintedTarget = $derived.by(() => this.hinted?.target ?? null);
  /** The offers of what I look at. */
  readonly offered = $derived.by(() => (this.looked === null ? [] : (this.targets.get(this.looked) ?? [])));
  /** What I would say about what I look at, allowed or not. */
  readonly trial = $derived.by((): ActionText | null => {
    const { looked } = this;
    if (looked === null) return null;
    const offer = this.offered[0];
    if (offer) return offer.action;
    const model = [...this.targets.entries()].find(([target]) => sameKind(target, looked))?.[1][0];
    return (model && readingOf(model).at?.(looked)) ?? null;
  });
  readonly answer = $derived.by(() => this.looks.answerTo(this.trial));

  /** To be called in an effect: asks what the trial would bring. */
  wonder(): void {
    this.looks.at(this.trial, this.situation().moment);
  }

  take(key: string): void {
    this.wanted = { question: this.situation().question, key };
    this.looked = null;
    this.forget();
  }

  /** For a new question: what a finger tapped for the last one was shown for that one. */
  forget(): void {
    this.taps.forget();
  }

  /** The first touch looks, the second does; a mouse and the keyboard have looked before. */
  press(target: Target, event: MouseEvent): void {
    const offers = this.targets.get(target);
    const sure = this.taps.decides(event, target);
    this.looked = target;
    const only = offers?.length === 1 ? offers[0] : undefined;
    if (only && sure) void this.act(only.action);
  }

  look(target: Target | null): void {
    this.looked = target;
  }

  /** Stops looking at something, unless something else is looked at by now. */
  leave(target: Target): void {
    if (this.looked === target) this.looked = null;
  }

  async act(action: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.forget();
    try {
      await this.situation().play(action);
      this.looked = null;
    } finally {
      this.busy = false;
    }
  }
}

/** Parcels with parcels, roads with roads, spaces with spaces. */
export function kindOf(target: Target): "parcel" | "road" | "role" | "pen" | "tile" | "space" {
  if (/^[a-h][1-8]$/.test(target)) return "parcel";
  if (/^[a-h][1-8][nesw]$/.test(target)) return "road";
  if (/^\d+[yr]$/.test(target)) return "role";
  if (target.startsWith("pen-")) return "pen";
  return target.startsWith("tile-") ? "tile" : "space";
}

function sameKind(one: Target, other: Target): boolean {
  return kindOf(one) === kindOf(other) || (isPlace(one) && isPlace(other));
}

function isPlace(target: Target): boolean {
  return kindOf(target) === "parcel" || kindOf(target) === "space";
}
