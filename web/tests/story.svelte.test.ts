import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../src/games/game";
import { settings } from "../src/lib/settings.svelte";
import { Story } from "../src/table/story.svelte";
import type { LogLine } from "../src/wire/LogLine";
import type { Moment } from "../src/wire/Moment";

const seen = { viewer: "spectator", view: [], account: null, offers: [], undo: "none" };
const before = { decisions: 3, deciders: [1], seats: [seen] } as unknown as Moment;
const line: LogLine = {
  index: 4,
  seat: 1,
  action: "pass",
  told: ["duel", "house", "income"].map((event) => ({ phrase: { id: event }, event })),
};
const client = {
  staging: {
    steps: (told: readonly unknown[]) => told.map((_, index) => ({ told: index + 1, beats: 1 })),
    stage: (view: unknown, told: readonly { event: unknown }[]) => [
      ...(view as unknown[]),
      ...told.map(({ event }) => event),
    ],
  },
} as unknown as GameClient;

const live = $state({ paused: false });
let ended = 0;
let story: Story;
let done = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  live.paused = false;
  ended = 0;
  settings.pace = "steady";
  done = $effect.root(() => {
    story = new Story(
      () => ({ client, paused: live.paused }),
      () => (ended += 1),
    );
  });
  flushSync();
});
afterEach(() => {
  done();
  vi.useRealTimers();
});

function wait(beats: number) {
  vi.advanceTimersByTime(beats * settings.beat + 1);
  flushSync();
}

describe("what a decision brought about", () => {
  it("is told one thing after the other, and then is over", () => {
    story.tell(before, [line]);
    flushSync();
    expect(story.moment?.seats[0]?.view).toEqual(["duel"]);
    wait(1);
    expect(story.moment?.seats[0]?.view).toEqual(["duel", "house"]);
    expect(story.fresh[0]?.told.map(({ event }) => event)).toEqual(["house"]);
    wait(1);
    wait(1);
    expect(story.telling).toBe(false);
    expect(ended).toBe(1);
  });

  it("asks nobody while it is told", () => {
    story.tell(before, [line]);
    expect(story.moment?.deciders).toEqual([]);
  });

  it("waits while it is paused, and goes on by hand", () => {
    story.tell(before, [line]);
    live.paused = true;
    flushSync();
    wait(9);
    expect(story.progress).toEqual({ step: 1, count: 3 });
    story.next();
    flushSync();
    expect(story.progress.step).toBe(2);
  });

  it("takes longer at a slow pace", () => {
    const steady = settings.beat;
    settings.pace = "slow";
    story.tell(before, [line]);
    flushSync();
    vi.advanceTimersByTime(steady + 1);
    expect(story.progress.step).toBe(1);
    wait(1);
    expect(story.progress.step).toBe(2);
  });

  it("is skipped to its end", () => {
    story.tell(before, [line]);
    story.end();
    expect(story.telling).toBe(false);
    expect(ended).toBe(1);
  });

  it("is shown at once where there is only one thing to tell, or the game has no way to tell it", () => {
    story.tell(before, [{ ...line, told: line.told.slice(0, 1) }]);
    expect(story.telling).toBe(false);
  });

  it("shows the log up to where it is", () => {
    story.tell(before, [line]);
    const earlier = { ...line, index: 3 };
    expect(story.log([earlier, line]).map(({ index, told }) => [index, told.length])).toEqual([
      [3, 3],
      [4, 1],
    ]);
  });

  it("tells lines that came together once, and none before its turn", () => {
    const [first, second] = [line, { ...line, index: 5, told: line.told.slice(0, 2) }];
    story.tell(before, [first, second]);
    const earlier = { ...line, index: 3 };
    const shown = () => story.log([earlier, first, second]).map(({ told }) => told.length);
    expect(shown()).toEqual([3, 1]);
    for (let step = 1; step < 5; step += 1) story.next();
    flushSync();
    expect(shown()).toEqual([3, 5]);
  });
});
