import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable } from "../src/lib/live.svelte";
import { Deciding } from "../src/table/deciding.svelte";
import type { FromServer } from "../src/wire/FromServer";
import type { LogLine } from "../src/wire/LogLine";
import type { Undo } from "../src/wire/Undo";

interface Sent {
  type: string;
  id: string;
  ask: { kind: string; seat: number; at?: number };
}

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {}
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { stage: "playing", yours: [1], seats: [], hints: true } as never;
const line = (index: number, seat: number | null): LogLine => ({ index, seat, action: null, told: [] });
/** Seat 1 has decided once and may take that back; others decided after it. */
const moment = (decisions: number, undo: Undo) =>
  ({
    version: decisions,
    decisions,
    deciders: [1],
    seats: [{ viewer: { seat: 1 }, undo, undo_keep: 0, offers: [{ action: "bid 3" }, { action: "bid 4" }] }],
  }) as never;

describe("deciding while bots decide too", () => {
  let live: LiveTable;
  let deciding: Deciding;
  const asks = (kind: string) =>
    FakeSocket.last.sent.filter(({ type, ask }) => type === "ask" && ask.kind === kind);
  const settle = () => vi.advanceTimersByTimeAsync(1);

  function othersDecide(decisions: number, undo: Undo, seat = 2) {
    const log = [line(decisions, seat)];
    const moved = {
      type: "moved",
      version: decisions,
      keep: decisions,
      log,
      moment: moment(decisions, undo),
      table,
    };
    FakeSocket.last.says(moved as FromServer);
  }
  function refuse(reason: string) {
    const id = FakeSocket.last.sent.at(-1)?.id;
    FakeSocket.last.says({ type: "refused", id, reason, why: { id: "server-stale" } } as never);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    live = new LiveTable("t");
    deciding = new Deciding(() => ({
      live,
      table: live.table ?? table,
      now: live.moment ?? moment(0, "no"),
      names: { seats: [] } as never,
      acting: 1,
      covered: false,
    }));
    FakeSocket.last.onopen?.();
    const log = [line(0, null), line(1, 1)];
    FakeSocket.last.says({
      type: "welcome",
      protocol: 1,
      table,
      moment: moment(1, "look_ahead"),
      keep: 0,
      log,
      chat: [],
    });
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("an undo that a bot overtook is asked for again", async () => {
    void deciding.takeBack();
    await settle();
    othersDecide(2, "look_ahead");
    refuse("stale");
    await settle();
    expect(asks("undo").map(({ ask }) => ask.at)).toEqual([1, 2]);
  });

  test("an undo that would now mark the game is shown first", async () => {
    FakeSocket.last.says({
      type: "welcome",
      protocol: 1,
      table,
      moment: moment(1, "free"),
      keep: 0,
      log: [line(0, null), line(1, 1)],
      chat: [],
    });
    othersDecide(2, "free");
    othersDecide(3, "look_ahead");
    await deciding.undo();
    expect(asks("undo")).toEqual([]);
    expect(deciding.wantsUndo).toBe(true);
  });

  test("a hint stays while others decide, and goes when its seat has decided", async () => {
    void deciding.askHint();
    await settle();
    const id = FakeSocket.last.sent.at(-1)?.id;
    const phrase = { id: "x" };
    const hinted = { type: "hinted", id, action: "bid 4", phrase, nudge: phrase, reasons: [phrase] };
    FakeSocket.last.says(hinted as never);
    await settle();
    othersDecide(2, "look_ahead");
    expect(deciding.hint?.action).toBe("bid 4");
    expect(deciding.hinted).toBeNull();
    await deciding.askHint();
    expect(deciding.hinted).toBe("bid 4");
    await deciding.askHint();
    expect(deciding.hint?.step).toBe("reasons");
    othersDecide(3, "look_ahead", 1);
    live.skip();
    expect(deciding.hint).toBeNull();
  });
});
