// What somebody who has never been asked this before is told about it.
import { match } from "../../../lib/match";
import type { Phase } from "../../../wire/carson-cards/Phase";
import type { View } from "../../../wire/carson-cards/View";

export function tipsFor(view: unknown): string[] {
  const { table, placements, bidders } = view as View;
  // A card is laid within the phase in which it was taken.
  if (placements.length > 0) return ["web-cards-tip-lay"];
  const virtual = bidders.some((bidder) => bidder.scripted);
  const nothing = (): string[] => [];
  return match<Phase, string[]>(
    table.phase,
    {
      suits: nothing,
      use: () => ["web-cards-tip-use"],
      "take-at-once": nothing,
      sale: () => ["web-cards-tip-sale"],
      bids: () => ["web-cards-tip-bid", ...(virtual ? ["web-cards-tip-virtual"] : [])],
      take: () => ["web-cards-tip-take"],
      choice: nothing,
      "last-sale": () => ["web-cards-tip-sale"],
      over: nothing,
    },
    [],
  );
}
