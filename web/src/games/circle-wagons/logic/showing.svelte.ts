// Shows what others did: cards fly from the circle to a player, and from there into his town.
import type { LogLine } from "../../../wire/LogLine";
import type { Card } from "./cards";
import { type Event, eventsOf } from "./events";
import { standsStill } from "../../../lib/motion";
import { Flights } from "../../laying/flights.svelte";
import type { Laid } from "./town";

/** Where things are on the screen. */
export interface Stage {
  /** Where the cards of the circle lie now. */
  circle(): Map<Card, DOMRect>;
  /** Where a player's cards wait to be laid. */
  waiting(seat: number): DOMRect | undefined;
  /** Where a card comes to lie in a town. */
  inTown(seat: number, laid: Laid): DOMRect | undefined;
  isMine(seat: number): boolean;
  /** All cards are laid. */
  ended(): void;
}

export class Showing {
  readonly flights = new Flights<{ card: Card; turned: boolean }>();
  /** The cards that are laid and have not landed yet. */
  inTheAir = $state.raw<ReadonlySet<Card>>(new Set());
  /** A line is shown once, however often the player comes back from the past. */
  private readonly shown = new WeakSet<LogLine>();
  private before = new Map<Card, DOMRect>();

  constructor(private readonly stage: Stage) {}

  /** To be called before the page changes: notes where the cards lay, and keeps those back that will fly. */
  prepare(fresh: readonly LogLine[]): void {
    this.before = this.stage.circle();
    if (standsStill()) return;
    const others = fresh.filter((line) => !this.shown.has(line) && this.isOthers(line));
    const laid = eventsOf(others).flatMap((event) => ("laid" in event ? [event.laid.laid.card] : []));
    this.inTheAir = new Set(laid);
  }

  /** To be called when the page has changed. */
  async show(fresh: readonly LogLine[]): Promise<void> {
    const lines = fresh.filter((line) => !this.shown.has(line));
    for (const line of lines) this.shown.add(line);
    this.flights.begin();
    for (const line of lines) {
      for (const event of eventsOf([line])) await this.showEvent(event, this.isOthers(line));
    }
    this.inTheAir = new Set();
  }

  private isOthers(line: LogLine): boolean {
    return line.seat !== null && !this.stage.isMine(line.seat);
  }

  private async showEvent(event: Event, others: boolean): Promise<void> {
    if ("taken" in event) {
      const { card, skipped, seat } = event.taken;
      await this.leaveCircle(others ? [card] : [], seat, skipped);
    } else if ("opponent_took" in event) {
      await this.leaveCircle([event.opponent_took.card], 2, event.opponent_took.skipped);
    } else if ("laid" in event && others) {
      const { seat, laid } = event.laid;
      const from = this.before.get(laid.card) ?? this.stage.waiting(seat);
      await this.fly([laid.card], from && (() => from), this.stage.inTown(seat, laid), laid.turned);
      this.inTheAir = new Set([...this.inTheAir].filter((card) => card !== laid.card));
    } else if ("ended" in event) {
      this.stage.ended();
    }
  }

  /** The cards taken go to whoever took them, the skipped ones to the other side, all at once. */
  private async leaveCircle(taken: readonly Card[], seat: number, skipped: readonly Card[]): Promise<void> {
    const from = (card: Card) => this.before.get(card);
    await Promise.all([
      this.fly(taken, from, this.stage.waiting(seat)),
      this.fly(skipped, from, this.stage.waiting(3 - seat)),
    ]);
  }

  private async fly(
    cards: readonly Card[],
    from: ((card: Card) => DOMRect | undefined) | undefined,
    to: DOMRect | undefined,
    turned = false,
  ): Promise<void> {
    if (!to) return;
    await this.flights.fly(
      cards.flatMap((card) => {
        const start = from?.(card);
        return start && start.width > 0 ? [{ card: { card, turned }, from: start, to }] : [];
      }),
    );
  }
}
