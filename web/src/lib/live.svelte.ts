// One table as it lives: what the socket says, shown at a pace that people can follow.
import type { Preview } from "../games/game";
import type { Account } from "../wire/Account";
import type { ActionText } from "../wire/ActionText";
import type { Ask } from "../wire/Ask";
import type { Chapter } from "../wire/Chapter";
import type { Forecast } from "../wire/Forecast";
import type { OrderForm } from "../wire/OrderForm";
import type { FromServer } from "../wire/FromServer";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { Said } from "../wire/Said";
import type { Seat } from "../wire/Seat";
import type { Standings } from "../wire/Standings";
import type { TableInfo } from "../wire/TableInfo";
import { setServerTime } from "./clock.svelte";
import { device, onDevice } from "./device";
import { viewEngine, loadSoon } from "./view-engine";
import { settings } from "./settings.svelte";
import { type Answer, type Link, RefusedAsk, socketAddress, TableSocket } from "./socket";
import { noteHeard, noteLooked } from "./unread";
import { browser } from "./world";

type Moved = Extract<FromServer, { type: "moved" }>;

/** Tells what a decision brought about, one thing after the other; until it is done, the next decision waits. */
export interface Teller {
  readonly telling: boolean;
  tell(before: Moment, lines: readonly LogLine[]): void;
  /** Tells no further. */
  stop(): void;
}

export class LiveTable {
  readonly id: string;
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  moment = $state.raw<Moment | null>(null);
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<LogLine[]>([]);
  chat = $state.raw<Said[]>([]);
  /** Decisions that came and are not shown yet. */
  waiting = $state.raw<Moved[]>([]);
  /** Grows with every undo: the same number of decisions may then mean another past. */
  branch = 0;
  /** Whoever looks wants to look longer: nothing more is shown until he goes on. */
  paused = $state(false);
  teller: Teller | null = null;
  /** The last remark that is not new: it was there when the table was opened, or was read since. */
  heard = $state(0);
  private socket: TableSocket;
  private timer: number | null = null;
  private previews = new Map<string, Promise<Preview>>();
  private shownAt = -Infinity;

  constructor(id: string) {
    this.id = id;
    this.socket = new TableSocket(
      socketAddress(id),
      (message) => this.hear(message),
      (link) => (this.link = link),
      onDevice(id) ? { ...browser, open: () => device.socket(id) } : browser,
      onDevice(id) ? null : viewEngine,
    );
    this.seen();
    document.addEventListener("visibilitychange", this.seen);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.seen);
    this.looked();
    if (this.timer !== null) window.clearTimeout(this.timer);
    this.socket.close();
  }

  renew(): void {
    this.socket.renew();
  }

  hurry(): void {
    this.socket.hurry();
  }

  ask(ask: Ask): Promise<Answer> {
    return this.socket.ask(ask);
  }

  async play(seat: Seat, action: string): Promise<void> {
    this.skip();
    const at = this.moment?.decisions ?? 0;
    await this.ask({ kind: "play", seat, action, at });
  }

  async undo(seat: Seat): Promise<void> {
    this.skip();
    await this.ask({ kind: "undo", seat, at: this.moment?.decisions ?? 0 });
  }

  /** The game as it stands, in characters and words. */
  async account(seat: Seat | null): Promise<Account> {
    const answer = await this.ask(seat === null ? { kind: "account" } : { kind: "account", seat });
    if (answer.type === "accounted") return answer.account;
    throw new Error(`an account was answered with ${answer.type}`);
  }

  /** The points as they stand, with what every line of them comes from. */
  async explain(seat: Seat | null): Promise<Standings> {
    const answer = await this.ask(seat === null ? { kind: "explain" } : { kind: "explain", seat });
    if (answer.type === "explained") return answer.scores;
    throw new Error(`an explanation was answered with ${answer.type}`);
  }

  /** What happened round by round. */
  async chapters(seat: Seat | null): Promise<Chapter[]> {
    const answer = await this.ask(seat === null ? { kind: "chapters" } : { kind: "chapters", seat });
    if (answer.type === "recounted") return answer.chapters;
    throw new Error(`chapters were answered with ${answer.type}`);
  }

  /** What is within the reach of a seat later on, with what it would bring. */
  async forecast(seat: Seat): Promise<Forecast[]> {
    const answer = await this.ask({ kind: "forecast", seat });
    if (answer.type === "foretold") return answer.forecast;
    throw new Error(`a forecast was answered with ${answer.type}`);
  }

  /** What orders can be left for a seat; null if none can. */
  async offerOrders(seat: Seat): Promise<OrderForm | null> {
    const answer = await this.ask({ kind: "offer_orders", seat });
    if (answer.type === "orders_offered") return answer.form;
    throw new Error(`orders were answered with ${answer.type}`);
  }

  /** What a decision would bring; asked once for each moment. */
  preview(seat: Seat, action: ActionText, pictures: boolean): Promise<Preview> {
    const key = `${seat} ${JSON.stringify(action)} ${pictures}`;
    const known = this.previews.get(key);
    if (known) return known;
    const asked = this.askPreview(seat, action, pictures);
    this.previews.set(key, asked);
    asked.catch(() => this.previews.delete(key));
    return asked;
  }

  private async askPreview(seat: Seat, action: ActionText, pictures: boolean): Promise<Preview> {
    try {
      const answer = await this.ask({ kind: "preview", seat, action, pictures, changes: true });
      if (answer.type === "previewed") return { account: answer.account, scores: answer.scores };
      throw new Error(`a preview was answered with ${answer.type}`);
    } catch (error) {
      if (error instanceof RefusedAsk && error.reason === "illegal") return { refused: error.why };
      throw error;
    }
  }

  /** Whether a decision could not be taken back without asking. */
  async isBinding(seat: Seat, action: string): Promise<boolean> {
    const answer = await this.ask({ kind: "preview", seat, action, pictures: false, binding: true });
    return answer.type === "previewed" && answer.binding === true;
  }

  /** What came last has been told to its end. */
  told(): void {
    this.fresh = [];
    this.goOn();
  }

  /** Goes on after a pause. */
  goOn(): void {
    this.paused = false;
    this.shownAt = performance.now();
    this.pace();
  }

  /** Shows at once whatever is waiting. */
  skip(): void {
    this.paused = false;
    this.teller?.stop();
    if (this.waiting.length === 0) return;
    const all = this.waiting;
    this.waiting = [];
    const fresh: LogLine[] = [];
    for (const moved of all) {
      this.show(moved);
      fresh.push(...moved.log);
    }
    this.fresh = fresh;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "moved":
        this.waiting = [...this.waiting, message];
        this.pace();
        break;
      case "table":
        this.table = message.table;
        if (message.table.stage === "gathering") this.clearBoard();
        if (message.table.stage !== "gathering" && !this.moment && this.waiting.length === 0) this.renew();
        break;
      case "said":
        this.hearSaid([message.said]);
        break;
    }
  }

  private welcome(message: Extract<FromServer, { type: "welcome" }>): void {
    setServerTime(message.now);
    const returning = this.moment !== null && message.keep > 0;
    if (!onDevice(this.id)) loadSoon();
    this.teller?.stop();
    this.waiting = [];
    this.previews.clear();
    this.table = message.table;
    this.moment = message.moment;
    this.log = [...this.log.slice(0, message.keep), ...message.log];
    this.fresh = returning ? message.log : [];
    this.looked();
    if (!returning) this.heard = Math.max(0, ...message.chat.map((said) => said.number));
    this.hearSaid(message.chat);
  }

  /** Somebody was sent away before the first decision: the game that was set up is gone. */
  private clearBoard(): void {
    this.moment = null;
    this.log = [];
    this.fresh = [];
    this.waiting = [];
    this.previews.clear();
  }

  private hearSaid(said: Said[]): void {
    const known = new Set(this.chat.map((remark) => remark.number));
    const added = said.filter((remark) => !known.has(remark.number));
    // What is told again under its number was taken away.
    for (const remark of said.filter(({ number }) => known.has(number))) {
      this.chat = this.chat.map((old) => (old.number === remark.number ? remark : old));
    }
    if (added.length > 0) this.chat = [...this.chat, ...added].sort((a, b) => a.number - b.number);
    this.listened();
  }

  /** The page came into sight, or went out of it. What is shown there is seen with it. */
  private readonly seen = (): void => {
    this.socket.hide(document.hidden);
    this.looked();
    this.listened();
  };

  /** What was said has been heard. */
  private listened(): void {
    const last = this.chat.at(-1);
    if (last && !document.hidden) noteHeard(this.id, last.number);
  }

  /** Shows the next decision when the one before has been seen long enough; all at once where nobody looks, or where that is wished. */
  private pace(): void {
    if (this.timer !== null || this.paused || this.teller?.telling) return;
    const next = this.waiting[0];
    if (!next) return;
    if (settings.pace === "once" || document.hidden) {
      this.skip();
      return;
    }
    const since = performance.now() - this.shownAt;
    if (this.isOwn(next) || since >= settings.beat) {
      const before = this.moment;
      const goesOn = next.keep >= this.log.length;
      this.waiting = this.waiting.slice(1);
      this.show(next);
      this.fresh = next.log;
      this.shownAt = performance.now();
      if (before && goesOn) this.teller?.tell(before, next.log);
      this.pace();
    } else {
      this.timer = window.setTimeout(() => {
        this.timer = null;
        this.pace();
      }, settings.beat - since);
    }
  }

  /** What is shown now has been seen. */
  private looked(): void {
    if (this.moment && !document.hidden) noteLooked(this.id, this.moment.decisions);
  }

  private isOwn(moved: Moved): boolean {
    const seat = moved.log.at(-1)?.seat ?? null;
    return seat === null || moved.table.yours.includes(seat);
  }

  private show(moved: Moved): void {
    this.previews.clear();
    this.table = moved.table;
    this.moment = moved.moment;
    if (moved.keep < this.log.length) this.branch += 1;
    this.log = [...this.log.slice(0, moved.keep), ...moved.log];
    this.looked();
  }
}
