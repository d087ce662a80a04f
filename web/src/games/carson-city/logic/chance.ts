// What dice and draws brought about, among everything that a decision can bring about.
import type { Event } from "../../../wire/carson-city/Event";
import type { Told } from "../../../wire/Told";

/** Whether dice, a tile from the bag or a card of Standish brought this about. A duel that is decided tells its dice. */
export function byChance({ event }: Told): boolean {
  if (typeof event !== "object" || event === null) return false;
  const happened = event as Exclude<Event, string>;
  if ("money" in happened) {
    const { reason } = happened.money;
    return typeof reason === "object" && "space" in reason && reason.space === "gambling";
  }
  return ["duel", "outlaw_fight", "tile_drawn", "standish_drew"].some((kind) => kind in happened);
}
