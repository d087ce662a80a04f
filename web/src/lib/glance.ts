// A table at a glance, for a list: how it stands, and in a few sentences what happened since it was looked at.
import type { Glance } from "../wire/Glance";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";
import { api, ask } from "./api";
import { device, onDevice } from "./device";
import { speaksOf } from "./seeing";
import { lookedAt } from "./unread";

/** How a table stands, and what happened since it was looked at in this browser, or since one's own last decision. */
export async function glanceAt({ id, decisions, yours }: TableInfo): Promise<Glance> {
  const since = lookedAt(id);
  if (!onDevice(id)) return ask("GET", `tables/${id}/glance${since === null ? "" : `?since=${since}`}`);
  // Where several share the screen, none of them sees what only one may know.
  const shown = device.wish<Moment>({ kind: "at", id, decisions, shared: true });
  const [moment, log] = await Promise.all([shown, api.log(id)]);
  const own = log.findLast(({ seat }) => seat !== null && yours.includes(seat))?.index ?? 0;
  const seen = Math.max(since ?? 0, own);
  return { decisions, view: moment.seats[0]?.view, log: log.filter(({ index }) => index > seen) };
}

/** What is told of some lines where there is little room: what concerns these seats, then the latest; in the order of the lines. */
export function briefly(
  lines: readonly LogLine[],
  mine: readonly Seat[],
  most: number,
): { told: Phrase[]; more: number } {
  const all = lines.flatMap((line) => line.told.map(({ phrase }) => phrase));
  const ofMe = new Set(all.filter((phrase) => speaksOf(phrase, mine)));
  const latest = [...all].reverse();
  const first = [
    ...latest.filter((phrase) => ofMe.has(phrase)),
    ...latest.filter((phrase) => !ofMe.has(phrase)),
  ];
  const kept = new Set(first.slice(0, most));
  return { told: all.filter((phrase) => kept.has(phrase)), more: all.length - kept.size };
}
