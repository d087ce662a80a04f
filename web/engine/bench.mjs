// How quick the engine in the page is beside the same engine on the machine itself: npm run bench [-- rounds]
// Both do the same work in the same run: random games to their ends, and the best bot thinking. What counts is the time of the
// processor, which is fair on a busy machine; where the system does not tell it (anywhere but on Linux), the time on the wall.
import { spawn, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";

const GAMES = {
  "circle-wagons": { random_games: { games: 100_000 }, bot_thinks: { positions: 20_000 } },
  "carson-cards": { random_games: { games: 40_000 }, bot_thinks: { positions: 200_000 } },
  "carson-city": { random_games: { games: 40_000 }, bot_thinks: { positions: 40_000 } },
};
const ROUNDS = Number(process.argv[2] ?? 3);
const FILE = "engine/dist/engine.wasm";
if (!existsSync(FILE)) {
  console.error("There is no engine to measure: run make engine.");
  process.exit(1);
}
const browserPath = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
  (path) => path && existsSync(path),
);

/** Whether processor time can be told. */
const BY_PROCESSOR = existsSync("/proc/self/stat");
/** The milliseconds that a process has been running on a processor. */
function spent(pid) {
  if (!BY_PROCESSOR) return 0;
  // What stands before the last bracket is the name; a tick is a hundredth of a second.
  const [, rest] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\)(?=[^)]*$)/);
  const fields = rest.trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The engine in a worker of a real browser. Gives the milliseconds and the amount of a piece of work. */
async function inThePage() {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  await page.goto("about:blank");
  await page.evaluate((code) => {
    const source = `
      let engine;
      onmessage = async ({ data }) => {
        if (data.code) {
          const bytes = Uint8Array.from(atob(data.code), (sign) => sign.charCodeAt(0));
          const page = { now: () => performance.now() };
          engine = (await WebAssembly.instantiate(bytes, { page })).instance.exports;
          postMessage("ready");
          return;
        }
        const bytes = new TextEncoder().encode(data.request);
        const place = engine.room(bytes.length);
        new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
        const begun = performance.now();
        const length = engine.ask();
        const millis = performance.now() - begun;
        const answer = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.answer(), length));
        postMessage({ millis, answer });
      };`;
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    globalThis.measure = (message) =>
      new Promise((done) => {
        worker.onmessage = ({ data }) => done(data);
        worker.postMessage(message);
      });
    return globalThis.measure({ code });
  }, readFileSync(FILE).toString("base64"));
  const system = await browser.newBrowserCDPSession();
  // Compiling the engine on other threads of the same process counts too.
  const spent = async () => {
    const { processInfo } = await system.send("SystemInfo.getProcessInfo");
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    return renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000;
  };
  return {
    async measure(request) {
      const before = await spent();
      const ask = (text) => globalThis.measure({ request: text });
      const { millis, answer } = await page.evaluate(ask, JSON.stringify(request));
      return { millis: BY_PROCESSOR ? (await spent()) - before : millis, answer };
    },
    end: () => browser.close(),
  };
}

/** The same engine, compiled for this machine. */
function onTheMachine() {
  execFileSync("cargo", ["build", "--quiet", "--release", "-p", "boomtown-browser", "--example", "engine"], {
    cwd: "..",
    stdio: "inherit",
  });
  const engine = spawn("../target/release/examples/engine", { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  return {
    async measure(request) {
      const [begun, before] = [performance.now(), spent(engine.pid)];
      engine.stdin.write(`${JSON.stringify(request)}\n`);
      const { value } = await lines.next();
      return { millis: BY_PROCESSOR ? spent(engine.pid) - before : performance.now() - begun, answer: value };
    },
    end: () => engine.stdin.end(),
  };
}

const machine = onTheMachine();
const page = await inThePage();
const perSecond = ({ millis, answer }) => (JSON.parse(answer).answer / millis) * 1_000;
const count = (number) => Math.round(number).toLocaleString("en");
for (const [game, pieces] of Object.entries(GAMES)) {
  for (const [piece, amount] of Object.entries(pieces)) {
    const request = { kind: "measure", game, work: { [piece]: amount } };
    // By turns, so that a busy machine is busy for both; the best round of each counts.
    const best = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      best[0] = Math.max(best[0], perSecond(await machine.measure(request)));
      best[1] = Math.max(best[1], perSecond(await page.measure(request)));
    }
    const unit =
      piece === "random_games" ? "decisions a second at random" : "positions a second by the best bot";
    const share = Math.round((100 * best[1]) / best[0]);
    console.log(
      `${game}: ${count(best[0])} ${unit} on the machine, ${count(best[1])} in the page: ${share} %`,
    );
  }
}
machine.end();
await page.end();
