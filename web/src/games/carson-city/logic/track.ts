// The stops of the action track in the order in which they are resolved, in the groups in which they are drawn.
import type { Building } from "../../../wire/carson-city/Building";
import type { Position } from "../../../wire/carson-city/Position";
import type { Task } from "../../../wire/carson-city/Task";
import { isParcel } from "./parcels";

export type Icon = "money" | "gun" | "road" | "deed" | "build" | "dice" | "star" | "cowboy" | "till";

export interface Stop {
  space: string;
  /** The message with its name, and the one with what it gives. */
  name: string;
  gives: string;
  icon: Icon;
  /** Whether cowboys stand there. */
  open: boolean;
  /** Whether several can stand there in peace. */
  shared?: boolean;
  price?: number;
}

const stop = (space: string, name: string, gives: string, icon: Icon, more: Partial<Stop> = {}): Stop => ({
  space,
  name,
  gives,
  icon,
  open: true,
  ...more,
});

const happens = { open: false };
const shared = { shared: true };

/** The row of buildings, the dearest first. */
export const ROW: readonly Stop[] = [
  stop("building-12", "city-space-building-12", "web-city-gives-building", "build", { price: 12 }),
  stop("building-10", "city-space-building-10", "web-city-gives-building", "build", { price: 10 }),
  stop("building-8", "city-space-building-8", "web-city-gives-building", "build", { price: 8 }),
  stop("building-6", "city-space-building-6", "web-city-gives-building", "build", { price: 6 }),
  stop("building-5", "city-space-building-5", "web-city-gives-building", "build", { price: 5 }),
  stop("building-4", "city-space-building-4", "web-city-gives-building", "build", { price: 4 }),
  stop("building-3", "city-space-building-3", "web-city-gives-building", "build", { price: 3 }),
];

export const SUPPLIES: readonly Stop[] = [
  stop("wages", "city-space-wages", "web-city-gives-wages", "money", shared),
  stop("ammunition", "city-space-ammunition", "web-city-gives-ammunition", "gun"),
  stop("3-roads", "city-space-3-roads", "web-city-gives-3-roads", "road"),
  stop("1-road", "city-space-1-road", "web-city-gives-1-road", "road", shared),
];
export const LAND: Stop = stop("parcels", "city-space-parcels", "web-city-gives-parcels", "deed", happens);
export const KEPT: Stop = stop(
  "kept-buildings",
  "city-space-kept-buildings",
  "web-city-gives-kept",
  "build",
  happens,
);
export const INCOMES: readonly Stop[] = [
  stop("parcels-income", "city-space-parcels-income", "web-city-gives-parcels-income", "deed"),
  stop("cowboy-income", "city-space-cowboy-income", "web-city-gives-cowboy-income", "gun"),
  stop("gambling", "city-space-gambling", "web-city-gives-gambling", "dice"),
  stop("building-income", "city-space-building-income", "web-city-gives-building-income", "till", happens),
];
export const COUNCIL: readonly Stop[] = [
  stop("parcels-vp", "city-space-parcels-vp", "web-city-gives-parcels-vp", "deed"),
  stop("cowboy-vp", "city-space-cowboy-vp", "web-city-gives-cowboy-vp", "gun"),
  stop("building-vp", "city-space-building-vp", "web-city-gives-building-vp", "build"),
  stop("vp-5", "city-space-vp-5", "web-city-gives-vp", "star", { price: 5 }),
  stop("vp-4", "city-space-vp-4", "web-city-gives-vp", "star", { price: 4 }),
  stop("vp-3", "city-space-vp-3", "web-city-gives-vp", "star", { price: 3 }),
  stop("vp-2", "city-space-vp-2", "web-city-gives-vp", "star", { price: 2 }),
];

export const STOPS: readonly Stop[] = [...SUPPLIES, LAND, ...ROW, KEPT, ...INCOMES, ...COUNCIL];

/** Counted from 1. */
export function numberOfStop(space: string): number {
  return STOPS.findIndex((one) => one.space === space) + 1;
}

export function stopOf(space: string): Stop | undefined {
  return STOPS.find((one) => one.space === space);
}

/** The tile that lies on a space of the row. */
export function tileOn(position: Position, price: number): Building | null {
  return (position.row as Record<string, Building>)[String(price)] ?? null;
}

/** The cheapest spaces for points close from round to round. */
export function isClosed(space: string, round: number): boolean {
  const from: Record<string, number> = { "vp-2": 2, "vp-3": 3, "vp-4": 4 };
  return round >= (from[space] ?? 5);
}

/** The stop that is being resolved; nothing outside phase 3. */
export function currentStop(position: Position): string | null {
  const tasks = position.agenda ?? [];
  const asked = spaceAsked(position);
  if (asked) return asked;
  for (const task of [...tasks].reverse()) {
    const space = spaceOf(task);
    if (space) return space;
  }
  return null;
}

/** What is asked names its stop where it has one. */
function spaceAsked(position: Position): string | null {
  const asked = position.asked;
  if (!asked) return null;
  if ("buy_building" in asked) return asked.buy_building.space;
  if ("buy_points" in asked) return asked.buy_points.space;
  if ("buy_parcel" in asked) return "parcels";
  if ("income" in asked) return "building-income";
  if ("buy_horse" in asked || "new_horse" in asked) return "wages";
  return null;
}

/** The stop of a task that waits; the track itself names the one after. */
function spaceOf(task: Task): string | null {
  if (typeof task === "string") return task === "pay_incomes" ? "building-income" : null;
  if ("track" in task) return before(task.track);
  if ("uncontested" in task) return "parcels";
  if ("kept" in task) return "kept-buildings";
  if ("income_choices" in task) return "building-income";
  if ("contested" in task) return task.contested.space;
  const place =
    "contend" in task ? task.contend.place : "perform" in task ? task.perform.place : settled(task);
  return place && !isParcel(place) ? place : null;
}

function settled(task: Exclude<Task, string>): string | null {
  if ("settle" in task) return task.settle.place;
  return "beaten" in task ? task.beaten.place : null;
}

function before(space: string): string | null {
  return STOPS[numberOfStop(space) - 2]?.space ?? null;
}
