// A position to decide on that needs no server: everything a board asks for was worked out beforehand by the rules.
import { applyChange } from "../lib/delta";
import { unpackOffers } from "../lib/packed";
import { seatOf } from "../lib/seeing";
import { settings } from "../lib/settings.svelte";
import type { Preview } from "../games/game";
import type { Account } from "../wire/Account";
import type { ActionText } from "../wire/ActionText";
import type { Exercise } from "../wire/Exercise";
import type { Forecast } from "../wire/Forecast";
import type { Frame } from "../wire/Frame";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { SeatMoment } from "../wire/SeatMoment";
import type { Standings } from "../wire/Standings";

export class Stage {
  moment = $state.raw<Moment>() as Moment;
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<LogLine[]>([]);
  /** Whether what follows a decision is being shown. */
  running = $state(false);
  private left: Frame[] = [];
  private packed: Moment;
  private timer: number | undefined;

  constructor(readonly exercise: Exercise) {
    this.packed = exercise.moment;
    this.moment = unpacked(exercise.moment);
    this.log = exercise.log;
  }

  get seen(): SeatMoment {
    return this.moment.seats[0] as SeatMoment;
  }

  /** Whether nothing was decided yet. */
  get untouched(): boolean {
    return this.moment.decisions === this.exercise.moment.decisions;
  }

  /** Shows what comes of a decision, one after the other. */
  run(frames: readonly Frame[]): void {
    this.left = [...frames];
    this.running = true;
    if (settings.pace === "once") this.skip();
    else this.next();
  }

  /** Shows at once what is left. */
  skip(): void {
    window.clearTimeout(this.timer);
    const lines = this.left.map((frame) => this.show(frame));
    this.left = [];
    this.running = false;
    if (lines.length > 0) this.fresh = lines;
  }

  close(): void {
    window.clearTimeout(this.timer);
  }

  private next(): void {
    const frame = this.left.shift();
    if (!frame) {
      this.running = false;
      return;
    }
    this.fresh = [this.show(frame)];
    if (this.left.length === 0) this.running = false;
    else this.timer = window.setTimeout(() => this.next(), settings.beat);
  }

  private show({ line, change }: Frame): LogLine {
    this.packed = applyChange(this.packed, change) as Moment;
    this.moment = unpacked(this.packed);
    this.log = [...this.log, line];
    return line;
  }

  /** What a decision would bring; known for all that are legal. */
  preview = (action: ActionText): Promise<Preview> => {
    const text = this.textOf(action);
    const change = this.exercise.previews[text];
    if (change === undefined || !this.untouched)
      return Promise.reject(new Error(`nothing is known of ${text}`));
    const now = { account: this.exercise.moment.seats[0]?.account, scores: this.exercise.moment.scores };
    return Promise.resolve(applyChange(now, change) as { account: Account; scores: Standings | null });
  };

  explain = (): Promise<Standings> =>
    Promise.resolve(this.untouched ? this.exercise.explained : (this.moment.scores ?? { seats: [] }));

  forecast = (): Promise<Forecast[]> => Promise.resolve(this.untouched ? this.exercise.forecast : []);

  private textOf(action: ActionText): string {
    if (typeof action === "string") return action;
    const wanted = JSON.stringify(action);
    const offers = this.seen.offers ?? [];
    return offers.find((offer) => JSON.stringify(offer.data) === wanted)?.action ?? wanted;
  }
}

function unpacked({ packed = [], ...moment }: Moment): Moment {
  const seats = moment.seats.map((seat) => {
    const asked = packed.find((one) => one.seat === seatOf(seat));
    return asked ? { ...seat, offers: unpackOffers(asked.offers) } : seat;
  });
  return { ...moment, seats };
}
