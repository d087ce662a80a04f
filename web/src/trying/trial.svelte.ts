// What somebody tries for himself: decisions for every seat, played on from what he sees, with the engine in the page. Nobody hears of it.
import type { Preview } from "../games/game";
import type { Wish } from "../device/host";
import { seatOf } from "../lib/seeing";
import type { ActionText } from "../wire/ActionText";
import type { Ask } from "../wire/Ask";
import type { Forecast } from "../wire/Forecast";
import type { FromServer } from "../wire/FromServer";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { SeatMoment } from "../wire/SeatMoment";
import type { Thought } from "../wire/Thought";
import type { Tried } from "../wire/Tried";
import type { TriedDecision } from "../wire/TriedDecision";
import { same } from "./same";

/** A decision that was tried, and the game after it. */
export interface Step extends TriedDecision {
  /** What it is called. */
  phrase: Phrase | null;
  moment: Moment;
  log: LogLine[];
}

/** From where something is tried: the table as it stood, and what the seat saw of it. */
export interface Start {
  decisions: number;
  view: unknown;
}

/** What a trial needs of the world; tests give their own. */
export interface World {
  wish<T>(wish: Wish): Promise<T>;
  tell(wish: Wish): Promise<FromServer>;
  /** A whole number of 32 bits. */
  chance(): number;
  /** The bot that answers for a seat. */
  level(seat: Seat): string;
}

/** So long a bot thinks about an answer that is only tried. */
const THINK_MILLIS = 500;
/** After so many answers bots wait for a word, however long it takes until whoever tries is asked. */
const MOST_ANSWERS = 60;

export function startOf(now: Moment, seat: Seat): Start | null {
  const seen = now.seats.find((one) => seatOf(one) === seat);
  return seen ? { decisions: now.decisions, view: seen.view } : null;
}

export class Trial {
  start = $state.raw<Start>({ decisions: 0, view: null });
  /** What was tried, also what was gone back from. */
  steps = $state.raw<readonly Step[]>([]);
  /** How many of them stand at the moment shown. */
  at = $state(0);
  /** Whether something is being worked out. */
  busy = $state(false);
  /** Whether bots answer for the others now. */
  answering = $state(false);
  private first = $state.raw<Tried | null>(null);
  /** Where several others are asked at once: for whom one decides. */
  private wanted = $state<Seat | null>(null);
  private forwards = $state(false);
  private guess: number;

  constructor(
    private readonly game: string,
    readonly seat: Seat,
    start: Start,
    private readonly world: World,
  ) {
    this.start = start;
    this.guess = world.chance();
  }

  /** The game after what was tried; null until the engine is there. */
  readonly moment = $derived.by(() => this.steps[this.at - 1]?.moment ?? this.first?.moment ?? null);

  readonly log = $derived.by(() => this.steps[this.at - 1]?.log ?? this.first?.log ?? []);

  /** What came of the last decision, for the board to show; nothing where one went back. */
  readonly fresh = $derived.by(() => (this.forwards ? this.log.slice(-1) : []));

  /** For whom one decides: for oneself whenever one is asked, so that what is one's own comes first and can be sent. */
  readonly acting = $derived.by((): Seat | null => {
    const asked = this.moment?.deciders ?? [];
    if (asked.includes(this.seat)) return this.seat;
    if (this.wanted !== null && asked.includes(this.wanted)) return this.wanted;
    return asked[0] ?? null;
  });

  /** The others that are asked at the moment, where one is not. */
  readonly others = $derived.by(() => {
    const asked = this.moment?.deciders ?? [];
    return asked.includes(this.seat) ? [] : asked;
  });

  readonly seen = $derived.by(() => this.from(this.acting ?? this.seat));

  /** The decisions at the beginning that are one's own, up to the moment shown: these can be sent. */
  readonly own = $derived.by((): readonly Step[] => {
    const shown = this.steps.slice(0, this.at);
    const other = shown.findIndex(({ seat }) => seat !== this.seat);
    return other < 0 ? shown : shown.slice(0, other);
  });

  from(seat: Seat): SeatMoment | undefined {
    return this.moment?.seats.find((one) => seatOf(one) === seat);
  }

  /** What the seat saw before a decision that was tried. */
  viewBefore(index: number): unknown {
    const before = this.steps[index - 1]?.moment.seats.find((one) => seatOf(one) === this.seat);
    return index === 0 ? this.start.view : before?.view;
  }

  /** Whether the table is no longer as it was when one began to try. */
  isOutdated(now: Moment): boolean {
    const there = startOf(now, this.seat);
    return there?.decisions !== this.start.decisions || !same(there.view, this.start.view);
  }

  choose(seat: Seat): void {
    this.wanted = seat;
  }

  begin(): Promise<void> {
    return this.alone(async () => {
      this.first = await this.ask([]);
    });
  }

  /** Decides for whoever is asked. What was gone back from is dropped, unless it is just that. */
  play(action: string): Promise<void> {
    return this.alone(() => this.decide(action));
  }

  go(to: number): void {
    const inside = Math.max(0, Math.min(to, this.steps.length));
    this.forwards = inside === this.at + 1;
    this.at = inside;
  }

  /** Bots answer for the others until one is asked oneself. */
  letBotsAnswer(): Promise<void> {
    return this.alone(async () => {
      this.answering = true;
      try {
        for (let count = 0; count < MOST_ANSWERS; count += 1) if (!(await this.answerOne())) return;
      } finally {
        this.answering = false;
      }
    });
  }

  /** A bot answers for one of the others; whether it was to, and has. */
  private async answerOne(): Promise<boolean> {
    const [seat] = this.others;
    const seen = seat === undefined ? undefined : this.from(seat);
    if (seat === undefined || !seen) return false;
    const thought = this.thought(seat, seen);
    const action = await this.world.wish<string>({ kind: "choose", thought });
    // Meanwhile it may have been stopped.
    if (this.answering) {
      this.wanted = seat;
      await this.decide(action);
    }
    return this.answering;
  }

  stopAnswering(): void {
    this.answering = false;
  }

  /** The same decisions with other dice and other guesses, as far as they are legal then. */
  guessAnew(): Promise<void> {
    this.guess = this.world.chance();
    return this.replay((step) => ({ ...step, chance: this.world.chance() }));
  }

  /** The same decisions from where the table stands now, as far as they are legal there. */
  startFrom(start: Start): Promise<void> {
    this.start = start;
    return this.replay((step) => step);
  }

  async preview(action: ActionText, pictures: boolean): Promise<Preview> {
    const told = await this.look({ kind: "preview", seat: this.acting ?? this.seat, action, pictures });
    if (told?.type === "previewed") return { account: told.account, scores: told.scores };
    if (told?.type === "refused") return { refused: told.why };
    throw new Error("a preview was not answered");
  }

  async forecast(): Promise<Forecast[]> {
    const told = await this.look({ kind: "forecast", seat: this.acting ?? this.seat });
    return told?.type === "foretold" ? told.forecast : [];
  }

  private async look(ask: Ask): Promise<FromServer | null> {
    const { seen, game } = this;
    if (!seen) return null;
    return this.world.tell({ kind: "look", game, version: 0, view: seen.view, request: "try", ask });
  }

  private thought(seat: Seat, { view }: SeatMoment): Thought {
    const { game, at } = this;
    const seed = this.world.chance();
    const level = this.world.level(seat);
    return { game, version: 0, at, seat, view, level, seed, millis: THINK_MILLIS, again: false };
  }

  private async decide(action: string): Promise<void> {
    const seat = this.acting;
    if (seat === null) return;
    const next = this.steps[this.at];
    if (next?.seat === seat && next.action === action) {
      this.go(this.at + 1);
      return;
    }
    const offers = this.from(seat)?.offers ?? [];
    const phrase = offers.find((offer) => offer.action === action)?.phrase ?? null;
    const before = this.steps.slice(0, this.at);
    const step = await this.tried(before, { seat, action, chance: this.world.chance() }, phrase);
    if (!step) return;
    this.steps = [...before, step];
    this.go(this.at + 1);
  }

  /** The next step; null if it is not legal. */
  private async tried(
    before: readonly Step[],
    decision: TriedDecision,
    phrase: Phrase | null,
  ): Promise<Step | null> {
    const { stands, moment, log } = await this.ask([...before, decision]);
    return stands > before.length ? { ...decision, phrase, moment, log } : null;
  }

  private ask(decisions: readonly TriedDecision[]): Promise<Tried> {
    const { game, seat, guess } = this;
    const plain = decisions.map(({ seat: whose, action, chance }) => ({ seat: whose, action, chance }));
    return this.world.wish<Tried>({
      kind: "try",
      game,
      view: this.start.view,
      seat,
      guess,
      decisions: plain,
    });
  }

  private replay(again: (step: Step) => Step): Promise<void> {
    return this.alone(async () => {
      const old = this.steps.slice(0, this.at).map(again);
      this.first = await this.ask([]);
      this.steps = [];
      this.go(0);
      for (const { seat, action, chance, phrase } of old) {
        const step = await this.tried(this.steps, { seat, action, chance }, phrase);
        if (!step) break;
        this.steps = [...this.steps, step];
      }
      this.go(this.steps.length);
      this.forwards = false;
    });
  }

  /** One thing after the other. */
  private async alone(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } finally {
      this.busy = false;
    }
  }
}
