// Shows what happened to the row: the bids are turned over, and each card flies to whoever took it.
import type { LogLine } from "../../../wire/LogLine";
import { standsStill } from "../../../lib/motion";
import { Flights } from "../../laying/flights.svelte";
import { type Card, nameOf } from "./cards";
import { type Scene, scenesIn } from "./events";

/** Where things are on the screen. */
export interface Stage {
  /** Where the cards of the row lie now, by their names. */
  row(): Map<string, DOMRect>;
  /** Where a player's cards of this round are shown. */
  player(seat: number): DOMRect | undefined;
  isMine(seat: number): boolean;
  /** The game is over. */
  ended(): void;
}

/** How long the bids are looked at before the first card is taken, in milliseconds. */
const REVEAL = 700;

function without(names: ReadonlySet<string>, gone: string): Set<string> {
  return new Set([...names].filter((name) => name !== gone));
}

export class Showing {
  readonly flights = new Flights<Card>();
  /** The names of the cards that are taken and have not landed yet. */
  inTheAir = $state.raw<ReadonlySet<string>>(new Set());
  /** Those of them that still lie in the row. */
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  /** A line is shown once, however often the player comes back from the past. */
  private readonly shown = new WeakSet<LogLine>();
  private before = new Map<string, DOMRect>();

  constructor(private readonly stage: Stage) {}

  /** To be called before the page changes: notes where the cards lay, and keeps those back that will fly. */
  prepare(fresh: readonly LogLine[]): void {
    this.before = this.stage.row();
    if (standsStill()) return;
    const taken = scenesIn(fresh.filter((line) => !this.shown.has(line))).flatMap((scene) =>
      scene.shows === "take" && this.flies(scene) ? [nameOf(scene.card)] : [],
    );
    if (taken.length > 0) this.inTheAir = this.waiting = new Set(taken);
  }

  /** To be called when the page has changed. */
  async show(fresh: readonly LogLine[]): Promise<void> {
    const lines = fresh.filter((line) => !this.shown.has(line));
    if (lines.length === 0) return;
    for (const line of lines) this.shown.add(line);
    this.flights.begin();
    for (const scene of scenesIn(lines)) await this.showScene(scene);
    this.inTheAir = this.waiting = new Set();
  }

  private flies({ seat, card }: { seat: number; card: Card }): boolean {
    return this.before.has(nameOf(card)) && !(this.stage.isMine(seat) && "terrain" in card);
  }

  private async showScene(scene: Scene): Promise<void> {
    switch (scene.shows) {
      case "bids":
        await this.flights.pause(REVEAL);
        break;
      case "take":
        await this.fly(scene);
        break;
      case "end":
        this.stage.ended();
        break;
      // What these change is seen on the board at once.
      case "round":
      case "row":
      case "raise":
      case "lay":
        break;
      default:
        scene satisfies never;
    }
  }

  private async fly(taken: { seat: number; card: Card }): Promise<void> {
    const name = nameOf(taken.card);
    this.waiting = without(this.waiting, name);
    const from = this.before.get(name);
    const to = this.stage.player(taken.seat);
    if (from && to && this.flies(taken)) await this.flights.fly([{ card: taken.card, from, to }]);
    this.inTheAir = without(this.inTheAir, name);
  }
}
