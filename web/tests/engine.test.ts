// The engine of the page and the engine of this machine say the same, byte for byte: lists, points, phrases, records.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Engine } from "../src/device/engine";
import { LANGUAGES, Words } from "../src/lib/words";
import type { DeviceAnswer } from "../src/wire/DeviceAnswer";
import type { DeviceRequest } from "../src/wire/DeviceRequest";
import type { FromServer } from "../src/wire/FromServer";
import type { Moment } from "../src/wire/Moment";
import type { Phrase } from "../src/wire/Phrase";
import type { TableInfo } from "../src/wire/TableInfo";

const FILE = "engine/dist/engine.wasm";
/** The tests in Rust have built it; else cargo builds it now. */
const BUILT = "../target/debug/examples/engine";
const NATIVE: [string, ...string[]] = existsSync(BUILT)
  ? [BUILT]
  : ["cargo", "run", "--quiet", "-p", "boomtown-browser", "--example", "engine"];

type Table = Extract<DeviceRequest, { kind: "create" }>["table"];

const NAMES = ["Bob", "Cat", "Dee", "Eve", "Fay"];
/** So many people at one screen. */
const table = (game: string, people: number, options: Record<string, unknown> = {}): Table => ({
  game,
  seats: [{ kind: "me" }, ...NAMES.slice(0, people - 1).map((name) => ({ kind: "here", name }) as const)],
  options,
});
const city = (people: number, options: Record<string, unknown> = {}) => table("carson-city", people, options);

/** Every game at several sizes, every variant of Carson City by itself and with others, and what is played alone. */
const TABLES: Table[] = [
  table("circle-wagons", 2),
  table("circle-wagons", 1, { solo: "gold-fever" }),
  ...[1, 3, 6].map((people) => table("carson-cards", people)),
  city(1, { solo: "miner" }),
  ...[2, 4].map((people) => city(people)),
  city(3, { edition: 2015 }),
  city(2, { new_beginning: true }),
  city(3, { river: "printed" }),
  city(4, { might_is_right: true }),
  city(3, { kit_carson: true }),
  city(2, { outlaws: true }),
  city(3, { horses: true }),
  city(5, { outlaws: true, horses: true, river: "printed" }),
  city(6, { new_beginning: true, might_is_right: true }),
];

/** Everything that was asked, and what the engine of the page answered. */
interface Game {
  asked: string[];
  answers: string[];
  positions: number;
}

/** Plays a game to its end, one offer after the other, and asks about it on the way. */
function playThrough(engine: Engine, table: Table, index: number): Game {
  const asked: string[] = [];
  const answers: string[] = [];
  const ask = (request: DeviceRequest): DeviceAnswer => {
    asked.push(JSON.stringify(request));
    answers.push(engine.askText(asked.at(-1) ?? ""));
    return JSON.parse(answers.at(-1) ?? "") as DeviceAnswer;
  };
  const given = { now: 1_800_000_000_000, chance: String(index).padStart(2, "0").repeat(32) };
  const created = ask({ kind: "create", me: { id: "here", name: "Ann" }, table, given });
  expect(created.refused, answers.at(-1)).toBeUndefined();
  const { id } = created.answer as TableInfo;
  const say = (message: Extract<DeviceRequest, { kind: "say" }>["message"]) =>
    momentIn(ask({ kind: "say", id, message, given }));
  const hello = { type: "hello", protocol: 1, detail: "full", changes: false } as const;
  let moment = say(hello);
  let positions = 0;
  for (; moment; positions += 1) {
    const seat = moment.seats.find(({ offers }) => (offers ?? []).length > 0);
    if (!seat || typeof seat.viewer !== "object") break;
    const { view } = seat;
    const whose = seat.viewer.seat;
    const offers = seat.offers ?? [];
    const { action } = offers[(positions * 7919 + index) % offers.length] ?? { action: "" };
    const { decisions } = moment;
    if (positions % 2 === 0) {
      say({ type: "ask", id: `p${positions}`, ask: { kind: "preview", seat: whose, action } });
    }
    if (positions % 3 === 0) {
      ask({
        kind: "complete_views",
        game: table.game,
        views: [{ viewer: seat.viewer, view }],
        acting: [whose],
      });
      const forecast = { kind: "forecast", seat: whose } as const;
      ask({ kind: "look", game: table.game, version: 1, view, request: `f${positions}`, ask: forecast });
    }
    if (positions % 7 === 0) {
      const tried = [{ seat: whose, action, chance: positions }];
      ask({ kind: "try", game: table.game, view, seat: whose, guess: positions, decisions: tried });
    }
    if (positions % 5 === 0) say({ type: "ask", id: `e${positions}`, ask: { kind: "explain" } });
    const play = { kind: "play", seat: whose, action, at: decisions } as const;
    const moved = say({ type: "ask", id: `d${positions}`, ask: play });
    // Everything, with the board in words, only now and then: the whole log comes with it.
    moment = moved && positions % 8 > 0 ? moved : say(hello);
  }
  ask({ kind: "dice", id });
  ask({ kind: "record", id, form: "txt" });
  ask({ kind: "forget", id });
  return { asked, answers, positions };
}

/** The moment that an answer tells whoever asked or shows to all, if there is one. */
function momentIn({ tell, show }: DeviceAnswer): Moment | undefined {
  const last = [...(tell ?? []), ...(show ?? [])].findLast(
    (one) => one.type === "moved" || one.type === "welcome",
  );
  return (last as Extract<FromServer, { type: "moved" }> | undefined)?.moment ?? undefined;
}

/** All phrases in a value that came from an engine. */
function phrasesIn(value: unknown): Phrase[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(phrasesIn);
  const { phrase } = value as { phrase?: unknown };
  return typeof phrase === "object" && phrase !== null && "id" in phrase
    ? [phrase as Phrase, ...inner]
    : inner;
}

const LOCALES = "../crates/words/locales";
/** Everything that is said in a language, and what was asked for and is not there. */
function speakers() {
  const missing = new Set<string>();
  const words = LANGUAGES.map((language) => {
    const files = readdirSync(`${LOCALES}/${language}`);
    const sources = files.map((file) => readFileSync(`${LOCALES}/${language}/${file}`, "utf8"));
    return new Words(language, sources, (id) => missing.add(`${id} in ${language}`));
  });
  return { words, missing };
}

test.skipIf(!existsSync(FILE))(
  "the engine of the page says what the engine of this machine says, over thousands of positions",
  async () => {
    const engine = await Engine.from(readFileSync(FILE));
    const { words, missing } = speakers();
    let positions = 0;
    let said = 0;
    TABLES.forEach((table, index) => {
      const game = playThrough(engine, table, index + 1);
      positions += game.positions;
      const input = `${game.asked.join("\n")}\n`;
      const native = execFileSync(NATIVE[0], NATIVE.slice(1), {
        input,
        maxBuffer: 1 << 29,
        encoding: "utf8",
      });
      const theirs = native.trimEnd().split("\n");
      expect(theirs).toHaveLength(game.answers.length);
      const differs = game.answers.findIndex((answer, at) => answer !== theirs[at]);
      const shown = [game.asked[differs], game.answers[differs], theirs[differs]].join("\n");
      expect(differs < 0 ? "" : shown).toBe("");
      // Some of it as people read it, in all four languages.
      const sample = game.answers
        .filter((_, at) => at % 41 === 0)
        .flatMap((answer) => phrasesIn(JSON.parse(answer)));
      for (const one of words) {
        for (const phrase of sample) {
          const text = one.say(phrase, ["Ann", ...NAMES]);
          expect(text, `${phrase.id} in ${one.language}`).not.toMatch(/\{|undefined|\?\?\?/);
          said += 1;
        }
      }
    });
    expect(positions).toBeGreaterThanOrEqual(2000);
    expect(said).toBeGreaterThan(1000);
    expect([...missing]).toEqual([]);
  },
  600_000,
);
