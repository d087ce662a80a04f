// The connection to one table: says hello, asks again until answered, comes back when it was cut.
import type { Ask } from "../wire/Ask";
import type { FromServer } from "../wire/FromServer";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Refused } from "../wire/Refused";
import type { ToServer } from "../wire/ToServer";
import { type ViewEngine, isBare } from "./view-engine";
import { freshId } from "./fresh";
import { Inflater } from "./inflate";
import { Scene } from "./scene";
import { browser, type World } from "./world";

export const PROTOCOL = 1;

/** How the connection is. */
export type Link = "connecting" | "open" | "lost" | "outdated" | "removed" | "closed";

/** The answers that belong to a request. */
export type Answer = Extract<
  FromServer,
  {
    type:
      | "done"
      | "previewed"
      | "explained"
      | "recounted"
      | "foretold"
      | "accounted"
      | "hinted"
      | "orders_offered";
  }
>;

/** A request that the server refused. */
export class RefusedAsk extends Error {
  readonly reason: Refused;
  readonly why: Phrase;

  constructor(reason: Refused, why: Phrase) {
    super(`${reason}: ${why.id}`);
    this.reason = reason;
    this.why = why;
  }
}

interface Pending {
  message: string;
  /** When it was sent last; 0 if it is to be sent. */
  sent: number;
  times: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const ASK_AGAIN = 4_000;
const PING_EVERY = 15_000;
const SILENCE = 25_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private version: number | undefined;
  private readonly scene = new Scene();
  private greeted = false;
  private tries = 0;
  private heard = 0;
  private pinged = 0;
  private ticking: number | null = null;
  private returning: number | null = null;
  private link: Link = "connecting";
  /** What is being completed by the engine in the page: whatever comes after it waits. */
  private completing: Promise<void> | null = null;
  /** The last moment of which a server told the views alone. */
  private bare: { game: string; moment: Moment } | null = null;
  private readonly unwatch: (() => void) | undefined;
  /** Whether the page cannot be seen: then its person is told elsewhere what happens. */
  private hidden = false;
  /** The engine in the page has come while answers were awaited on a line without it. */
  private tellsTooMuch = false;

  constructor(
    private readonly address: string,
    private readonly tell: (message: FromServer) => void,
    private readonly linked: (link: Link) => void,
    private readonly world: World = browser,
    private viewEngine: ViewEngine | null = null,
  ) {
    this.unwatch = viewEngine?.whenLoaded(() => this.greetAnew());
    this.connect();
    this.tick();
  }

  /** Asks something; the promise ends with the answer, however often the connection is cut until then. */
  ask(ask: Ask): Promise<Answer> {
    const id = freshId();
    const looked = this.bare && this.viewEngine?.look(this.bare.game, this.bare.moment, id, ask);
    return looked ? this.looked(looked, id, ask) : this.askServer(id, ask);
  }

  /** What the engine in the page says; if it cannot, the server is asked. */
  private async looked(looked: Promise<FromServer>, id: string, ask: Ask): Promise<Answer> {
    const told = await looked.catch(() => null);
    switch (told?.type) {
      case "previewed":
      case "foretold":
      case "accounted":
      case "explained":
      case "orders_offered":
        return told;
      case "refused":
        throw new RefusedAsk(told.reason, told.why);
      default:
        return this.askServer(id, ask);
    }
  }

  private askServer(id: string, ask: Ask): Promise<Answer> {
    const message = JSON.stringify({ type: "ask", id, ask } satisfies ToServer);
    return new Promise((resolve, reject) => {
      if (this.hasEnded()) {
        reject(new RefusedAsk("protocol", { id: "web-unreachable" }));
        return;
      }
      this.pending.set(id, { message, sent: 0, times: 0, resolve, reject });
      this.sendPending();
    });
  }

  /** Comes back at once instead of waiting, for example when the network is back. */
  hurry(): void {
    if (this.link !== "lost" || this.returning === null) return;
    this.world.cancel(this.returning);
    this.returning = null;
    this.tries = 0;
    this.connect();
  }

  /** Tells whether the page cannot be seen from now on. */
  hide(hidden: boolean): void {
    if (this.hidden === hidden) return;
    this.hidden = hidden;
    if (this.greeted) this.ping();
  }

  /** Connects anew with a fresh view: who we are has changed. */
  renew(): void {
    this.version = undefined;
    this.tries = 0;
    this.drop();
    if (this.returning !== null) this.world.cancel(this.returning);
    this.returning = null;
    this.connect();
  }

  /** Says hello again to a server that need tell less from now on, once it has answered everything. What is shown stays. */
  private greetAnew(): void {
    this.tellsTooMuch = this.link === "open" && this.pending.size > 0;
    if (this.link !== "open" || this.tellsTooMuch) return;
    this.drop();
    this.connect();
  }

  /** Whoever leaves waits for no answers. */
  close(): void {
    this.end("closed");
  }

  /** Nothing comes after it. */
  private end(how: "closed" | "removed"): void {
    this.become(how);
    this.unwatch?.();
    if (this.ticking !== null) this.world.cancel(this.ticking);
    if (this.returning !== null) this.world.cancel(this.returning);
    this.drop();
    this.pending.clear();
  }

  private hasEnded(): boolean {
    return this.link === "closed" || this.link === "removed" || this.link === "outdated";
  }

  private become(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.linked(link);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    this.bare = null;
    socket?.close();
  }

  private connect(): void {
    this.tellsTooMuch = false;
    const socket = this.world.open(this.address);
    this.socket = socket;
    this.greeted = false;
    this.heard = this.world.now();
    socket.binaryType = "arraybuffer";
    const inflater = new Inflater(
      (text) => {
        if (socket === this.socket) this.hear(JSON.parse(text) as FromServer);
      },
      (error) => {
        if (socket === this.socket) this.startOver(error);
      },
    );
    socket.onopen = () => {
      if (socket !== this.socket) return;
      const hello: ToServer = { type: "hello", protocol: PROTOCOL, detail: "board", changes: true };
      if (Inflater.works) hello.deflate = true;
      const engine = this.viewEngine?.engine;
      if (engine) Object.assign(hello, { detail: "view", engine });
      if (this.version !== undefined) hello.since = this.version;
      if (this.hidden) hello.hidden = true;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => inflater.take(event.data as string | ArrayBuffer);
    socket.onclose = () => {
      if (socket === this.socket) this.comeBack();
    };
  }

  private comeBack(): void {
    this.drop();
    if (this.hasEnded()) return;
    this.become("lost");
    const pause = Math.min(FIRST_PAUSE * 2 ** this.tries, LONGEST_PAUSE) * (0.7 + 0.6 * this.world.chance());
    this.tries += 1;
    this.returning = this.world.later(() => {
      this.returning = null;
      this.connect();
    }, pause);
  }

  private hear(message: FromServer): void {
    this.heard = this.world.now();
    switch (message.type) {
      case "welcome":
        this.greeted = true;
        this.tries = 0;
        this.version = message.moment?.version ?? this.version;
        this.become("open");
        this.complete(this.scene.welcome(message));
        for (const pending of this.pending.values()) pending.sent = 0;
        this.sendPending();
        break;
      case "changed":
        this.change(message);
        break;
      case "moved":
      case "table":
        this.version = message.version;
        this.complete(message);
        break;
      case "previewed":
        this.inStep(() => this.answer(this.scene.previewed(message)));
        break;
      case "done":
      case "explained":
      case "recounted":
      case "foretold":
      case "accounted":
      case "hinted":
      case "orders_offered":
        this.answer(message);
        break;
      case "refused":
        this.refused(message);
        break;
      case "removed":
        this.end("removed");
        break;
      case "closing":
        this.comeBack();
        break;
      case "pong":
        break;
      default:
        this.inOrder(() => this.tell(message));
    }
  }

  private answer(answer: Answer): void {
    this.inOrder(() => {
      this.pending.get(answer.id)?.resolve(answer);
      this.forget(answer.id);
    });
  }

  private forget(id: string): void {
    this.pending.delete(id);
    if (this.tellsTooMuch) this.greetAnew();
  }

  /** Does something after what came before it. */
  private inOrder(work: () => void): void {
    if (this.completing) this.queue(work);
    else work();
  }

  private queue(work: () => void | Promise<void>): void {
    const last = (this.completing ?? Promise.resolve()).then(work);
    this.completing = last;
    void last.then(() => {
      if (this.completing === last) this.completing = null;
    });
  }

  /** Tells something, where it has a moment of views alone with all that follows from them. */
  private complete(message: Extract<FromServer, { type: "welcome" | "moved" | "table" }>): void {
    const moment = message.type === "table" ? null : message.moment;
    if (message.type !== "table") this.bare = null;
    if (message.type === "table" || !moment || !this.viewEngine || !isBare(moment)) {
      this.inOrder(() => this.tell(message));
      return;
    }
    const { viewEngine } = this;
    const { game } = message.table;
    this.bare = { game, moment };
    this.queue(async () => {
      try {
        const completed = await viewEngine.complete(game, moment);
        if (!this.hasEnded()) this.tell({ ...message, moment: completed });
      } catch (error) {
        if (this.viewEngine === null) return;
        console.warn("the engine in the page cannot go on; the server tells everything again", error);
        this.viewEngine = null;
        if (!this.hasEnded()) this.renew();
      }
    });
  }

  /** A change that does not follow what we have means that we are out of step: then everything is asked for again. */
  private inStep<Told>(take: () => Told): Told | undefined {
    try {
      return take();
    } catch (error) {
      this.startOver(error);
      return undefined;
    }
  }

  private startOver(error: unknown): void {
    console.warn("out of step with the server; asking for everything", error);
    this.renew();
  }

  private change(message: Extract<FromServer, { type: "changed" }>): void {
    const told = this.inStep(() => this.scene.change(message));
    if (!told) return;
    this.version = message.version;
    this.complete(told);
  }

  private refused(message: Extract<FromServer, { type: "refused" }>): void {
    if (message.reason === "protocol") {
      this.become("outdated");
      this.drop();
      return;
    }
    if (message.id === null) return;
    const pending = this.pending.get(message.id);
    // The server still works on what it was asked before: it answers that, or is asked once more.
    if (pending && pending.times > 1 && message.reason === "slow") return;
    pending?.reject(new RefusedAsk(message.reason, message.why));
    this.forget(message.id);
  }

  private sendPending(): void {
    if (!this.greeted || !this.socket) return;
    const now = this.world.now();
    for (const pending of this.pending.values()) {
      if (pending.sent !== 0 && now - pending.sent < ASK_AGAIN) continue;
      pending.sent = now;
      pending.times += 1;
      this.socket.send(pending.message);
    }
  }

  private ping(): void {
    this.pinged = this.world.now();
    const ping: ToServer = this.hidden ? { type: "ping", hidden: true } : { type: "ping" };
    this.socket?.send(JSON.stringify(ping));
  }

  private tick(): void {
    this.ticking = this.world.later(() => {
      const now = this.world.now();
      if (this.socket && now - this.heard > SILENCE) this.comeBack();
      if (this.greeted && now - this.pinged > PING_EVERY) this.ping();
      this.sendPending();
      this.tick();
    }, 1_000);
  }
}

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  const address = new URL(`api/tables/${id}/live`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
