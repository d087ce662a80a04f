// Reviews on this device: one at a time, one decision after the other, left at any time, and kept when they are done.
import { beforeEach, expect, test, vi } from "vitest";
import { NotKept } from "../src/device/database";
import { Refused } from "../src/device/refused";
import { Reviewing } from "../src/device/reviewing";
import type { DeviceAnswer } from "../src/wire/DeviceAnswer";
import type { DeviceRequest } from "../src/wire/DeviceRequest";
import type { ReviewState } from "../src/wire/ReviewState";

const ID = "here-1";
const OTHER = "here-2";
const DONE = { state: "done", review: { game: "circle-wagons" } } as unknown as ReviewState;
const running = (done: number): ReviewState => ({ state: "running", done, all: 2 });

let kept: Map<string, ReviewState>;
let full: boolean;
let troubles: string[];
/** What the thinking engine is asked, each with what answers it. */
let asked: { request: DeviceRequest; resolve(answer: DeviceAnswer): void; reject(error: Error): void }[];

function reviewing(): Reviewing {
  return new Reviewing({
    record: (id) =>
      id === "unfinished"
        ? Promise.reject(new Refused({ id: "server-not-over" }))
        : Promise.resolve(`record of ${id}`),
    think: (request) => new Promise((resolve, reject) => asked.push({ request, resolve, reject })),
    store: {
      get: (id) => Promise.resolve(kept.get(id) ?? null),
      keep: (id, review) => {
        if (full) return Promise.reject(new NotKept(new DOMException("", "QuotaExceededError")));
        kept.set(id, review);
        return Promise.resolve();
      },
      remove: (id) => Promise.resolve(void kept.delete(id)),
    },
    trouble: ({ id }) => troubles.push(id),
  });
}

/** Waits until the engine is asked for something, and answers it. */
async function next(state: ReviewState): Promise<DeviceRequest> {
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  const one = asked.shift();
  if (!one) throw new Error("nothing was asked");
  one.resolve({ answer: state, bots: false });
  return one.request;
}

beforeEach(() => {
  kept = new Map();
  full = false;
  troubles = [];
  asked = [];
});

test("a review is made decision by decision, tells how far it is, and is kept", async () => {
  const here = reviewing();
  expect(await here.hear(ID, "look")).toEqual({ state: "none" });
  const begun = here.hear(ID, "begin");
  expect(await next(running(0))).toEqual({ kind: "review", record: `record of ${ID}` });
  expect(await begun).toEqual(running(0));
  expect(await next(running(1))).toEqual({ kind: "review_on" });
  await vi.waitFor(async () => expect(await here.hear(ID, "look")).toEqual(running(1)));
  await next(DONE);
  await vi.waitFor(() => expect(kept.get(ID)).toEqual(DONE));
  // Whoever asks again gets what is there, from another window too.
  expect(await reviewing().hear(ID, "begin")).toEqual(DONE);
  expect(asked).toEqual([]);
});

test("one that is broken off is forgotten, and the next one can begin", async () => {
  const here = reviewing();
  const begun = here.hear(ID, "begin");
  await next(running(0));
  await begun;
  await expect(here.hear(OTHER, "begin")).rejects.toThrow("server-one-review");
  expect(await here.hear(ID, "break_off")).toEqual({ state: "none" });
  // What was still being thought about comes to nothing.
  await next(DONE);
  const other = here.hear(OTHER, "begin");
  expect(await next(running(0))).toEqual({ kind: "review", record: `record of ${OTHER}` });
  expect(await other).toEqual(running(0));
  expect(kept.size).toBe(0);
});

test("a game that is not over is refused, and an engine that breaks down can be asked again", async () => {
  const here = reviewing();
  await expect(here.hear("unfinished", "begin")).rejects.toThrow("server-not-over");
  const begun = here.hear(ID, "begin");
  await next(running(0));
  await begun;
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  asked.shift()?.reject(new Error("the bot broke down"));
  await vi.waitFor(async () => expect(await here.hear(ID, "look")).toEqual({ state: "none" }));
});

test("where nothing more can be kept, the review is there until the page is closed, and says so", async () => {
  full = true;
  const here = reviewing();
  const begun = here.hear(ID, "begin");
  await next(running(0));
  await begun;
  await next(DONE);
  await vi.waitFor(() => expect(troubles).toEqual(["web-device-review-unkept"]));
  await vi.waitFor(async () => expect(await here.hear(ID, "look")).toEqual(DONE));
  await here.remove(ID);
  expect(await here.hear(ID, "look")).toEqual({ state: "none" });
});
