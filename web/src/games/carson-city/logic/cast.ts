// The characters of this game: which side is up, and who has whom.
import type { Position } from "../../../wire/carson-city/Position";
import type { Role } from "../../../wire/carson-city/Role";
import type { Seat } from "../../../wire/Seat";
import { numberOf } from "./figures";

export interface Member {
  number: number;
  /** The sides that count, or can be chosen now. */
  sides: Role[];
  owner: Seat | null;
}

/** The side that is not up. */
export function otherSide(role: Role): Role {
  return role.endsWith("y") ? role.replace("y", "r") : role.replace("r", "y");
}

/** The name of the drawing: two characters are somebody else on their other side. */
export function drawingOf(role: Role): string {
  const number = numberOf(role);
  return number === 14 || number === 18 ? `who-${role}` : `who-${number}`;
}

/** The sides of a character in a set: the Doctor's player chooses his, the Teacher's depends on the round. */
function sidesOf(member: Role, round: number): Role[] {
  if (/[yr]$/.test(member)) return [member];
  if (numberOf(member) === 17) return [round === 4 ? "17r" : "17y"];
  return [`${member}y`, `${member}r`];
}

/** Everybody in play, by number. What somebody has, or what is offered, tells the side where it is not fixed. */
export function membersOf(position: Position, offered: Iterable<Role>): Member[] {
  const open = [...offered];
  return position.cast.map((up) => {
    const number = numberOf(up);
    const isHis = (role: Role) => numberOf(role) === number;
    const at = position.players.findIndex(
      (player) => (player.role != null && isHis(player.role)) || (number === 0 && player.paperboy != null),
    );
    const held = position.players[at]?.role;
    const choice = open.filter(isHis);
    const taken = held && isHis(held) ? [held] : sidesOf(up, position.round);
    return { number, sides: choice.length > 0 ? choice : taken, owner: at < 0 ? null : at + 1 };
  });
}
