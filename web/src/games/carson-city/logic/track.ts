// The stops of the action track in the order in which they are resolved, in the groups in which they are drawn.
import type { Building } from "../../../wire/carson-city/Building";
import type { Position } from "../../../wire/carson-city/Position";
import type { Space } from "../../../wire/carson-city/Space";
import { figures } from "./figures";

export type Icon = "money" | "gun" | "road" | "deed" | "build" | "dice" | "star" | "cowboy" | "till";

export type Stop = (typeof figures.stops)[number] & {
  /** The message with what it gives. */
  gives: string;
  icon: Icon;
};

/** How the stops are drawn: in which group, with which sign, and what it says that they give. */
type Group = "supplies" | "street" | "incomes" | "council";
const DRAWN: Record<Group, Record<string, [Icon, string]>> = {
  supplies: {
    wages: ["money", "web-city-gives-wages"],
    ammunition: ["gun", "web-city-gives-ammunition"],
    "3-roads": ["road", "web-city-gives-3-roads"],
    "1-road": ["road", "web-city-gives-1-road"],
  },
  street: {
    parcels: ["deed", "web-city-gives-parcels"],
    "building-12": ["build", "web-city-gives-building"],
    "building-10": ["build", "web-city-gives-building"],
    "building-8": ["build", "web-city-gives-building"],
    "building-6": ["build", "web-city-gives-building"],
    "building-5": ["build", "web-city-gives-building"],
    "building-4": ["build", "web-city-gives-building"],
    "building-3": ["build", "web-city-gives-building"],
    "kept-buildings": ["build", "web-city-gives-kept"],
  },
  incomes: {
    "parcels-income": ["deed", "web-city-gives-parcels-income"],
    "cowboy-income": ["gun", "web-city-gives-cowboy-income"],
    gambling: ["dice", "web-city-gives-gambling"],
    "building-income": ["till", "web-city-gives-building-income"],
  },
  council: {
    "parcels-vp": ["deed", "web-city-gives-parcels-vp"],
    "cowboy-vp": ["gun", "web-city-gives-cowboy-vp"],
    "building-vp": ["build", "web-city-gives-building-vp"],
    "vp-5": ["star", "web-city-gives-vp"],
    "vp-4": ["star", "web-city-gives-vp"],
    "vp-3": ["star", "web-city-gives-vp"],
    "vp-2": ["star", "web-city-gives-vp"],
  },
};

/** The stops of a group. */
export function stopsIn(group: Group): Stop[] {
  return figures.stops.flatMap((stop) => {
    const [icon, gives] = DRAWN[group][stop.space] ?? [];
    return icon && gives ? [{ ...stop, icon, gives }] : [];
  });
}

export const STOPS: readonly Stop[] = (["supplies", "street", "incomes", "council"] as const).flatMap(
  stopsIn,
);

/** Counted from 1. */
export function numberOfStop(space: Space): number {
  return figures.stops.findIndex((one) => one.space === space) + 1;
}

export function stopOf(space: Space): Stop | undefined {
  return STOPS.find((one) => one.space === space);
}

/** The tile that lies on a space of the row; nothing if it is none of the row. */
export function tileAt(position: Position, stop: Stop): Building | null | undefined {
  if (stop.icon !== "build" || stop.price === null) return undefined;
  return (position.row as Record<string, Building>)[String(stop.price)] ?? null;
}
