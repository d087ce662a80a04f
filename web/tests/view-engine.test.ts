// A server that tells views alone: what follows from them is made here, in order, and where it cannot be, the server tells it.
import { beforeEach, expect, test, vi } from "vitest";
import type { ViewEngine } from "../src/lib/view-engine";
import { TableSocket } from "../src/lib/socket";
import type { World } from "../src/lib/world";
import type { FromServer } from "../src/wire/FromServer";
import type { Moment } from "../src/wire/Moment";
import type { ToServer } from "../src/wire/ToServer";

class Line {
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {}
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const bare = (version: number) =>
  ({
    version,
    decisions: version,
    deciders: [1],
    seats: [{ viewer: { seat: 1 }, view: { version }, account: null, undo: "no" }],
    scores: null,
    standings: null,
  }) as unknown as Moment;
const table = { game: "nim" } as never;
const welcome: FromServer = {
  type: "welcome",
  protocol: 1,
  table,
  moment: bare(1),
  keep: 0,
  log: [],
  chat: [],
};
const moved = (version: number): FromServer => ({
  type: "moved",
  version,
  keep: 0,
  log: [],
  moment: bare(version),
  table,
});

let lines: Line[];
let told: FromServer[];
let loaded: (() => void) | null;
let completed: { moment: Moment; done: (moment: Moment) => void; fail: (error: Error) => void }[];
let engine: string | null;

const viewEngine: ViewEngine = {
  get engine() {
    return engine;
  },
  whenLoaded(then) {
    loaded = then;
    return () => (loaded = null);
  },
  complete: (_game, moment) => new Promise((done, fail) => completed.push({ moment, done, fail })),
  look: (_game, moment, id, ask) =>
    ask.kind === "forecast"
      ? Promise.resolve({ type: "foretold", id, version: moment.version, forecast: [] })
      : null,
};

function connect(): TableSocket {
  const world: World = {
    open: () => {
      const line = new Line();
      lines.push(line);
      return line as unknown as WebSocket;
    },
    now: () => 0,
    later: () => 0,
    cancel: () => {},
    chance: () => 0,
  };
  return new TableSocket(
    "",
    (message) => told.push(message),
    () => {},
    world,
    viewEngine,
  );
}

const withOffers = (moment: Moment) =>
  ({
    ...moment,
    seats: moment.seats.map((seat) => ({ ...seat, account: {}, offers: [] })),
  }) as unknown as Moment;

beforeEach(() => {
  lines = [];
  told = [];
  completed = [];
  loaded = null;
  engine = "abc";
});

test("without an engine everything is asked for, and once it is loaded the views alone", () => {
  engine = null;
  connect();
  lines[0]?.onopen?.();
  expect(lines[0]?.sent).toEqual([
    { type: "hello", protocol: 1, detail: "board", changes: true, deflate: true },
  ]);
  lines[0]?.says({ ...welcome, moment: withOffers(bare(1)) });
  expect(told.map(({ type }) => type)).toEqual(["welcome"]);
  engine = "abc";
  loaded?.();
  lines[1]?.onopen?.();
  expect(lines[1]?.sent).toEqual([
    { type: "hello", protocol: 1, detail: "view", changes: true, deflate: true, engine: "abc", since: 1 },
  ]);
});

test("an engine that comes while an answer is awaited does not cut the line before it", async () => {
  engine = null;
  const socket = connect();
  lines[0]?.onopen?.();
  lines[0]?.says({ ...welcome, moment: withOffers(bare(1)) });
  const hint = socket.ask({ kind: "hint", seat: 1 });
  const request = lines[0]?.sent.at(-1);
  engine = "abc";
  loaded?.();
  expect(lines).toHaveLength(1);
  lines[0]?.says({ type: "done", id: request?.type === "ask" ? request.id : "" });
  expect((await hint).type).toBe("done");
  expect(lines).toHaveLength(2);
});

test("what follows from views is told with them, and what comes after waits its turn", async () => {
  const socket = connect();
  lines[0]?.onopen?.();
  lines[0]?.says(welcome);
  lines[0]?.says(moved(2));
  const answered = vi.fn();
  void socket.ask({ kind: "play", seat: 1, action: "take", at: 1 }).then(answered);
  const request = lines[0]?.sent.at(-1);
  lines[0]?.says({ type: "done", id: request?.type === "ask" ? request.id : "" });
  await vi.waitFor(() => expect(completed).toHaveLength(1));
  expect(told).toEqual([]);
  completed[0]?.done(withOffers(bare(1)));
  await vi.waitFor(() => expect(completed).toHaveLength(2));
  expect(answered).not.toHaveBeenCalled();
  completed[1]?.done(withOffers(bare(2)));
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(told.map(({ type }) => type)).toEqual(["welcome", "moved"]);
});

test("what follows from a view is asked of the engine, everything else of the server", async () => {
  const socket = connect();
  lines[0]?.onopen?.();
  lines[0]?.says(welcome);
  const { type } = await socket.ask({ kind: "forecast", seat: 1 });
  expect(type).toBe("foretold");
  void socket.ask({ kind: "hint", seat: 1 });
  const asked = lines[0]?.sent.filter((message) => message.type === "ask").map(({ ask }) => ask.kind);
  expect(asked).toEqual(["hint"]);
});

test("if the engine cannot go on, the server tells everything again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  connect();
  lines[0]?.onopen?.();
  lines[0]?.says(welcome);
  await vi.waitFor(() => expect(completed).toHaveLength(1));
  completed[0]?.fail(new Error("out of memory"));
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  lines[1]?.onopen?.();
  expect(lines[1]?.sent).toEqual([
    { type: "hello", protocol: 1, detail: "board", changes: true, deflate: true },
  ]);
});
