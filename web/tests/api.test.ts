// What must not be made twice is asked for under one id until it is answered.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";

const table = { game: "circle-wagons", seats: [] };
const made = () => new Response(JSON.stringify({ id: "t1" }), { status: 200 });
let keys: (string | null)[];

function answering(...answers: (() => Response | Promise<Response>)[]) {
  keys = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    keys.push((init.headers as Headers).get("idempotency-key"));
    const next = answers.shift();
    if (!next) throw new TypeError("no answer");
    return Promise.resolve(next());
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError("cut"));

test("a request whose answer is lost is repeated under its own id", async () => {
  answering(lost, () => new Response("", { status: 502 }), made);
  const asked = api.newTable(table);
  await vi.runAllTimersAsync();
  expect((await asked).id).toBe("t1");
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
});

test("whoever tries again after no answer came asks under the same id; the next wish has another", async () => {
  answering(lost, lost, lost, lost);
  const asked = api.newTable(table);
  const refused = expect(asked).rejects.toThrow();
  await vi.runAllTimersAsync();
  await refused;
  const [first] = keys;
  answering(made, made);
  await api.newTable(table);
  expect(keys).toEqual([first]);
  await api.newTable(table);
  expect(keys[1]).not.toBe(first);
});

test("what the server refuses is not repeated", async () => {
  answering(() => new Response(JSON.stringify({ why: { id: "server-slow" } }), { status: 429 }));
  await expect(api.newTable(table)).rejects.toThrow("server-slow");
  expect(keys).toHaveLength(1);
});
