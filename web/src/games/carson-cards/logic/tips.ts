// What somebody who has never been asked this before is told about it.
import type { View } from "../../../wire/carson-cards/View";

export function tipsFor(view: unknown): string[] {
  const { table, placements, bidders } = view as View;
  const { phase } = table;
  if (phase === "bids") {
    const virtual = bidders.some((bidder) => bidder.scripted);
    return ["web-cards-tip-bid", ...(virtual ? ["web-cards-tip-virtual"] : [])];
  }
  if (placements.length > 0) return ["web-cards-tip-lay"];
  if (phase === "take") return ["web-cards-tip-take"];
  if (phase === "sale" || phase === "last-sale") return ["web-cards-tip-sale"];
  return typeof phase === "object" && "use" in phase ? ["web-cards-tip-use"] : [];
}
