// The engine: the rules, bots and records of the Rust crates, compiled for the page. Text goes in, text comes out.
import type { DeviceAnswer } from "../wire/DeviceAnswer";
import type { DeviceRequest } from "../wire/DeviceRequest";

interface Exports {
  memory: WebAssembly.Memory;
  /** Makes room for a request of so many bytes and tells where. */
  room(length: number): number;
  /** Answers the request, and tells how many bytes the answer has. */
  ask(): number;
  /** Where the answer is. */
  answer(): number;
}

export class Engine {
  private readonly write = new TextEncoder();
  private readonly read = new TextDecoder();

  private constructor(private readonly exports: Exports) {}

  /** From the bytes of the module: no file server need know what kind of file it is. */
  static async from(bytes: BufferSource): Promise<Engine> {
    return Engine.of(await WebAssembly.compile(bytes));
  }

  /** From a module that was compiled before. */
  static async of(module: WebAssembly.Module): Promise<Engine> {
    const page = { now: () => performance.now() };
    const instance = await WebAssembly.instantiate(module, { page });
    return new Engine(instance.exports as unknown as Exports);
  }

  ask(request: DeviceRequest): DeviceAnswer {
    return JSON.parse(this.askText(JSON.stringify(request))) as DeviceAnswer;
  }

  askText(request: string): string {
    const { memory, room, ask, answer } = this.exports;
    const bytes = this.write.encode(request);
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = ask();
    return this.read.decode(new Uint8Array(memory.buffer, answer(), length));
  }
}
