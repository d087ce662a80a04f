// Trying for oneself: back and forth, from what a seat sees; and what of it can be sent.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable } from "../src/lib/live.svelte";
import { same } from "../src/trying/same";
import { send } from "../src/trying/sending";
import { Trial, type World } from "../src/trying/trial.svelte";
import type { Moment } from "../src/wire/Moment";
import type { Tried } from "../src/wire/Tried";
import type { TriedDecision } from "../src/wire/TriedDecision";

/** A game in which seats 1, 1, 2, 1 are asked in turn; a view tells what was done, and by which number it was rolled. */
const TURNS = [1, 1, 2, 1];
const ACTIONS = ["left", "right", "roll"];

function momentAfter(done: readonly string[]): Moment {
  const deciders = TURNS.slice(done.length, done.length + 1);
  return {
    version: done.length,
    decisions: done.length,
    deciders,
    scores: null,
    standings: null,
    seats: [1, 2].map((seat) => ({
      viewer: { seat },
      view: { done },
      account: { asked: null, words: [], pictures: [] },
      undo: "no",
      offers: deciders.includes(seat) ? ACTIONS.map((action) => ({ action, phrase: { id: action } })) : [],
    })),
  } as unknown as Moment;
}

const said = ({ action, chance }: TriedDecision) => (action === "roll" ? `roll ${chance}` : action);

function tried(before: readonly string[], decisions: readonly TriedDecision[]): Tried {
  const wrong = decisions.findIndex(
    ({ seat, action }, index) => TURNS[before.length + index] !== seat || !ACTIONS.includes(action),
  );
  const stands = wrong < 0 ? decisions.length : wrong;
  const done = [...before, ...decisions.slice(0, stands).map(said)];
  const log = [{ index: stands, seat: decisions[stands - 1]?.seat ?? null, action: null, told: [] }];
  return { stands, moment: momentAfter(done), log };
}

let chances: number;
const world: World = {
  wish: <T>(wish: Parameters<World["wish"]>[0]) => {
    if (wish.kind === "choose") return Promise.resolve("right" as T);
    if (wish.kind !== "try") throw new Error(wish.kind);
    return Promise.resolve(tried((wish.view as { done: string[] }).done, wish.decisions) as T);
  },
  tell: () => Promise.reject(new Error("not asked for")),
  chance: () => ++chances,
  level: () => "deputy",
};

async function begun(done: string[] = []): Promise<Trial> {
  const trial = new Trial("nim", 1, { decisions: done.length, view: { done } }, world);
  await trial.begin();
  return trial;
}
const doneIn = (trial: Trial) => (trial.from(1)?.view as { done: string[] }).done;

beforeEach(() => {
  chances = 0;
});

test("decisions are tried several deep, for others too, and one goes back and forth in them", async () => {
  const trial = await begun();
  for (const action of ["left", "right", "left"]) await trial.play(action);
  expect(doneIn(trial)).toEqual(["left", "right", "left"]);
  expect(trial.steps.map(({ seat }) => seat)).toEqual([1, 1, 2]);
  trial.go(1);
  expect(doneIn(trial)).toEqual(["left"]);
  expect(trial.fresh).toEqual([]);
  trial.go(2);
  expect(doneIn(trial)).toEqual(["left", "right"]);
  expect(trial.fresh).toHaveLength(1);
  expect(trial.steps).toHaveLength(3);
});

test("what is tried otherwise takes the place of what was gone back from; the same again goes forward", async () => {
  const trial = await begun();
  for (const action of ["left", "left", "left"]) await trial.play(action);
  trial.go(1);
  await trial.play("left");
  expect([trial.at, trial.steps.length]).toEqual([2, 3]);
  trial.go(1);
  await trial.play("right");
  expect(doneIn(trial)).toEqual(["left", "right"]);
  expect(trial.steps).toHaveLength(2);
});

test("bots answer for the others until whoever tries is asked", async () => {
  const trial = await begun();
  await trial.letBotsAnswer();
  expect(trial.at).toBe(0);
  for (const action of ["left", "left"]) await trial.play(action);
  expect(trial.others).toEqual([2]);
  await trial.letBotsAnswer();
  expect(doneIn(trial)).toEqual(["left", "left", "right"]);
  expect(trial.acting).toBe(1);
  expect(trial.answering).toBe(false);
});

test("only one's own decisions at the beginning can be sent", async () => {
  const trial = await begun();
  for (const action of ["left", "right", "left", "left"]) await trial.play(action);
  expect(trial.own.map(({ action }) => action)).toEqual(["left", "right"]);
  trial.go(1);
  expect(trial.own.map(({ action }) => action)).toEqual(["left"]);
});

test("other dice leave the decisions as they are", async () => {
  const trial = await begun();
  await trial.play("roll");
  const before = doneIn(trial);
  await trial.guessAnew();
  expect(trial.steps.map(({ action }) => action)).toEqual(["roll"]);
  expect(doneIn(trial)).not.toEqual(before);
});

test("from where the table stands now, what still fits is kept", async () => {
  const trial = await begun();
  for (const action of ["left", "right", "left"]) await trial.play(action);
  expect(trial.isOutdated(momentAfter([]))).toBe(false);
  expect(trial.isOutdated(momentAfter(["right"]))).toBe(true);
  await trial.startFrom({ decisions: 1, view: { done: ["right"] } });
  // The second decision of seat 1 would be seat 2's there.
  expect(trial.steps.map(({ action }) => action)).toEqual(["left"]);
  expect(doneIn(trial)).toEqual(["right", "left"]);
  expect(trial.isOutdated(momentAfter(["right"]))).toBe(false);
});

test("values are the same in whatever order their fields stand", () => {
  expect(same({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same({ a: undefined }, { b: 1 })).toBe(false);
  expect(same([], {})).toBe(false);
});

describe("sending", () => {
  interface Sent {
    type: string;
    id: string;
    ask: { kind: string; action: string; at: number };
  }
  class FakeSocket {
    static last: FakeSocket;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
      FakeSocket.last = this;
    }
    send(text: string): void {
      const sent = JSON.parse(text) as Sent;
      if (sent.type === "ask") hear(sent);
    }
    close(): void {}
    says(message: unknown): void {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
  }

  const table = { stage: "playing", yours: [1], seats: [] };
  let live: LiveTable;
  let done: string[];
  let asked: Sent["ask"][];
  /** What the table makes of a decision. */
  let becomes: (action: string) => string[];

  function hear({ id, ask }: Sent) {
    asked.push(ask);
    if (ask.at !== done.length) {
      FakeSocket.last.says({ type: "refused", id, reason: "stale", why: { id: "server-stale" } });
      return;
    }
    const keep = done.length + 1;
    done = [...done, ...becomes(ask.action)];
    const log = [{ index: done.length, seat: 1, action: null, told: [] }];
    FakeSocket.last.says({
      type: "moved",
      version: done.length,
      keep,
      log,
      moment: momentAfter(done),
      table,
    });
    FakeSocket.last.says({ type: "done", id });
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    done = [];
    asked = [];
    becomes = (action) => [action];
    live = new LiveTable("t");
    FakeSocket.last.onopen?.();
    FakeSocket.last.says({
      type: "welcome",
      protocol: 1,
      keep: 0,
      log: [],
      chat: [],
      table,
      moment: momentAfter([]),
    });
    await vi.advanceTimersByTimeAsync(1);
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function sent(...actions: string[]) {
    const trial = await begun();
    for (const action of actions) await trial.play(action);
    const outcome = send(live, trial);
    await vi.advanceTimersByTimeAsync(100);
    return outcome;
  }

  test("what is one's own goes one after the other, each from where the table stands then", async () => {
    expect(await sent("left", "right", "left")).toEqual({ sent: 2, stopped: null });
    expect(asked.map(({ action, at }) => [action, at])).toEqual([
      ["left", 0],
      ["right", 1],
    ]);
  });

  test("where chance decides otherwise than it was tried, nothing more is sent", async () => {
    becomes = (action) => [action === "roll" ? "roll by the table" : action];
    expect(await sent("roll", "right")).toEqual({ sent: 1, stopped: "differs" });
    expect(asked).toHaveLength(1);
  });

  test("where somebody else is asked first, nothing more is sent", async () => {
    becomes = () => ["left", "somebody is quick"];
    expect(await sent("left", "right")).toEqual({ sent: 1, stopped: "others" });
  });

  test("what the table answers by itself as it was tried is not sent again", async () => {
    becomes = () => ["left", "right"];
    expect(await sent("left", "right")).toEqual({ sent: 1, stopped: null });
  });

  test("a refusal is told and ends it", async () => {
    const trial = await begun();
    await trial.play("left");
    done = ["somebody undid and decided otherwise"];
    expect(await send(live, trial)).toEqual({ sent: 0, stopped: { id: "server-stale" } });
  });
});
