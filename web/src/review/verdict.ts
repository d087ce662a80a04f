// The review in a sentence, for whoever played.
import type { Review } from "../wire/review/Review";
import type { TableInfo } from "../wire/TableInfo";

export interface Verdict {
  id: "review-won-by" | "review-lost-by";
  args: { points: number; luck: number; decisions: number; others: number };
}

/** What made me win or lose; nothing for a spectator, and nothing where several seats are mine. */
export function verdictOn(review: Review, table: TableInfo): Verdict | null {
  const [seat, ...more] = table.yours;
  const index = review.seats.findIndex((sum) => sum.seat === seat);
  const sum = review.seats[index];
  const points = review.points[index];
  if (!sum || points === undefined || more.length > 0 || review.points.length < 2) return null;
  const best = Math.max(...review.points.filter((_, other) => other !== index));
  const won = seat !== undefined && table.winners.includes(seat);
  return {
    id: won ? "review-won-by" : "review-lost-by",
    args: {
      points: Math.abs(points - best),
      luck: Math.round(sum.luck),
      decisions: Math.round(sum.decisions),
      others: Math.round(sum.others),
    },
  };
}
