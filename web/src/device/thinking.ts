// The thoughts of bots, in a worker of their own.
import type { DeviceAnswer } from "../wire/DeviceAnswer";
import type { DeviceRequest } from "../wire/DeviceRequest";
import type { FromThinker, ToThinker } from "./talk";

interface Waiting {
  resolve(answer: DeviceAnswer): void;
  reject(error: Error): void;
}

export class Thinking {
  private worker: Worker | null = null;
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** `here` thinks where a browser has no workers within workers. */
  constructor(
    private readonly engine: WebAssembly.Module,
    private readonly here: (request: DeviceRequest) => DeviceAnswer,
  ) {}

  think(request: DeviceRequest): Promise<DeviceAnswer> {
    if (typeof Worker === "undefined") return Promise.resolve(this.here(request));
    this.worker ??= this.start();
    const number = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker?.postMessage({ kind: "think", number, request } satisfies ToThinker);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      this.waiting.get(data.number)?.resolve(data.answer);
      this.waiting.delete(data.number);
    };
    worker.onerror = () => {
      worker.terminate();
      this.worker = null;
      for (const { reject } of this.waiting.values()) reject(new Error("the bot broke down"));
      this.waiting.clear();
    };
    worker.postMessage({ kind: "begin", engine: this.engine } satisfies ToThinker);
    return worker;
  }
}
