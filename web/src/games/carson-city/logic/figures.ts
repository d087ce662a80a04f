// What is printed on the tiles.
import type { Building } from "../../../wire/carson-city/Building";
import type { Parcel } from "../../../wire/carson-city/Parcel";
import type { Role } from "../../../wire/carson-city/Role";
import printed from "../../../wire/carson-city/figures.json";

interface BuildingFigures {
  houses: number;
  revolvers: number;
  cap: number | null;
}
interface RoleFigures {
  /** The message with the name, and the one with what the side does. */
  name: string;
  power: string;
  limit: number;
}

export const figures = printed as {
  buildings: Record<Building, BuildingFigures>;
  roles: Record<Role, RoleFigures>;
  river: Parcel[];
  /** What a horse counts for in the rodeo, by enclosure. */
  hats: number[];
  /** How often a cowboy can be taken back in a round of Kit Carson. */
  take_backs: number;
  /** What an Outlaw is worth, by strength. */
  outlaws: Record<number, number>;
};

export function numberOf(role: Role): number {
  return Number.parseInt(role, 10);
}

export function sideOf(role: Role): "yellow" | "red" {
  return role.endsWith("r") ? "red" : "yellow";
}

/** The message with a building's name. */
export function nameOfBuilding(kind: Building): string {
  return NAMES[kind];
}

const NAMES: Record<Building, string> = {
  ranch: "city-building-ranch",
  mine: "city-building-mine",
  drugstore: "city-building-drugstore",
  bank: "city-building-bank",
  saloon: "city-building-saloon",
  hotel: "city-building-hotel",
  church: "city-building-church",
  prison: "city-building-prison",
  "general-store": "city-building-general-store",
  school: "city-building-school",
  blacksmith: "city-building-blacksmith",
  "city-hall": "city-building-city-hall",
  "train-station": "city-building-train-station",
};
