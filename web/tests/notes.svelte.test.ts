// A private note is read once, whatever else changes at the table, and what was written is never replaced by what it was before.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Notes from "../src/table/Notes.svelte";

let stored = "";
let asked: string[] = [];
/** What the server keeps is stored when this is called. */
let arrive: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [stored, asked, arrive] = ["", [], []];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const method = init.method ?? "GET";
    asked.push(method);
    if (method === "GET") return Promise.resolve(new Response(JSON.stringify({ text: stored })));
    const { text } = JSON.parse(init.body as string) as { text: string };
    return new Promise<Response>((done) => {
      arrive.push(() => {
        stored = text;
        done(new Response(JSON.stringify({ text })));
      });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const settle = async () => {
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
};
const area = () => document.querySelector("textarea") as HTMLTextAreaElement;
function write(text: string) {
  area().value = text;
  area().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("a note stays while it is written, although the table changes", async () => {
  let table = $state.raw({ id: "t1" });
  const shown = mount(Notes, {
    target: document.body,
    props: {
      get id() {
        return table.id;
      },
      seat: 1,
      name: null,
    },
  });
  await settle();
  write("Bob likes cows");
  table = { id: "t1" };
  await settle();
  expect(area().value).toBe("Bob likes cows");
  expect(area().disabled).toBe(false);
  expect(asked).toEqual(["GET"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(["GET", "PUT"]);
  arrive[0]?.();
  await settle();
  await unmount(shown);
});

test("whoever comes back to a note reads what was written last, also while it is on its way", async () => {
  const props = { id: "t1", seat: 1, name: null };
  const first = mount(Notes, { target: document.body, props });
  await settle();
  write("Bob likes cows");
  await unmount(first);
  const second = mount(Notes, { target: document.body, props });
  await settle();
  expect(asked).toEqual(["GET", "PUT"]);
  arrive[0]?.();
  await settle();
  expect(area().value).toBe("Bob likes cows");
  await unmount(second);
});
