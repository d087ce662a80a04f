import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PersonEvent } from "../src/wire/PersonEvent";
import type { TableInfo } from "../src/wire/TableInfo";
import { minuteOf, timeOf } from "../src/lib/clock";

/** The streams that were opened. */
const opened: Stream[] = [];

class Stream {
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly address: string) {
    opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  tell(event: PersonEvent) {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
}

const table = (id: string, deciders: number[] = []) =>
  ({ id, stage: "playing", deciders, yours: [1] }) as unknown as TableInfo;

async function listening() {
  vi.resetModules();
  const { news, waitsForMe } = await import("../src/lib/news.svelte");
  const end = news.listen();
  const stream = opened.at(-1);
  if (!stream) throw new Error("no stream was opened");
  return { news, waitsForMe, end, stream };
}

describe("news", () => {
  beforeEach(() => {
    opened.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", Stream);
    vi.stubGlobal("navigator", {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("begin with everything, and each table is as it was told last", async () => {
    const { news, waitsForMe, stream } = await listening();
    expect(news.tables).toBeNull();
    stream.tell({ kind: "state", tables: [table("one"), table("two")] });
    stream.tell({ kind: "table", why: ["turn"], table: table("two", [1]) });
    expect(news.tables?.map(({ id }) => id)).toEqual(["two", "one"]);
    expect(news.tables?.filter(waitsForMe).map(({ id }) => id)).toEqual(["two"]);
    stream.tell({ kind: "gone", table: "two" });
    expect(news.tables?.map(({ id }) => id)).toEqual(["one"]);
    stream.tell({ kind: "channels" });
    expect(news.channels).toBe(1);
  });

  test("are asked for again where the stream was refused, until nobody listens", async () => {
    const { news, end, stream } = await listening();
    stream.readyState = Stream.CLOSED;
    stream.onerror?.();
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(2);
    opened[1]?.tell({ kind: "state", tables: [] });
    expect(news.tables).toEqual([]);
    end();
    expect(news.tables).toBeNull();
    expect(opened[1]?.readyState).toBe(Stream.CLOSED);
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(2);
  });
});

test("a time of the day and its minute are the same", () => {
  expect([minuteOf("22:30"), minuteOf("00:00"), minuteOf("")]).toEqual([1350, 0, null]);
  expect(timeOf(485)).toBe("08:05");
  expect(minuteOf(timeOf(1439))).toBe(1439);
});
