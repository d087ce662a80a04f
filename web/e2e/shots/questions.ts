// A position for every kind of question that a game asks: bots play until each has been asked.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { BINARY } from "../server";

/** A question, and a position in which it is asked. */
export interface Question {
  game: string;
  /** What is asked, such as `carson-city-build`. */
  name: string;
  /** Whom, counted from 1. */
  seat: number;
  seats: number;
  position: Record<string, unknown>;
}

interface State {
  seats: number;
  deciders: number[];
  over: boolean;
}

/** `boomtown engine`: a line for each request, a line for each answer. */
class Engine {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly waiting: ((line: string) => void)[] = [];

  constructor(game: string) {
    this.process = spawn(BINARY, ["engine", game]);
    createInterface({ input: this.process.stdout }).on("line", (line) => this.waiting.shift()?.(line));
  }

  async ask<T>(request: Record<string, unknown>): Promise<T> {
    this.process.stdin.write(`${JSON.stringify(request)}\n`);
    const line = await new Promise<string>((done) => this.waiting.push(done));
    const { ok, error } = JSON.parse(line) as { ok?: T; error?: { why: string } };
    if (ok === undefined) throw new Error(`${JSON.stringify(request).slice(0, 200)}: ${error?.why}`);
    return ok;
  }

  end(): void {
    this.process.stdin.end();
  }
}

/** The options with which each game is played, and how many games of each: between them every question is asked. */
const GAMES: [game: string, options: Record<string, unknown>, games: number][] = [
  ["circle-wagons", {}, 1],
  ["circle-wagons", { solo: "cattle-baron" }, 1],
  ["carson-cards", {}, 2],
  ["carson-cards", { suits: "chosen" }, 1],
  ["carson-city", {}, 6],
  ["carson-city", { edition: 2015 }, 3],
  ["carson-city", { horses: true, outlaws: true }, 4],
  ["carson-city", { might_is_right: true, new_beginning: true }, 4],
  ["carson-city", { kit_carson: true, river: "printed" }, 4],
  ["carson-city", { solo: "rancher" }, 2],
];

/** A question for each kind, the richest of those that came up: with many choices, late in the game. */
export async function questions(only?: string): Promise<Question[]> {
  const found = new Map<string, { question: Question; worth: number }>();
  for (const [game, options, games] of GAMES.filter(([name]) => only === undefined || name === only)) {
    const engine = new Engine(game);
    for (let seed = 1; seed <= games; seed += 1) {
      let state = await engine.ask<State>({ do: "new", options, seed });
      for (let step = 0; !state.over; step += 1) {
        const [seat] = state.deciders;
        if (seat === undefined) break;
        const { actions } = await engine.ask<{ actions: string[] }>({ do: "actions", seat });
        if (actions.length > 1) {
          const { position } = await engine.ask<{ position: Record<string, unknown> }>({ do: "position" });
          const name = `${game}-${kind(position, actions, options)}`;
          const worth = actions.length + step / 4;
          if (worth > (found.get(name)?.worth ?? 0)) {
            found.set(name, { question: { game, name, seat, seats: state.seats, position }, worth });
          }
        }
        const { action } = await engine.ask<{ action: string }>({
          do: "best",
          seat,
          level: "cowhand",
          ms: 5,
          seed,
        });
        state = await engine.ask<State>({ do: "play", seat, action });
      }
    }
    engine.end();
  }
  const all = [...found.values()].map(({ question }) => question);
  return all.sort((one, other) => one.name.localeCompare(other.name));
}

/** What is asked: as the position says it, or else what the actions begin with. */
function kind(
  position: Record<string, unknown>,
  actions: string[],
  options: Record<string, unknown>,
): string {
  const asked = position["asked"] as Record<string, unknown> | string | undefined;
  const verbs = [...new Set(actions.map((action) => action.split(" ")[0]))].sort().slice(0, 3).join("-");
  const what = typeof asked === "string" ? asked : asked ? Object.keys(asked)[0] : verbs;
  return "solo" in options ? `${what}-solo` : `${what}`;
}
