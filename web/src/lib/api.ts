// What is asked of the server outside live play. See docs/api.md.
import type { DiceCheck } from "../wire/DiceCheck";
import type { GameInfo } from "../wire/GameInfo";
import type { LogLine } from "../wire/LogLine";
import type { Me } from "../wire/Me";
import type { Moment } from "../wire/Moment";
import type { NewSeat } from "../wire/NewSeat";
import type { NewTable } from "../wire/NewTable";
import type { Note } from "../wire/Note";
import type { Page } from "../wire/Page";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";
import type { Token } from "../wire/Token";
import { freshId } from "./fresh";
import { share } from "./share";

/** A refusal, with the reason for a person. */
export class Refusal extends Error {
  readonly status: number;
  readonly why: Phrase;

  constructor(status: number, why: Phrase) {
    super(why.id);
    this.status = status;
    this.why = why;
  }
}

/** What to tell of anything that was thrown. */
export function reasonOf(error: unknown): Phrase {
  return error instanceof Refusal ? error.why : { id: "web-trouble" };
}

/** Requests that make a table and have had no answer yet, each with its id, by what they ask for. */
const unanswered = new Map<string, { key: string; body: unknown }>();
/** How long to wait before such a request is repeated, again and again. */
const PAUSES = [500, 1_000, 2_000];

/**
 * Asks for something that must not be made twice. Where the answer is lost the request is repeated under the same id, here and when
 * the person tries again, and the server gives what it has made; chance is asked once, when the request is made.
 */
async function askOnce<T>(path: string, what?: unknown, making: () => unknown = () => what): Promise<T> {
  const wish = `${path} ${JSON.stringify(what)}`;
  const { key, body } = unanswered.get(wish) ?? { key: freshId(), body: making() };
  unanswered.set(wish, { key, body });
  for (let tries = 0; ; tries++) {
    try {
      const answer = await ask<T>("POST", path, body, { "idempotency-key": key });
      unanswered.delete(wish);
      return answer;
    } catch (error) {
      const lost = error instanceof Refusal && isLost(error.status);
      if (!lost) unanswered.delete(wish);
      const pause = PAUSES[tries];
      if (!lost || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Whether the request may have been carried out all the same: nobody answered, or a proxy did for a server that was gone. */
function isLost(status: number): boolean {
  return status === 0 || status === 408 || status === 502 || status === 504;
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  const headers = new Headers({ accept: "application/json", ...more });
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    init.body = text;
    headers.set("content-type", text.trimStart().startsWith("{") ? "application/json" : "text/plain");
  }
  let response: Response;
  try {
    response = await fetch(`api/${path}`, init);
  } catch {
    throw new Refusal(0, { id: "web-unreachable" });
  }
  if (!response.ok) throw new Refusal(response.status, await whyOf(response));
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw new Refusal(0, { id: "web-unreachable" });
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

async function whyOf(response: Response): Promise<Phrase> {
  try {
    const answer = (await response.json()) as { why?: Phrase };
    if (answer.why?.id) return answer.why;
  } catch {
    // No answer of ours: something between us and the server spoke.
  }
  return { id: response.status === 404 ? "web-not-found" : "web-trouble" };
}

/** Everybody who sits down at this screen has a share in the dice, without being asked. */
function withShares(table: NewTable): NewTable {
  const seats = table.seats.map((seat) => (seat.kind === "here" ? { ...seat, salt: share() } : seat));
  return { ...table, seats, salt: share(table.salt) };
}

export const api = {
  me: () => ask<Me>("GET", "me"),
  callMe: (name: string) => ask<Me>("POST", "me", { name }),
  endOtherSessions: () => ask<Me>("DELETE", "me/sessions"),
  forgetMe: () => ask<unknown>("DELETE", "me"),
  games: () => ask<GameInfo[]>("GET", "games"),
  checkOptions: (game: string, options: Record<string, unknown>) =>
    ask<unknown>("POST", `games/${game}/options`, options),
  tables: (list: "open" | "mine" | "imported", after: string | null = null) =>
    ask<Page>("GET", `tables?list=${list}${after ? `&after=${encodeURIComponent(after)}` : ""}`),
  newTable: (table: NewTable) => askOnce<TableInfo>("tables", table, () => withShares(table)),
  table: (id: string) => ask<TableInfo>("GET", `tables/${id}`),
  join: (id: string, seat?: Seat, words = "") =>
    ask<TableInfo>("POST", `tables/${id}/join`, { seat, salt: share(words) }),
  removeTable: (id: string) => ask<unknown>("DELETE", `tables/${id}`),
  leave: (id: string) => ask<unknown>("POST", `tables/${id}/leave`),
  setSeat: (id: string, seat: Seat, holder: NewSeat) =>
    ask<TableInfo>("POST", `tables/${id}/seats/${seat}`, holder),
  token: (id: string, seat: Seat) => ask<Token>("POST", `tables/${id}/seats/${seat}/token`),
  rematch: (id: string) => askOnce<TableInfo>(`tables/${id}/rematch`, undefined, () => ({ salt: share() })),
  note: (id: string, seat: Seat) => ask<Note>("GET", `tables/${id}/seats/${seat}/note`),
  keepNote: (id: string, seat: Seat, text: string) =>
    ask<unknown>("PUT", `tables/${id}/seats/${seat}/note`, { text }),
  momentAt: (id: string, decisions: number) => ask<Moment>("GET", `tables/${id}/at/${decisions}`),
  log: (id: string) => ask<LogLine[]>("GET", `tables/${id}/log`),
  dice: (id: string) => ask<DiceCheck>("GET", `tables/${id}/dice`),
  showRecord: (record: string) => askOnce<TableInfo>("records", record),
};

/** Where the record of a table is to be had. */
export function recordAddress(id: string, form: "json" | "txt"): string {
  return `api/tables/${id}/record.${form}`;
}
