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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = new Headers({ accept: "application/json" });
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
  const text = await response.text();
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
  forgetMe: () => ask<unknown>("DELETE", "me"),
  games: () => ask<GameInfo[]>("GET", "games"),
  checkOptions: (game: string, options: Record<string, unknown>) =>
    ask<unknown>("POST", `games/${game}/options`, options),
  tables: (list: "open" | "mine" | "imported", after: string | null = null) =>
    ask<Page>("GET", `tables?list=${list}${after ? `&after=${encodeURIComponent(after)}` : ""}`),
  newTable: (table: NewTable) => ask<TableInfo>("POST", "tables", withShares(table)),
  table: (id: string) => ask<TableInfo>("GET", `tables/${id}`),
  join: (id: string, seat?: Seat, words = "") =>
    ask<TableInfo>("POST", `tables/${id}/join`, { seat, salt: share(words) }),
  removeTable: (id: string) => ask<unknown>("DELETE", `tables/${id}`),
  leave: (id: string) => ask<unknown>("POST", `tables/${id}/leave`),
  setSeat: (id: string, seat: Seat, holder: NewSeat) =>
    ask<TableInfo>("POST", `tables/${id}/seats/${seat}`, holder),
  token: (id: string, seat: Seat) => ask<Token>("POST", `tables/${id}/seats/${seat}/token`),
  rematch: (id: string) => ask<TableInfo>("POST", `tables/${id}/rematch`, { salt: share() }),
  note: (id: string, seat: Seat) => ask<Note>("GET", `tables/${id}/seats/${seat}/note`),
  keepNote: (id: string, seat: Seat, text: string) =>
    ask<unknown>("PUT", `tables/${id}/seats/${seat}/note`, { text }),
  momentAt: (id: string, decisions: number) => ask<Moment>("GET", `tables/${id}/at/${decisions}`),
  log: (id: string) => ask<LogLine[]>("GET", `tables/${id}/log`),
  dice: (id: string) => ask<DiceCheck>("GET", `tables/${id}/dice`),
  showRecord: (record: string) => ask<TableInfo>("POST", "records", record),
};

/** Where the record of a table is to be had. */
export function recordAddress(id: string, form: "json" | "txt"): string {
  return `api/tables/${id}/record.${form}`;
}
