// What is asked outside live play: of the server, or of the engine for tables of this device. See docs/api.md.
import type { ChannelInfo } from "../wire/ChannelInfo";
import type { DevicePosition } from "../wire/DevicePosition";
import type { DiceCheck } from "../wire/DiceCheck";
import type { GameInfo } from "../wire/GameInfo";
import type { Holiday } from "../wire/Holiday";
import type { LogLine } from "../wire/LogLine";
import type { Mark } from "../wire/Mark";
import type { Me } from "../wire/Me";
import type { Moment } from "../wire/Moment";
import type { NewChannel } from "../wire/NewChannel";
import type { NewSeat } from "../wire/NewSeat";
import type { NewTable } from "../wire/NewTable";
import type { Note } from "../wire/Note";
import type { Notices } from "../wire/Notices";
import type { NoticeSettings } from "../wire/NoticeSettings";
import type { Page } from "../wire/Page";
import type { ReviewState } from "../wire/ReviewState";
import type { Seat } from "../wire/Seat";
import type { Statistics } from "../wire/Statistics";
import type { TableInfo } from "../wire/TableInfo";
import type { Token } from "../wire/Token";
import { isTableFile } from "../device/table-file";
import { setServerTime } from "./clock.svelte";
import { device, hasEngine, onDevice } from "./device";
import { freshId } from "./fresh";
import { Refusal } from "./refusal";
import { settings } from "./settings.svelte";
import { share } from "./share";
import { town } from "./town.svelte";

export { reasonOf, Refusal } from "./refusal";

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

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  if (town.folder) throw new Refusal(0, { id: "web-unreachable" });
  const headers = new Headers({ accept: "application/json", ...more });
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    init.body = text;
    headers.set("content-type", text.trimStart().startsWith("{") ? "application/json" : "text/plain");
  }
  let response: Response;
  let text: string;
  try {
    response = await fetch(`api/${path}`, init);
    text = await response.text();
  } catch {
    town.lose();
    throw new Refusal(0, { id: "web-unreachable" });
  }
  const answer = read(text);
  // A server for files has pages of its own for what it does not have.
  if (answer === NOT_OURS && (response.ok || response.status === 404 || response.status === 405)) {
    town.lose();
    throw new Refusal(0, { id: "web-unreachable" });
  }
  if (!response.ok) {
    const { why } = (answer === NOT_OURS ? {} : (answer ?? {})) as { why?: { id: string } };
    // Without a word of ours something between us and the server spoke.
    throw new Refusal(response.status, why?.id ? why : { id: "web-trouble" });
  }
  town.find();
  return answer as T;
}

const NOT_OURS = Symbol("not an answer of ours");

/** The answer, if it is one: JSON, or nothing. */
function read(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NOT_OURS;
  }
}

/** Everybody who sits down at this screen has a share in the dice, without being asked, and we the mark that we like. */
function withShares(table: NewTable): NewTable {
  const liked = table.seats.some((seat) => "mark" in seat && seat.mark === settings.mark)
    ? null
    : settings.mark;
  const seats = table.seats.map((seat) => {
    if (seat.kind === "here") return { ...seat, salt: share() };
    return seat.kind === "me" && liked && !seat.mark ? { ...seat, mark: liked } : seat;
  });
  return { ...table, seats, salt: share(table.salt) };
}

/** The server's answer; without a server, the engine's. */
async function either<T>(server: () => Promise<T>, engine: () => Promise<T>): Promise<T> {
  if (town.server === false && hasEngine) return engine();
  try {
    return await server();
  } catch (error) {
    if (town.server !== false || !hasEngine) throw error;
    return engine();
  }
}

/** Tables of this device, in the lists where they belong. */
async function tablesHere(list: "open" | "playing" | "mine" | "imported"): Promise<TableInfo[]> {
  if (list === "open" || list === "playing" || !hasEngine || !town.hasTablesHere) return [];
  const all = await device.list<TableInfo[]>();
  return all.filter(({ imported }) => imported === (list === "imported"));
}

/** A page of a list: what the device has comes with the first one, and does without the server. */
async function tables(
  list: "open" | "playing" | "mine" | "imported",
  after: string | null = null,
  signedIn = true,
): Promise<Page> {
  const here = after === null ? await tablesHere(list).catch(() => []) : [];
  const address = `tables?list=${list}${after ? `&after=${encodeURIComponent(after)}` : ""}`;
  if (town.server === false && hasEngine) return { tables: here, next: null, now: Date.now() };
  try {
    const page = signedIn ? await ask<Page>("GET", address) : { tables: [], next: null, now: 0 };
    setServerTime(page.now);
    return { ...page, tables: [...here, ...page.tables] };
  } catch (error) {
    if (town.server === false && hasEngine) return { tables: here, next: null, now: Date.now() };
    throw error;
  }
}

/** Where a table is to stand. */
export type Place = "server" | "device";

function newTable(table: NewTable, place: Place = "server", name = ""): Promise<TableInfo> {
  if (place === "server") return askOnce<TableInfo>("tables", table, () => withShares(table));
  town.hasTablesHere = true;
  return device.wish<TableInfo>({ kind: "create", me: device.me(name), table: withShares(table) });
}

/** A game of this device goes on at the server and rests here. The server is told where it stands, not how it came there. */
async function moveToServer({ id, game, hints }: TableInfo, seats: NewSeat[]): Promise<TableInfo> {
  const from_device = await device.wish<DevicePosition>({ kind: "leave", id });
  const moved = await newTable({ game, seats, hints, from_device });
  await device.wish({ kind: "moved", id, to: moved.id });
  return moved;
}

function showRecord(record: string, name: string): Promise<TableInfo> {
  const bring = () => {
    town.hasTablesHere = true;
    return device.wish<TableInfo>({ kind: "bring", me: device.me(name), record });
  };
  if (isTableFile(record)) return bring();
  return either(() => askOnce<TableInfo>("records", record), bring);
}

/** The review of a table of the server: one that it has or makes, or one that was made on this device. */
async function reviewThere(id: string): Promise<ReviewState> {
  const there = await ask<ReviewState>("GET", `tables/${id}/review`);
  return there.state === "none" && device.engine !== null ? device.review(id, "look") : there;
}

/** Reviews are made where the engine is: here, if it is loaded, or else by the server. */
async function askReview(id: string): Promise<ReviewState> {
  if (onDevice(id)) return device.review(id, "begin");
  if (device.engine === null) return ask<ReviewState>("POST", `tables/${id}/review`);
  const record = await ask<unknown>("GET", `tables/${id}/record.json`);
  return device.review(id, "begin", JSON.stringify(record));
}

async function breakReviewOff(id: string): Promise<ReviewState> {
  if (onDevice(id)) return device.review(id, "break_off");
  const there = await ask<ReviewState>("GET", `tables/${id}/review`);
  if (there.state === "none" && device.engine !== null) return device.review(id, "break_off");
  return ask<ReviewState>("DELETE", `tables/${id}/review`);
}

/** A private note of a seat at a table of this device. */
const noteHere = (id: string, seat: Seat) => `boomtown note ${id} ${seat}`;

export const api = {
  me: () => ask<Me>("GET", "me"),
  callMe: (name: string, invitation?: string) => ask<Me>("POST", "me", { name, invitation }),
  endOtherSessions: () => ask<Me>("DELETE", "me/sessions"),
  holiday: () => ask<Holiday>("GET", "me/holiday"),
  takeHoliday: (days: number) => ask<Holiday>("PUT", "me/holiday", { days }),
  endHoliday: () => ask<Holiday>("DELETE", "me/holiday"),
  forgetMe: () => ask<unknown>("DELETE", "me"),
  notices: () => ask<Notices>("GET", "me/notices"),
  settleNotices: (settings: NoticeSettings) => ask<NoticeSettings>("PUT", "me/notices", settings),
  addChannel: (channel: NewChannel) => ask<ChannelInfo>("POST", "me/channels", channel),
  removeChannel: (id: string) => ask<unknown>("DELETE", `me/channels/${id}`),
  tryChannel: (id: string) => ask<unknown>("POST", `me/channels/${id}/test`),
  muteTable: (id: string, muted: boolean, only_turn = false) =>
    ask<unknown>("PUT", `tables/${id}/notices`, { muted, only_turn }),
  games: () =>
    either(
      () => ask<GameInfo[]>("GET", "games"),
      () => device.wish<GameInfo[]>({ kind: "games" }),
    ),
  checkOptions: (game: string, options: Record<string, unknown>) =>
    either(
      () => ask<unknown>("POST", `games/${game}/options`, options),
      () => device.wish<unknown>({ kind: "check_options", game, options }),
    ),
  tables,
  newTable,
  moveToServer,
  /** A game that was moved to the server goes on here after all. */
  goOnHere: (id: string) => device.wish<unknown>({ kind: "moved", id, to: null }),
  table: (id: string) =>
    onDevice(id) ? device.wish<TableInfo>({ kind: "info", id }) : ask<TableInfo>("GET", `tables/${id}`),
  join: (id: string, seat?: Seat, words = "") =>
    ask<TableInfo>("POST", `tables/${id}/join`, {
      seat,
      salt: share(words),
      ...(settings.mark && { mark: settings.mark }),
    }),
  removeTable: (id: string) => (onDevice(id) ? device.remove(id) : ask<unknown>("DELETE", `tables/${id}`)),
  leave: (id: string) => ask<unknown>("POST", `tables/${id}/leave`),
  begin: (id: string) => ask<TableInfo>("POST", `tables/${id}/begin`),
  setSeat: (id: string, seat: Seat, holder: NewSeat) =>
    ask<TableInfo>("POST", `tables/${id}/seats/${seat}`, holder),
  wear: (id: string, seat: Seat, mark: Mark) =>
    ask<TableInfo>("PUT", `tables/${id}/seats/${seat}/mark`, { mark }),
  token: (id: string, seat: Seat) => ask<Token>("POST", `tables/${id}/seats/${seat}/token`),
  rematch: (id: string) =>
    onDevice(id)
      ? device.wish<TableInfo>({ kind: "again", id, salt: share() })
      : askOnce<TableInfo>(`tables/${id}/rematch`, undefined, () => ({ salt: share() })),
  note: async (id: string, seat: Seat): Promise<Note> =>
    onDevice(id)
      ? { text: localStorage.getItem(noteHere(id, seat)) ?? "" }
      : ask<Note>("GET", `tables/${id}/seats/${seat}/note`),
  keepNote: async (id: string, seat: Seat, text: string): Promise<unknown> =>
    onDevice(id)
      ? localStorage.setItem(noteHere(id, seat), text)
      : ask<unknown>("PUT", `tables/${id}/seats/${seat}/note`, { text }),
  momentAt: (id: string, decisions: number) =>
    onDevice(id)
      ? device.wish<Moment>({ kind: "at", id, decisions })
      : ask<Moment>("GET", `tables/${id}/at/${decisions}`),
  log: (id: string) =>
    onDevice(id) ? device.wish<LogLine[]>({ kind: "log", id }) : ask<LogLine[]>("GET", `tables/${id}/log`),
  review: (id: string) => (onDevice(id) ? device.review(id, "look") : reviewThere(id)),
  askReview,
  breakReviewOff,
  statistics: () => ask<Statistics>("GET", "me/statistics"),
  /** Of the tables on this device; null where there are none. */
  statisticsHere: () =>
    hasEngine && town.hasTablesHere ? device.statistics<Statistics>(town.name) : Promise.resolve(null),
  /** Of all who play here; null where the host does not publish them, or there is no server. */
  siteStatistics: () =>
    town.server === false ? Promise.resolve(null) : ask<Statistics | null>("GET", "statistics"),
  dice: (id: string) =>
    onDevice(id) ? device.wish<DiceCheck>({ kind: "dice", id }) : ask<DiceCheck>("GET", `tables/${id}/dice`),
  showRecord,
};

/** A table of this device as a file. */
export async function tableFileAddress(id: string): Promise<string> {
  return URL.createObjectURL(new Blob([await device.file(id)], { type: "application/json" }));
}

/** Where the record of a table is to be had: at an address of the server, or in one made of what the device has. */
export async function recordAddress(id: string, form: "json" | "txt"): Promise<string> {
  if (!onDevice(id)) return `api/tables/${id}/record.${form}`;
  const text = await device.wish<string>({ kind: "record", id, form });
  return URL.createObjectURL(new Blob([text], { type: form === "json" ? "application/json" : "text/plain" }));
}
