// The host of tables on this device: nothing is shown before it is kept, and what cannot be kept did not happen.
import { beforeEach, expect, test, vi } from "vitest";
import { Conflict, NotKept } from "../src/device/database";
import { Host, type World } from "../src/device/host";
import { Refused } from "../src/device/refused";
import type { Store } from "../src/device/store";
import { isTableFile } from "../src/device/table-file";
import type { DeviceAnswer } from "../src/wire/DeviceAnswer";
import type { DeviceRequest } from "../src/wire/DeviceRequest";
import type { FromServer } from "../src/wire/FromServer";
import type { KeptChange } from "../src/wire/KeptChange";
import type { Thought } from "../src/wire/Thought";

const ID = "here-1";
const change = (version: number): KeptChange => ({ id: ID, version, doc: "{}", entries: [], state: null });
const SHOWN = { type: "table", version: 2, table: {} } as unknown as FromServer;
const PLAY = { type: "ask", id: "r", ask: { kind: "play", seat: 1, action: "pass", at: 0 } } as const;

const THOUGHT: Thought = {
  game: "circle-wagons",
  version: 2,
  at: 1,
  seat: 2,
  view: {},
  level: "deputy",
  seed: 1,
  millis: 1,
  again: false,
};

let asked: DeviceRequest["kind"][];
let told: [number, FromServer["type"]][];
let failure: Error | null;
let kept: number[];
let later: (() => void)[];
/** What bots are asked, each with what ends its thinking. */
let thinking: { request: DeviceRequest; chosen: (answer: DeviceAnswer) => void }[];

const store: Store = {
  all: () => Promise.resolve([]),
  get: (id) => Promise.resolve({ id, version: 1, doc: "{}", entries: [], state: null }),
  keep: (changes) => {
    if (failure && changes.length > 0) return Promise.reject(failure);
    kept.push(...changes.map(({ version }) => version));
    return Promise.resolve();
  },
  remove: () => Promise.resolve(),
};

/** What the engine answers, where a test wants something of its own. */
let asking: ((request: DeviceRequest) => DeviceAnswer) | null;

function answer(request: DeviceRequest): DeviceAnswer {
  asked.push(request.kind);
  if (asking) return asking(request);
  if (request.kind === "say")
    return { keep: [change(2)], show: [SHOWN], tell: [{ type: "done", id: "r" }], bots: true };
  if (request.kind === "bots") return { answer: [THOUGHT], bots: false };
  if (request.kind === "decide") return { keep: [change(3)], show: [SHOWN], bots: false };
  if (request.kind === "dice") return { refused: { reason: "not_found", why: { id: "no" } }, bots: false };
  return { bots: false };
}

function host(): Host {
  const world: World = {
    ask: answer,
    think: (request) => new Promise((chosen) => thinking.push({ request, chosen })),
    store,
    reviews: {
      get: () => Promise.resolve(null),
      keep: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
    tell: (connection, message) => told.push([connection, message.type]),
    trouble: () => {},
    wentOn: () => {},
    later: (what) => later.push(what),
    given: () => ({ now: 0, chance: "" }),
    tempo: { think: 1, pause: 0 },
  };
  return new Host(world);
}

beforeEach(() => {
  asked = [];
  told = [];
  kept = [];
  later = [];
  thinking = [];
  failure = null;
  asking = null;
});

test("a decision is kept, then shown to all, then answered; then bots think", async () => {
  const here = host();
  here.open(1, ID);
  here.open(2, ID);
  await here.say(1, PLAY);
  expect(kept).toEqual([2]);
  expect(told).toEqual([
    [1, "table"],
    [2, "table"],
    [1, "done"],
  ]);
  expect(asked).toEqual(["open", "say"]);
  later[0]?.();
  await vi.waitFor(() => expect(thinking).toHaveLength(1));
  expect(thinking[0]?.request).toEqual({ kind: "choose", thought: THOUGHT });
  thinking[0]?.chosen({ answer: "pass", bots: false });
  await vi.waitFor(() => expect(kept).toEqual([2, 3]));
});

test("what is asked while a bot thinks does not wait for it", async () => {
  const here = host();
  here.open(1, ID);
  await here.say(1, PLAY);
  later[0]?.();
  await vi.waitFor(() => expect(thinking).toHaveLength(1));
  told = [];
  await here.say(1, PLAY);
  expect(told.at(-1)).toEqual([1, "done"]);
  expect(asked).not.toContain("decide");
});

test("what cannot be kept is refused and forgotten, and nobody was shown it", async () => {
  const here = host();
  here.open(1, ID);
  failure = new NotKept(new DOMException("full", "QuotaExceededError"));
  await here.say(1, PLAY);
  expect(told).toEqual([[1, "refused"]]);
  expect(asked).toEqual(["open", "say", "forget"]);
  failure = null;
  await here.say(1, PLAY);
  expect(asked.slice(3)).toEqual(["open", "say"]);
});

test("where another window went on, the page comes back to what is kept", async () => {
  const here = host();
  here.open(1, ID);
  failure = new Conflict(ID);
  await here.say(1, PLAY);
  expect(told).toEqual([[1, "closing"]]);
});

test("what the engine refuses is told as it says it", async () => {
  await expect(host().wish({ kind: "dice", id: ID })).rejects.toThrow(new Refused({ id: "no" }));
});

test("a thought that belongs to no table is left to the engine that thinks, and nobody waits for it", async () => {
  const here = host();
  const chosen = here.wish({ kind: "choose", thought: THOUGHT });
  await here.wish({ kind: "games" });
  expect(asked).toEqual(["games"]);
  thinking[0]?.chosen({ answer: "take 7", bots: false });
  expect(await chosen).toBe("take 7");
});

test("a file of a game that goes on here already is refused; a record that is here already is opened", async () => {
  const here = host();
  const bring = { kind: "bring", me: { id: "here", name: "Ann" }, record: "{}" } as const;
  const brings = (stage: "playing" | "over") => (request: DeviceRequest) => {
    if (request.kind === "bring") return { keep: [change(1)], bots: false };
    return request.kind === "info" ? { answer: { id: ID, stage }, bots: false } : { bots: false };
  };
  failure = new Conflict(ID);
  asking = brings("playing");
  await expect(here.wish(bring)).rejects.toThrow("web-device-already");
  asking = brings("over");
  expect(await here.wish(bring)).toEqual({ id: ID, stage: "over" });
});

test("a table as a file is what is kept of it, and known for one", async () => {
  const file = String(await host().file(ID));
  expect(isTableFile(file)).toBe(true);
  expect(JSON.parse(file)).toMatchObject({ boomtown: "table", id: ID, version: 1, doc: "{}" });
  for (const other of ["", "Boomtown record", '{"game":"carson-city"}', "null"])
    expect(isTableFile(other)).toBe(false);
});
