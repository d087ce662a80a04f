// What is printed on the tiles and the board, as the rules give it.
import type { Building } from "../../../wire/carson-city/Building";
import type { Parcel } from "../../../wire/carson-city/Parcel";
import type { Role } from "../../../wire/carson-city/Role";
import type { Space } from "../../../wire/carson-city/Space";
import type { SheetLine } from "../../../wire/carson-city/SheetLine";
import printed from "../../../wire/carson-city/figures.json";

interface BuildingFigures {
  /** The message with the name. */
  name: string;
  houses: number;
  revolvers: number;
  cap: number | null;
}
interface RoleFigures {
  /** The message with the name, and the one with what the side does. */
  name: string;
  power: string;
  /** How much money it lets one keep; nothing for the Paperboy, with whom the limit of the other character counts. */
  limit: number | null;
}
interface StopFigures {
  space: Space;
  /** The message with the name. */
  name: string;
  /** Whether cowboys stand there. */
  open: boolean;
  /** Whether several can stand there in peace. */
  shared: boolean;
  /** What the building of the row or a point costs there. */
  price: number | null;
}
interface SheetFigures {
  line: SheetLine;
  /** What everybody has without the sheet. */
  usual: number;
  /** Whether it is filled in by whoever plays against Standish. */
  alone: boolean;
  /** Whether any number of dollars can stand there. */
  dollars: boolean;
  /** Otherwise, from the least on: what is wanted, and what it costs. */
  prices: [number, number][];
}

export const figures = printed as unknown as {
  buildings: Record<Building, BuildingFigures>;
  roles: Record<Role, RoleFigures>;
  river: Parcel[];
  /** What a horse counts for in the rodeo, by enclosure. */
  hats: number[];
  /** What a parcel costs by itself. */
  land_price: number;
  /** What each mountain, House or building on a parcel and around it adds to its price. */
  neighbour_price: number;
  /** How many parcels a player can have. */
  property_tiles: number;
  /** How often a cowboy can be taken back in a round of Kit Carson. */
  take_backs: number;
  /** By how much the red Paperboy lowers the limit of the character that he fetches. */
  paperboys_cut: number;
  /** What an Outlaw is worth, by strength. */
  outlaws: Record<number, number>;
  /** How many rounds there are. */
  rounds: number;
  /** The stops of the action track in the order in which they are resolved. */
  stops: StopFigures[];
  /** The lines of the sheet of A New Beginning in the order in which they are filled in. */
  sheet: SheetFigures[];
};

export function numberOf(role: Role): number {
  return Number.parseInt(role, 10);
}

export function sideOf(role: Role): "yellow" | "red" {
  return role.endsWith("r") ? "red" : "yellow";
}

/** The message with a building's name. */
export function nameOfBuilding(kind: Building): string {
  return figures.buildings[kind].name;
}
