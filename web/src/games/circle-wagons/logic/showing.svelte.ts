// Shows what others did: cards fly from the circle to a player, and from there into his town.
import type { LogLine } from "../../../wire/LogLine";
import type { Card } from "./cards";
import { laidIn, type Scene, scenesIn } from "./events";
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
    this.inTheAir = new Set(laidIn(others).map(({ laid }) => laid.card));
  }

  /** To be called when the page has changed. */
  async show(fresh: readonly LogLine[]): Promise<void> {
    const lines = fresh.filter((line) => !this.shown.has(line));
    for (const line of lines) this.shown.add(line);
    this.flights.begin();
    for (const line of lines) {
      for (const scene of scenesIn([line])) await this.showScene(scene, this.isOthers(line));
    }
    this.inTheAir = new Set();
  }

  private isOthers(line: LogLine): boolean {
    return line.seat !== null && !this.stage.isMine(line.seat);
  }

  private async showScene(scene: Scene, others: boolean): Promise<void> {
    switch (scene.shows) {
      case "draft":
        // My own card is in my hand already.
        await this.leaveCircle(others || scene.byRules ? [scene.card] : [], scene.seat, scene.skipped);
        break;
      case "lay":
        if (others) await this.showLaid(scene.seat, scene.laid);
        break;
      case "deal":
        break;
      case "end":
        this.stage.ended();
        break;
      default:
        scene satisfies never;
    }
  }

  private async showLaid(seat: number, laid: Laid): Promise<void> {
    const from = this.before.get(laid.card) ?? this.stage.waiting(seat);
    await this.fly([laid.card], from && (() => from), this.stage.inTown(seat, laid), laid.turned);
    this.inTheAir = new Set([...this.inTheAir].filter((card) => card !== laid.card));
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
