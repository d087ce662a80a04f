// The real server on a database of its own.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

export const BINARY = process.env.BOOMTOWN ?? resolve(import.meta.dirname, "../../target/debug/boomtown");

async function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? done(address.port) : failed(new Error("no port")),
      );
    });
  });
}

/** The library with which a program has another time, as faketime tells the programs that it starts; nothing where there is none. */
function faketime(): string | null {
  try {
    const told = execFileSync("faketime", ["-f", "+0s", "env"]).toString();
    return /^LD_PRELOAD=(.*)$/m.exec(told)?.[1] ?? null;
  } catch {
    return null;
  }
}

export class Server {
  /** By how many seconds its clock was put forward. */
  private ahead = 0;
  private environment: Record<string, string> = {};
  private process: ChildProcess | null = null;
  private readonly bots: ChildProcess[] = [];
  private readonly data = mkdtempSync(join(tmpdir(), "boomtown-e2e-"));
  private noise = "";

  private constructor(
    private readonly port: number,
    private readonly extra: string[],
  ) {}

  /** Starts a server; `extra` are further arguments of `boomtown serve`. */
  static async start(...extra: string[]): Promise<Server> {
    const server = new Server(await freePort(), extra);
    await server.up();
    return server;
  }

  /** The same, with a clock that can be put forward; nothing where that cannot be done. `extra` is told where the server will be. */
  static async startWithClock(extra: (url: string) => string[]): Promise<Server | null> {
    const library = faketime();
    if (!library) return null;
    const port = await freePort();
    const server = new Server(port, extra(`http://127.0.0.1:${port}/`));
    const file = join(server.data, "faketime");
    server.environment = { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: "1" };
    server.forward(0);
    await server.up();
    return server;
  }

  /** So many hours go by at once. */
  forward(hours: number): void {
    this.ahead += Math.round(hours * 3600);
    writeFileSync(join(this.data, "faketime"), `+${this.ahead}`);
  }

  /** How late it is there, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.ahead * 1000;
  }

  /** With the base path, if one was asked for. */
  get url(): string {
    const path = this.extra[this.extra.indexOf("--base-path") + 1];
    return `http://127.0.0.1:${this.port}${this.extra.includes("--base-path") ? path : ""}/`;
  }

  async up(): Promise<void> {
    const listen = `127.0.0.1:${this.port}`;
    const args = [
      "serve",
      "--listen",
      listen,
      "--data",
      this.data,
      "--think",
      "100",
      "--pause",
      "0",
      ...(this.extra.includes("--no-limits=false") ? [] : ["--no-limits"]),
      ...this.extra,
    ];
    this.process = spawn(BINARY, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...this.environment },
    });
    const hear = (piece: Buffer) => (this.noise = (this.noise + piece.toString()).slice(-4_000));
    this.process.stdout?.on("data", hear);
    this.process.stderr?.on("data", hear);
    for (let attempt = 0; attempt < 150; attempt += 1) {
      if (this.process.exitCode !== null) break;
      const answered = await fetch(`${this.url}api/games`).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return this.hasClient();
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`the server does not answer:\n${this.noise}`);
  }

  /** Without a client every test would wait for what never comes. */
  private async hasClient(): Promise<void> {
    const page = await fetch(this.url).then((response) => response.text());
    if (!page.includes("<base href")) throw new Error(`the server has no browser client:\n${page}`);
  }

  /** Ends the process: softly, or as a power cut would. */
  async down(signal: "SIGTERM" | "SIGKILL" = "SIGKILL"): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once("exit", done));
    running.kill(signal);
    await ended;
  }

  /** What the operator does on the command line beside it. */
  async admin(...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(BINARY, ["admin", ...args, "--data", this.data]);
    return stdout;
  }

  /** Puts one of the example programs onto the server, as the bot of this token, until the server ends. */
  bot(token: string, example: string): void {
    const program = resolve(import.meta.dirname, "../../docs/examples", example);
    const args = ["bot", "--server", this.url, "--token", token, "--engine", `python3 ${program}`];
    this.bots.push(spawn(BINARY, args, { stdio: "ignore" }));
  }

  async end(): Promise<void> {
    for (const bot of this.bots) bot.kill("SIGKILL");
    await this.down();
    rmSync(this.data, { recursive: true, force: true });
  }
}
