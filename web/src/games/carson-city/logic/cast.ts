// How the characters of this game are drawn.
import type { Role } from "../../../wire/carson-city/Role";
import { numberOf } from "./figures";

/** The side that is not up. */
export function otherSide(role: Role): Role {
  return role.endsWith("y") ? role.replace("y", "r") : role.replace("r", "y");
}

/** The name of the drawing: two characters are somebody else on their other side. */
export function drawingOf(role: Role): string {
  const number = numberOf(role);
  return number === 14 || number === 18 ? `who-${role}` : `who-${number}`;
}
