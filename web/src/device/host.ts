// The host of the tables on this device: one request after the other, and nothing is shown before it is kept.
import type { DeviceAnswer } from "../wire/DeviceAnswer";
import type { DeviceRequest } from "../wire/DeviceRequest";
import type { FromServer } from "../wire/FromServer";
import type { Given } from "../wire/Given";
import type { Phrase } from "../wire/Phrase";
import type { TableInfo } from "../wire/TableInfo";
import type { Thought } from "../wire/Thought";
import type { ToServer } from "../wire/ToServer";
import { Conflict, NotKept } from "./database";
import { Refused } from "./refused";
import { type ReviewStore, Reviewing, type ReviewWish } from "./reviewing";
import type { Store } from "./store";
import { tableFile } from "./table-file";

/** How long a bot may think about a decision, and how long it waits at least. */
export interface Tempo {
  think: number;
  pause: number;
}

/** A request without what only the host gives. */
export type Wish = DeviceRequest extends infer Request
  ? Request extends { given: Given }
    ? Omit<Request, "given">
    : Request
  : never;

export interface World {
  ask(request: DeviceRequest): DeviceAnswer;
  /** Lets another engine think, which has no tables: what is asked here meanwhile need not wait. */
  think(request: DeviceRequest): Promise<DeviceAnswer>;
  store: Store;
  reviews: ReviewStore;
  /** Tells a connection something. */
  tell(connection: number, message: FromServer): void;
  /** Tells everybody in this window that something is wrong. */
  trouble(why: Phrase): void;
  /** Tells other windows that a table went on. */
  wentOn(id: string, version: number): void;
  later(what: () => void, millis: number): void;
  given(): Given;
  tempo: Tempo;
}

const AGAIN_MILLIS = 1_000;
/** How many finished games are counted. */
const MOST_GAMES = 200;

/** The request of a wish: with what is given from outside, where it wants that. */
function withGiven(wish: Wish, given: Given): DeviceRequest {
  switch (wish.kind) {
    case "create":
    case "bring":
    case "open":
    case "say":
    case "decide":
    case "again":
    case "moved":
      return { ...wish, given };
    default:
      return wish;
  }
}

export class Host {
  /** Requests are carried out one after the other. */
  private last: Promise<unknown> = Promise.resolve();
  /** The version of each table that the engine has in memory. */
  private readonly loaded = new Map<string, number>();
  private readonly connections = new Map<number, string>();
  /** Tables where a bot thinks or is about to. */
  private readonly thinking = new Set<string>();
  /** Those of them where one was asked meanwhile. */
  private readonly asked = new Set<string>();

  private readonly reviewing: Reviewing;

  constructor(private readonly world: World) {
    this.reviewing = new Reviewing({
      record: async (id) => String(await this.wish({ kind: "record", id, form: "json" })),
      think: (request) => world.think(request),
      store: world.reviews,
      trouble: (why) => world.trouble(why),
    });
  }

  /** Somebody wants to know why a finished game went as it did. */
  review(id: string, wish: ReviewWish, record?: string): Promise<unknown> {
    return this.reviewing.hear(id, wish, record);
  }

  /** A table as a file, to go on with it on another device. */
  file(id: string): Promise<unknown> {
    return this.inTurn(async () => {
      const kept = await this.world.store.get(id);
      if (!kept) throw new Refused({ id: "server-no-table" });
      return tableFile(kept);
    });
  }

  /** Somebody asks for something beside live play. */
  wish(wish: Wish): Promise<unknown> {
    // A thought needs no table, and no table waits for it.
    if (wish.kind === "choose") return this.choice(wish);
    return this.inTurn(async () => {
      if ("id" in wish && wish.kind !== "forget") await this.load(wish.id);
      if (wish.kind === "create" && wish.table.played_on) await this.load(wish.table.played_on.table);
      return wish.kind === "bring" ? this.bring(wish) : (await this.carryOut(wish)).answer;
    });
  }

  /** Somebody brings a file. What is here already stays as it is. */
  private async bring(wish: Extract<Wish, { kind: "bring" }>): Promise<unknown> {
    try {
      return (await this.carryOut(wish)).answer;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await this.load(error.id);
      const here = this.ask({ kind: "info", id: error.id }).answer as TableInfo;
      if (here.stage !== "over") throw new Refused({ id: "web-device-already" });
      return here;
    }
  }

  private async choice(wish: Extract<Wish, { kind: "choose" }>): Promise<unknown> {
    const { answer, refused } = await this.world.think(wish);
    if (refused) throw new Refused(refused.why);
    return answer;
  }

  /** Somebody asks for something that needs no table and is answered by messages. */
  tell(wish: Wish): Promise<unknown> {
    return this.inTurn(async () => (await this.carryOut(wish)).tell ?? []);
  }

  /** All tables of this device, as the engine tells them from what is kept. */
  list(): Promise<unknown> {
    return this.inTurn(async () => {
      const docs = (await this.world.store.all()).map(({ doc }) => doc);
      return docs.length === 0 ? [] : this.ask({ kind: "list", docs }).answer;
    });
  }

  /** What the finished games of this device came to: the latest of them, so that nobody waits for long. */
  statistics(name: string): Promise<unknown> {
    return this.inTurn(async () => {
      const tables = await this.world.store.all();
      const infos = this.ask({ kind: "list", docs: tables.map(({ doc }) => doc) }).answer as TableInfo[];
      const over = infos.filter(({ stage }) => stage === "over").sort((a, b) => b.updated - a.updated);
      const latest = new Set(over.slice(0, MOST_GAMES).map(({ id }) => id));
      const kept = tables.filter(({ id }) => latest.has(id));
      return this.ask({ kind: "statistics", name, kept, older: over.length > MOST_GAMES }).answer;
    });
  }

  /** A table is taken away for good. */
  remove(id: string): Promise<unknown> {
    return this.inTurn(async () => {
      await this.world.store.remove(id);
      await this.reviewing.remove(id);
      this.forget(id);
      for (const connection of this.at(id)) this.world.tell(connection, { type: "removed" });
    });
  }

  open(connection: number, id: string): void {
    this.connections.set(connection, id);
  }

  close(connection: number): void {
    this.connections.delete(connection);
  }

  /** Somebody says something at his table. */
  say(connection: number, message: ToServer): Promise<unknown> {
    const id = this.connections.get(connection);
    if (id === undefined) return Promise.resolve();
    return this.inTurn(async () => {
      try {
        await this.load(id);
        const { tell = [], hint, refused } = await this.carryOut({ kind: "say", id, message });
        for (const told of tell) this.world.tell(connection, told);
        if (hint && message.type === "ask") this.hint(connection, message.id, hint);
        if (refused) throw new Refused(refused.why);
      } catch (error) {
        const about = message.type === "ask" ? message.id : null;
        const why =
          error instanceof NotKept ? { id: error.why } : error instanceof Refused ? error.why : null;
        if (error instanceof Conflict) this.world.tell(connection, { type: "closing" });
        else if (why) this.world.tell(connection, { type: "refused", id: about, reason: "storage", why });
        else throw error;
      }
    });
  }

  /** Another window went on with a table: what it kept is the truth. */
  otherWentOn(id: string, version: number): void {
    void this.inTurn(() => {
      const known = this.loaded.get(id);
      if (known !== undefined && known < version) {
        this.forget(id);
        for (const connection of this.at(id)) this.world.tell(connection, { type: "closing" });
      }
      return Promise.resolve();
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => {});
    return turn;
  }

  private at(id: string): number[] {
    return [...this.connections].filter(([, table]) => table === id).map(([connection]) => connection);
  }

  private ask(request: DeviceRequest): DeviceAnswer {
    const answer = this.world.ask(request);
    if (answer.refused) throw new Refused(answer.refused.why);
    return answer;
  }

  private forget(id: string): void {
    this.loaded.delete(id);
    this.world.ask({ kind: "forget", id });
  }

  /** Takes a table up again from what is kept, if it is not in memory. */
  private async load(id: string): Promise<void> {
    if (this.loaded.has(id)) return;
    const kept = await this.world.store.get(id);
    if (!kept) throw new Refused({ id: "server-no-table" });
    const { keep = [] } = this.ask({ kind: "open", kept, given: this.world.given() });
    try {
      await this.world.store.keep(keep);
    } catch (error) {
      this.forget(id);
      throw error;
    }
    this.loaded.set(id, keep.at(-1)?.version ?? kept.version);
  }

  /** Lets the engine carry something out, keeps what it says, and only then shows it. */
  private async carryOut(wish: Wish): Promise<DeviceAnswer> {
    const answer = this.ask(withGiven(wish, this.world.given()));
    const { keep = [], show = [] } = answer;
    try {
      if (keep.length > 0) await this.world.store.keep(keep);
    } catch (error) {
      for (const { id } of keep) this.forget(id);
      throw error;
    }
    for (const { id, version } of keep) {
      this.loaded.set(id, version);
      this.world.wentOn(id, version);
    }
    const id = "id" in wish ? wish.id : null;
    if (id !== null) {
      for (const connection of this.at(id)) for (const told of show) this.world.tell(connection, told);
      if (answer.bots) this.wakeBots(id);
    }
    return answer;
  }

  /** Lets a bot think about a hint. */
  private hint(connection: number, request: string, thought: Thought): void {
    this.world.think({ kind: "advise", request, thought }).then(
      ({ tell = [] }) => {
        for (const told of tell) this.world.tell(connection, told);
      },
      // Who waits for it asks again.
      () => {},
    );
  }

  /** The bots that are asked think, and what each has chosen is carried out if the table still stands as it did. */
  private async letBotsThink(id: string): Promise<void> {
    const thoughts = await this.inTurn(async () => {
      if (this.at(id).length === 0) return [];
      await this.load(id);
      return this.ask({ kind: "bots", id, think: this.world.tempo.think }).answer as Thought[];
    });
    for (const thought of thoughts) {
      const answer = await this.choice({ kind: "choose", thought });
      const { version, at, seat } = thought;
      await this.inTurn(async () => {
        await this.load(id);
        await this.carryOut({ kind: "decide", id, version, at, seat, action: String(answer) });
      });
    }
  }

  /** Lets the bots that are asked think, where somebody looks. */
  private wakeBots(id: string, pause = this.world.tempo.pause): void {
    if (this.thinking.has(id)) {
      this.asked.add(id);
      return;
    }
    this.thinking.add(id);
    this.asked.delete(id);
    this.world.later(() => {
      const thought = this.letBotsThink(id).finally(() => this.thinking.delete(id));
      const goOn = () => {
        if (this.asked.has(id)) this.wakeBots(id);
      };
      thought.then(goOn).catch((error: unknown) => {
        if (error instanceof Conflict) {
          for (const connection of this.at(id)) this.world.tell(connection, { type: "closing" });
          return;
        }
        if (!(error instanceof NotKept)) throw error;
        this.world.trouble({ id: error.why });
        this.wakeBots(id, AGAIN_MILLIS);
      });
    }, pause);
  }
}
