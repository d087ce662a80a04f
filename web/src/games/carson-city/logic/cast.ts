// The characters of this game: who has whom, and how they are drawn.
import type { PlayerPosition } from "../../../wire/carson-city/PlayerPosition";
import type { Role } from "../../../wire/carson-city/Role";
import type { View } from "../../../wire/carson-city/View";
import type { Seat } from "../../../wire/Seat";
import { figures, numberOf } from "./figures";

/** The side that is not up. */
export function otherSide(role: Role): Role {
  return role.endsWith("y") ? role.replace("y", "r") : role.replace("r", "y");
}

/** The name of the drawing: some characters are somebody else on their other side. */
export function drawingOf(role: Role): string {
  const [name, other] = [role, otherSide(role)].map((side) => figures.roles[side]?.name);
  return name === other ? `who-${numberOf(role)}` : `who-${role}`;
}

/** How much money a player may keep; nothing as long as that is not settled. */
export function limitOf({ role, paperboy }: PlayerPosition): number | null {
  const limit = role ? (figures.roles[role]?.limit ?? null) : null;
  return limit !== null && paperboy === "red" ? Math.max(0, limit - figures.paperboys_cut) : limit;
}

/** Who a player is: whom he chose, else the Paperboy by whom he may fetch one. With the number of the first of his characters. */
export function characterOf(view: View, seat: Seat): { role: Role; number: number } | null {
  const player = view.position.players[seat - 1];
  const [first] = view.characters.filter(({ owner }) => owner === seat);
  const role = player?.role ?? first?.sides[0];
  return role ? { role, number: first?.number ?? numberOf(role) } : null;
}
