import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveTable } from "../src/lib/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import { lookedAt, unread } from "../src/lib/unread";
import type { FromServer } from "../src/wire/FromServer";
import type { LogLine } from "../src/wire/LogLine";
import type { Said } from "../src/wire/Said";

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string; ask?: { at?: number; action?: string } }[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {}
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = (index: number, seat: number | null): LogLine => ({ index, seat, action: null, told: [] });
const said = (number: number): Said => ({ number, id: "x", name: "Ada", text: "howdy", at: 0 });
const info = { stage: "playing", yours: [1], seats: [] } as never;
const moment = (decisions: number) => ({ version: decisions, decisions, deciders: [], seats: [] }) as never;
const moved = (keep: number, log: LogLine[]): FromServer => ({
  type: "moved",
  version: keep + log.length,
  keep,
  log,
  moment: moment(keep + log.length - 1),
  table: info,
});

describe("a table as it lives", () => {
  let live: LiveTable;
  const indexes = () => live.log.map(({ index }) => index);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    live = new LiveTable("t");
    FakeSocket.last.onopen?.();
    welcome(0, [line(0, null), line(1, 1)], [said(1)]);
  });
  afterEach(() => {
    live.close();
    settings.motion = "system";
    settings.pace = "steady";
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function welcome(keep: number, log: LogLine[], chat: Said[]) {
    FakeSocket.last.says({ type: "welcome", protocol: 1, table: info, moment: moment(1), keep, log, chat });
  }

  test("what was there when it was opened is not new", () => {
    expect(indexes()).toEqual([0, 1]);
    expect(live.fresh).toEqual([]);
    expect(live.heard).toBe(1);
  });

  test("my own decision is shown at once", () => {
    FakeSocket.last.says(moved(2, [line(2, 1)]));
    expect(indexes()).toEqual([0, 1, 2]);
    expect(live.fresh.map(({ index }) => index)).toEqual([2]);
  });

  test("decisions of others come one after the other, and can be skipped", () => {
    FakeSocket.last.says(moved(2, [line(2, 2)]));
    FakeSocket.last.says(moved(3, [line(3, 2)]));
    FakeSocket.last.says(moved(4, [line(4, 2)]));
    expect(live.moment?.decisions).toBe(2);
    vi.advanceTimersByTime(settings.beat + 50);
    expect(live.moment?.decisions).toBe(3);
    live.skip();
    expect(live.waiting).toEqual([]);
    expect(live.moment?.decisions).toBe(4);
    expect(indexes()).toEqual([0, 1, 2, 3, 4]);
  });

  test("a long round that waited for a pause is told from where it stood, one decision after the other", () => {
    FakeSocket.last.says(moved(2, [line(2, 2)]));
    live.paused = true;
    for (let index = 3; index < 48; index += 1) FakeSocket.last.says(moved(index, [line(index, 2)]));
    live.goOn();
    vi.advanceTimersByTime(settings.beat + 50);
    expect(live.moment?.decisions).toBe(3);
    expect(live.waiting).toHaveLength(44);
  });

  test("all is shown at once only where that is the pace, not wherever the page stands still", () => {
    settings.motion = "off";
    settings.pace = "steady";
    for (const index of [2, 3, 4]) FakeSocket.last.says(moved(index, [line(index, 2)]));
    expect(live.moment?.decisions).toBe(2);
    settings.pace = "once";
    FakeSocket.last.says(moved(5, [line(5, 2)]));
    vi.advanceTimersByTime(settings.beat + 50);
    expect(live.moment?.decisions).toBe(5);
    expect(live.waiting).toEqual([]);
  });

  test("whoever looked elsewhere finds all of it shown", () => {
    FakeSocket.last.says(moved(2, [line(2, 2)]));
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    for (let index = 3; index < 6; index += 1) FakeSocket.last.says(moved(index, [line(index, 2)]));
    vi.advanceTimersByTime(settings.beat + 50);
    vi.restoreAllMocks();
    expect(live.moment?.decisions).toBe(5);
    expect(live.waiting).toEqual([]);
  });

  test("a page that comes into sight says so, and what it shows counts as looked at", () => {
    const hide = (hidden: boolean) => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    hide(true);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping", hidden: true });
    FakeSocket.last.says(moved(2, [line(2, 2)]));
    FakeSocket.last.says({ type: "said", said: said(2) });
    const missed = () => [lookedAt("t"), unread({ id: "t", said: 2 })];
    expect(missed()).toEqual([1, 1]);
    hide(false);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    expect(missed()).toEqual([2, 0]);
    vi.restoreAllMocks();
  });

  test("whoever decides while others are still being shown decides about the present", async () => {
    FakeSocket.last.says(moved(2, [line(2, 2)]));
    FakeSocket.last.says(moved(3, [line(3, 2)]));
    void live.play(1, "take 5");
    await Promise.resolve();
    expect(FakeSocket.last.sent.at(-1)?.ask).toMatchObject({ action: "take 5", at: 3 });
  });

  test("an undo takes lines away and makes another past", () => {
    FakeSocket.last.says(moved(2, [line(2, 1)]));
    const before = live.branch;
    FakeSocket.last.says(moved(2, []));
    live.skip();
    expect(indexes()).toEqual([0, 1]);
    expect(live.branch).toBe(before + 1);
  });

  test("after a cut only what was missed is added, and it is new", () => {
    welcome(2, [line(2, 2), line(3, 2)], [said(1), said(2)]);
    expect(indexes()).toEqual([0, 1, 2, 3]);
    expect(live.fresh.map(({ index }) => index)).toEqual([2, 3]);
    expect(live.chat.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("a preview is asked for once at a moment", () => {
    void live.preview(1, "lay 0,0", false);
    void live.preview(1, "lay 0,0", false);
    void live.preview(1, "lay 2,0", false);
    const previews = FakeSocket.last.sent.filter(({ type }) => type === "ask");
    expect(previews.map(({ ask }) => ask?.action)).toEqual(["lay 0,0", "lay 2,0"]);
  });
});
