// Who has horses and cowboys in which enclosure.
import type { Position } from "../../../wire/carson-city/Position";
import type { Seat } from "../../../wire/Seat";
import { figures } from "./figures";

/** What a horse counts for in the rodeo. */
export const ENCLOSURES = figures.hats.map((hats, index) => ({ number: index + 1, hats }));

export function inside(
  position: Position,
  enclosure: number,
): { seat: Seat; horses: number; cowboy: boolean }[] {
  return position.players.flatMap((player, index) => {
    const horses = player.stabled?.[enclosure - 1] ?? 0;
    const cowboy = (player.corralled ?? []).includes(enclosure);
    return horses > 0 || cowboy ? [{ seat: index + 1, horses, cowboy }] : [];
  });
}
