// The review in a sentence, for whoever played: what made the difference to the best of the others. It is counted here because reviews
// are kept as they were made; `crates/review/src/verdict.rs` says the same in the terminal, and the tests of both have the same cases.
import type { Review } from "../wire/review/Review";
import type { SeatSum } from "../wire/review/SeatSum";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";

/** A part of the difference: its message and its points. */
export interface Part {
  id: `review-part-${"start" | "luck" | "mine" | "theirs" | "rest"}`;
  points: number;
}

export interface Verdict {
  id: "review-won-by" | "review-lost-by";
  /** Against whom. */
  rival: Seat;
  /** By how much; 0 where a tie was broken. */
  points: number;
  /** What adds up to the difference, in whole points. What is 0 is left out, but for the dice and my decisions. */
  parts: Part[];
}

/** What made me win or lose; nothing for a spectator, and nothing where several seats are mine. */
export function verdictOn(review: Review, table: TableInfo): Verdict | null {
  const [seat, ...more] = table.yours;
  const me = review.seats.findIndex((sum) => sum.seat === seat);
  const mine = review.seats[me];
  const points = review.points[me];
  if (!mine || points === undefined || more.length > 0 || review.points.length < 2) return null;
  const others = review.points.map((score, index) => ({ score, index })).filter(({ index }) => index !== me);
  const best = others.reduce((one, other) => (other.score > one.score ? other : one));
  const rival = review.seats[best.index];
  if (!rival) return null;
  const ahead = points - best.score;
  const won = table.winners.includes(mine.seat);
  return {
    id: won ? "review-won-by" : "review-lost-by",
    rival: rival.seat,
    points: Math.abs(ahead),
    parts: partsOf(mine, rival, review.points.length, ahead),
  };
}

/**
 * Sums are told against the average of the others. Two of them are apart by n/(n - 1) of the points between the two seats, where n
 * play; and what somebody's decisions cost is shared by all others, so that between two seats only their own count.
 */
function partsOf(mine: SeatSum, theirs: SeatSum, players: number, ahead: number): Part[] {
  const apart = (part: "start" | "luck") =>
    Math.round(((mine[part] - theirs[part]) * (players - 1)) / players) || 0;
  const known: Part[] = [
    { id: "review-part-luck", points: apart("luck") },
    { id: "review-part-mine", points: Math.round(mine.decisions) || 0 },
    { id: "review-part-theirs", points: Math.round(-theirs.decisions) || 0 },
    { id: "review-part-start", points: apart("start") },
  ];
  // What is left takes what rounding moved, so that the sum is right.
  const rest = ahead - known.reduce((sum, { points }) => sum + points, 0);
  const always = ["review-part-luck", "review-part-mine"];
  return [...known, { id: "review-part-rest" as const, points: rest }].filter(
    ({ id, points }) => points !== 0 || always.includes(id),
  );
}
