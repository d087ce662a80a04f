// The engine of the page and the engine of this machine say the same, byte for byte: lists, points, phrases, records.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Engine } from "../src/device/engine";
import type { DeviceAnswer } from "../src/wire/DeviceAnswer";
import type { DeviceRequest } from "../src/wire/DeviceRequest";
import type { FromServer } from "../src/wire/FromServer";
import type { TableInfo } from "../src/wire/TableInfo";

const FILE = "engine/dist/engine.wasm";
/** The tests in Rust have built it; else cargo builds it now. */
const BUILT = "../target/debug/examples/engine";
const NATIVE: [string, ...string[]] = existsSync(BUILT)
  ? [BUILT]
  : ["cargo", "run", "--quiet", "-p", "boomtown-browser", "--example", "engine"];
const HERE = { kind: "here", name: "Bob" } as const;
const TABLES = [
  { game: "circle-wagons", seats: [{ kind: "me" }, HERE] },
  { game: "circle-wagons", seats: [{ kind: "me" }], options: { solo: "gold-fever" } },
  { game: "carson-city", seats: [{ kind: "me" }], options: { solo: "miner" } },
  { game: "carson-cards", seats: [{ kind: "me" }, HERE, { kind: "here", name: "Cat" }] },
  { game: "carson-city", seats: [{ kind: "me" }, HERE, { kind: "here", name: "Cat" }] },
] satisfies Extract<DeviceRequest, { kind: "create" }>["table"][];

/** Plays a game to its end, one offer after the other, and asks about it on the way. Gives what was asked and answered. */
function playThrough(engine: Engine, table: (typeof TABLES)[number], index: number) {
  const asked: string[] = [];
  const answers: string[] = [];
  const ask = (request: DeviceRequest): DeviceAnswer => {
    asked.push(JSON.stringify(request));
    answers.push(engine.askText(asked.at(-1) ?? ""));
    return JSON.parse(answers.at(-1) ?? "") as DeviceAnswer;
  };
  const given = { now: 1_800_000_000_000, chance: String(index).padStart(2, "0").repeat(32) };
  const created = ask({ kind: "create", me: { id: "here", name: "Ann" }, table, given });
  const { id } = created.answer as TableInfo;
  const hello = { type: "hello", protocol: 1, detail: "full", changes: false } as const;
  let positions = 0;
  for (; ; positions += 1) {
    const [welcome] = ask({ kind: "say", id, message: hello, given }).tell ?? [];
    const { moment } = welcome as Extract<FromServer, { type: "welcome" }>;
    const seat = moment?.seats.find(({ offers }) => (offers ?? []).length > 0);
    if (!moment || !seat || typeof seat.viewer !== "object") break;
    const whose = seat.viewer.seat;
    const offers = seat.offers ?? [];
    const { action } = offers[(positions * 7919) % offers.length] ?? { action: "" };
    const say = (what: Extract<DeviceRequest, { kind: "say" }>["message"]) =>
      ask({ kind: "say", id, message: what, given });
    say({ type: "ask", id: `p${positions}`, ask: { kind: "preview", seat: whose, action } });
    if (positions % 7 === 0) {
      const decisions = [{ seat: whose, action, chance: positions }];
      ask({ kind: "try", game: table.game, view: seat.view, seat: whose, guess: positions, decisions });
    }
    if (positions % 5 === 0) say({ type: "ask", id: `e${positions}`, ask: { kind: "explain" } });
    say({
      type: "ask",
      id: `d${positions}`,
      ask: { kind: "play", seat: whose, action, at: moment.decisions },
    });
  }
  ask({ kind: "dice", id });
  ask({ kind: "record", id, form: "txt" });
  return { asked, answers, positions };
}

test.skipIf(!existsSync(FILE))(
  "the engine of the page says what the engine of this machine says",
  async () => {
    const engine = await Engine.from(readFileSync(FILE));
    const games = TABLES.map((table, index) => playThrough(engine, table, index + 1));
    expect(games.reduce((sum, { positions }) => sum + positions, 0)).toBeGreaterThan(300);
    const asked = games.flatMap((game) => game.asked);
    const input = `${asked.join("\n")}\n`;
    const native = execFileSync(NATIVE[0], NATIVE.slice(1), { input, maxBuffer: 1 << 30, encoding: "utf8" });
    const theirs = native.trimEnd().split("\n");
    const ours = games.flatMap((game) => game.answers);
    expect(theirs).toHaveLength(ours.length);
    const differs = ours.findIndex((answer, index) => answer !== theirs[index]);
    expect(differs < 0 ? "" : `${asked[differs]}\n${ours[differs]}\n${theirs[differs]}`).toBe("");
  },
);
