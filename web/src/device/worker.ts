// The worker in which tables of this device live: the page never waits for it.
import type { FromServer } from "../wire/FromServer";
import type { ToServer } from "../wire/ToServer";
import { Conflict, NotKept } from "./database";
import { Engine } from "./engine";
import { Host } from "./host";
import { unpack } from "./lzma";
import { Refused } from "./refused";
import { BrowserReviews } from "./reviews";
import { restore } from "./shelves";
import { BrowserStore } from "./store";
import type { FromWorker, ToWorker } from "./talk";
import { Thinking } from "./thinking";

const say = (message: FromWorker) => postMessage(message);
const others = new BroadcastChannel("boomtown-tables");

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function begin({ engine: address, tempo }: Extract<ToWorker, { kind: "begin" }>): Promise<Host> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the engine is not there: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  const packed = new URL(address).pathname.endsWith(".packed");
  const module = await WebAssembly.compile(packed ? restore(unpack(new Uint8Array(bytes))) : bytes);
  const engine = await Engine.of(module);
  const thinking = new Thinking(module, (request) => engine.ask(request));
  say({ kind: "ready", engine: String(engine.ask({ kind: "engine" }).answer) });
  const host = new Host({
    ask: (request) => engine.ask(request),
    think: (request) => thinking.think(request),
    store: new BrowserStore(),
    reviews: new BrowserReviews(),
    tell: (number, message: FromServer) => say({ kind: "told", number, text: JSON.stringify(message) }),
    trouble: (why) => say({ kind: "trouble", why }),
    wentOn: (id, version) => others.postMessage({ id, version }),
    later: (what, millis) => void setTimeout(what, millis),
    given: () => ({ now: Date.now(), chance: randomHex() }),
    tempo,
  });
  others.onmessage = ({ data }: MessageEvent<{ id: string; version: number }>) =>
    host.otherWentOn(data.id, data.version);
  return host;
}

let host: Promise<Host> | null = null;

async function answer(number: number, asked: Promise<unknown>): Promise<void> {
  try {
    say({ kind: "answer", number, answer: await asked });
  } catch (error) {
    if (error instanceof Refused) say({ kind: "refused", number, why: error.why });
    else if (error instanceof NotKept) say({ kind: "refused", number, why: { id: error.why } });
    else if (error instanceof Conflict) say({ kind: "refused", number, why: { id: "server-stale" } });
    else throw error;
  }
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === "begin") {
    host = begin(message);
    host.catch(() => say({ kind: "missing" }));
    return;
  }
  const there = await host;
  if (!there) return;
  switch (message.kind) {
    case "wish":
      return answer(message.number, there.wish(message.wish));
    case "tell":
      return answer(message.number, there.tell(message.wish));
    case "list":
      return answer(message.number, there.list());
    case "statistics":
      return answer(message.number, there.statistics(message.name));
    case "review":
      return answer(message.number, there.review(message.id, message.wish, message.record));
    case "file":
      return answer(message.number, there.file(message.id));
    case "remove":
      return answer(message.number, there.remove(message.id));
    case "open":
      return there.open(message.number, message.id);
    case "say":
      return void (await there.say(message.number, JSON.parse(message.text) as ToServer));
    case "close":
      return there.close(message.number);
  }
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => {
    // The page hears of what nobody expected, and starts anew from what is kept.
    setTimeout(() => {
      throw error;
    });
  });
};
