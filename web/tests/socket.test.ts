import { beforeEach, describe, expect, test } from "vitest";
import { type Link, RefusedAsk, TableSocket } from "../src/lib/socket";
import type { World } from "../src/lib/world";
import type { FromServer } from "../src/wire/FromServer";

/** A server at the other end of a line that can be cut, and a clock that goes when told to. */
class Fake implements World {
  sockets: FakeSocket[] = [];
  time = 1_000;
  timers = new Map<number, { at: number; what: () => void }>();
  private count = 0;

  open(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  now = () => this.time;
  chance = () => 0.5;
  later(what: () => void, millis: number): number {
    this.timers.set(++this.count, { at: this.time + millis, what });
    return this.count;
  }
  cancel(timer: number): void {
    this.timers.delete(timer);
  }
  pass(millis: number): void {
    const until = this.time + millis;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.time = due[1].at;
      due[1].what();
    }
    this.time = until;
  }
  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }
}

class FakeSocket {
  sent: { type: string; id?: string; since?: number; ask?: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {
    this.closed = true;
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get asks() {
    return this.sent.filter(({ type }) => type === "ask");
  }
}

const moment = (version: number) => ({ version, seats: [] }) as never;
const welcome = (version: number): FromServer => ({
  type: "welcome",
  protocol: 1,
  table: {} as never,
  moment: moment(version),
  keep: 0,
  log: [],
  chat: [],
});
const moved = (version: number): FromServer => ({
  type: "moved",
  version,
  keep: 0,
  log: [],
  moment: moment(version),
  table: {} as never,
});

describe("the connection to a table", () => {
  let world: Fake;
  let told: FromServer[];
  let links: Link[];
  let socket: TableSocket;

  beforeEach(() => {
    world = new Fake();
    told = [];
    links = [];
    socket = new TableSocket(
      "ws://table",
      (message) => told.push(message),
      (link) => links.push(link),
      world,
    );
  });

  function greet(version = 1) {
    world.last.onopen?.();
    world.last.says(welcome(version));
  }

  test("says whether its page can be seen, at once and with every sign of life", () => {
    socket.hide(true);
    world.last.onopen?.();
    expect(world.last.sent[0]).toMatchObject({ type: "hello", hidden: true });
    world.last.says(welcome(1));
    socket.hide(false);
    socket.hide(true);
    socket.hide(true);
    expect(world.last.sent.slice(1)).toEqual([{ type: "ping" }, { type: "ping", hidden: true }]);
    world.pass(16_000);
    expect(world.last.sent.at(-1)).toEqual({ type: "ping", hidden: true });
  });

  test("says hello, and asks for everything the first time", () => {
    world.last.onopen?.();
    expect(world.last.sent).toEqual([
      { type: "hello", protocol: 1, detail: "board", changes: true, deflate: true },
    ]);
  });

  test("after a cut it asks for what came since the last version it has seen", () => {
    greet(7);
    world.last.says(moved(8));
    world.last.onclose?.();
    world.pass(1_000);
    expect(world.sockets).toHaveLength(2);
    world.last.onopen?.();
    expect(world.last.sent[0]).toMatchObject({ type: "hello", since: 8 });
    expect(links).toEqual(["open", "lost"]);
  });

  test("to a table that was removed it does not come back", async () => {
    greet();
    world.last.says({ type: "removed" });
    world.last.onclose?.();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(links).toEqual(["open", "removed"]);
    await expect(socket.ask({ kind: "hint", seat: 0 })).rejects.toBeInstanceOf(RefusedAsk);
  });

  test("a client that is out of step asks for everything again", () => {
    greet(7);
    world.last.says({ type: "changed", version: 8, step: 3, follows: 2, change: {} });
    expect(world.sockets).toHaveLength(2);
    world.last.onopen?.();
    expect(world.last.sent).toEqual([
      { type: "hello", protocol: 1, detail: "board", changes: true, deflate: true },
    ]);
    expect(told.map(({ type }) => type)).toEqual(["welcome"]);
  });

  test("a request waits for the welcome and is answered once", async () => {
    const answer = socket.ask({ kind: "hint", seat: 0 });
    expect(world.last.asks).toHaveLength(0);
    greet();
    const [asked] = world.last.asks;
    world.last.says({ type: "done", id: asked?.id ?? "" });
    expect((await answer).type).toBe("done");
  });

  test("a request without an answer is sent again with the same id, over a new line too", () => {
    greet();
    void socket.ask({ kind: "say", text: "howdy" });
    world.pass(6_000);
    const ids = world.last.asks.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    world.last.onclose?.();
    world.pass(2_000);
    greet();
    expect(world.last.asks[0]?.id).toBe(ids[0]);
    expect(new Set(ids).size).toBe(1);
  });

  test("a request that was answered is not sent again", async () => {
    greet();
    const answer = socket.ask({ kind: "say", text: "howdy" });
    world.last.says({ type: "done", id: world.last.asks[0]?.id ?? "" });
    await answer;
    world.pass(20_000);
    expect(world.last.asks).toHaveLength(1);
  });

  test("a refusal ends the request with its reason", async () => {
    greet();
    const answer = socket.ask({ kind: "play", seat: 0, action: "take 1", at: 0 });
    const id = world.last.asks[0]?.id ?? "";
    world.last.says({ type: "refused", id, reason: "stale", why: { id: "illegal-not-asked" } });
    await expect(answer).rejects.toMatchObject({ reason: "stale", why: { id: "illegal-not-asked" } });
    await expect(answer).rejects.toBeInstanceOf(RefusedAsk);
  });

  test("a server that still works on what was asked before ends nothing when it is asked again", async () => {
    greet();
    const hint = socket.ask({ kind: "hint", seat: 0 });
    const id = world.last.asks[0]?.id ?? "";
    world.pass(6_000);
    expect(world.last.asks).toHaveLength(2);
    world.last.says({ type: "refused", id, reason: "slow", why: { id: "server-slow" } });
    world.last.says({ type: "done", id });
    expect((await hint).type).toBe("done");
    const other = socket.ask({ kind: "hint", seat: 0 });
    const next = world.last.asks.at(-1)?.id ?? "";
    world.last.says({ type: "refused", id: next, reason: "slow", why: { id: "server-slow" } });
    await expect(other).rejects.toMatchObject({ reason: "slow" });
  });

  test("the pauses between attempts grow, but not for ever", () => {
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const count = world.sockets.length;
      const before = world.time;
      world.last.onclose?.();
      while (world.sockets.length === count) world.pass(100);
      pauses.push(world.time - before);
    }
    expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(10_100);
  });

  test("a line that is silent for long is given up", () => {
    greet();
    const first = world.last;
    world.pass(60_000);
    expect(first.closed).toBe(true);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  test("a line that answers pings is kept", () => {
    greet();
    const first = world.last;
    for (let second = 0; second < 120; second += 1) {
      world.pass(1_000);
      if (first.sent.at(-1)?.type === "ping") first.says({ type: "pong" });
    }
    expect(world.sockets).toHaveLength(1);
  });

  test("another version of the protocol ends the connection: the page must be loaded again", () => {
    greet();
    world.last.says({ type: "refused", id: null, reason: "protocol", why: { id: "web-outdated" } });
    expect(links.at(-1)).toBe("outdated");
    world.last.onclose?.();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  test("somebody who has become somebody else gets a fresh view", () => {
    greet(5);
    socket.renew();
    world.last.onopen?.();
    expect(world.sockets).toHaveLength(2);
    expect(world.last.sent[0]).not.toHaveProperty("since");
  });

  test("what an old line still says is not heard", () => {
    greet(5);
    const old = world.last;
    socket.renew();
    const before = told.length;
    old.says(moved(6));
    expect(told).toHaveLength(before);
  });
});
