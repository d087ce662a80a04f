// Tables on this device, from the side of the page: a worker that is started when it is first needed.
import { engine } from "virtual:engine";
import type { Wish } from "../device/host";
import type { ReviewWish } from "../device/reviewing";
import type { FromWorker, ToWorker } from "../device/talk";
import type { FromServer } from "../wire/FromServer";
import type { Me } from "../wire/Me";
import type { Phrase } from "../wire/Phrase";
import type { ReviewState } from "../wire/ReviewState";
import { Refusal } from "./refusal";

/** How tables of this device are called, so that their addresses tell where they are. */
const PREFIX = "here-";
/** Who we are at tables of this device. */
const ME = "here";
/** Bots on the device think as long as those of the server, and are as patient. */
const TEMPO = { think: 1_000, pause: 500 };

/** Whether a table is on this device. */
export function onDevice(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Whether this build has an engine for the page. */
export const hasEngine = engine !== null;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Tells of trouble that nobody asked about. */
let complain: (why: Phrase) => void = () => {};
export function onTrouble(tell: (why: Phrase) => void): void {
  complain = tell;
}

class Device {
  private worker: Worker | null = null;
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<number, DeviceSocket>();
  private readonly watching = new Set<() => void>();
  /** What the engine is called, once it is loaded: a server of the same name need tell only views. */
  engine: string | null = null;

  /** Loads the engine before anybody needs it. */
  load(): void {
    if (engine) this.start(engine);
  }

  /** Calls back once the engine is loaded; gives what takes that back. */
  whenLoaded(then: () => void): () => void {
    this.watching.add(then);
    return () => this.watching.delete(then);
  }

  /** Something that needs no table and is answered by a message. */
  async tell(wish: Wish): Promise<FromServer> {
    const [told] = await this.ask<FromServer[]>((number) => ({ kind: "tell", number, wish }));
    if (!told) throw new Error("the engine said nothing");
    return told;
  }

  wish<T>(wish: Wish): Promise<T> {
    return this.ask<T>((number) => ({ kind: "wish", number, wish }));
  }

  list<T>(): Promise<T> {
    return this.ask<T>((number) => ({ kind: "list", number }));
  }

  statistics<T>(name: string): Promise<T> {
    return this.ask<T>((number) => ({ kind: "statistics", number, name }));
  }

  /** The review of a game; of one that is not on this device with its record. */
  review(id: string, wish: ReviewWish, record?: string): Promise<ReviewState> {
    return this.ask((number) => ({ kind: "review", number, id, wish, record }));
  }

  /** A table as a file. */
  file(id: string): Promise<string> {
    return this.ask((number) => ({ kind: "file", number, id }));
  }

  remove(id: string): Promise<unknown> {
    return this.ask((number) => ({ kind: "remove", number, id }));
  }

  /** Us, as we are called at tables of this device. */
  me(name: string): Me {
    return { id: ME, name };
  }

  /** What looks like a socket to whoever sits at a table. */
  socket(id: string): WebSocket {
    const number = ++this.count;
    const socket = new DeviceSocket(
      (text) => this.say({ kind: "say", number, text }),
      () => {
        this.sockets.delete(number);
        this.say({ kind: "close", number });
      },
    );
    this.sockets.set(number, socket);
    this.say({ kind: "open", number, id });
    queueMicrotask(() => socket.onopen?.());
    return socket as unknown as WebSocket;
  }

  private ask<T>(message: (number: number) => ToWorker): Promise<T> {
    const number = ++this.count;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(number, { resolve: resolve, reject });
      this.say(message(number));
    });
  }

  private say(message: ToWorker): void {
    if (!engine) {
      this.lose();
      return;
    }
    this.start(engine).postMessage(message);
  }

  private start(file: string): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("../device/worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.lose();
    const address = new URL(file, document.baseURI).href;
    worker.postMessage({ kind: "begin", engine: address, tempo: TEMPO } satisfies ToWorker);
    return worker;
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "answer":
        this.waiting.get(message.number)?.resolve(message.answer);
        this.waiting.delete(message.number);
        break;
      case "refused": {
        const status = message.why.id === "server-no-table" ? 404 : 409;
        this.waiting.get(message.number)?.reject(new Refusal(status, message.why));
        this.waiting.delete(message.number);
        break;
      }
      case "told":
        this.sockets.get(message.number)?.onmessage?.({ data: message.text });
        break;
      case "trouble":
        complain(message.why);
        break;
      case "ready":
        this.engine = message.engine;
        for (const loaded of this.watching) loaded();
        break;
      case "missing":
        this.lose();
        break;
    }
  }

  /** The engine cannot be had, or broke down: whoever waits is told, and the next one starts it anew. */
  private lose(): void {
    this.worker?.terminate();
    this.worker = null;
    this.engine = null;
    const why = new Refusal(0, { id: "web-device-missing" });
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
    const sockets = [...this.sockets.values()];
    this.sockets.clear();
    for (const socket of sockets) socket.onclose?.();
  }
}

/** As much of a socket as a table's connection uses. */
class DeviceSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

export const device = new Device();
