// What made somebody win or lose adds up, and says against whom.
import { expect, test } from "vitest";
import cases from "../../crates/review/src/tests/verdicts.json";
import { verdictOn } from "../src/review/verdict";
import type { Review } from "../src/wire/review/Review";
import type { SeatSum } from "../src/wire/review/SeatSum";
import type { TableInfo } from "../src/wire/TableInfo";

/** A review as the engine makes it: parts against the average of the others, from what was really given and taken. */
function reviewOf(points: number[], start: number[], luck: number[], cost: number[]): Review {
  const against = (values: number[], index: number) =>
    (values[index] ?? 0) -
    values.filter((_, other) => other !== index).reduce((sum, value) => sum + value, 0) / (values.length - 1);
  const seats = points.map((_, index): SeatSum => {
    const lead = against(points, index);
    const decisions = cost[index] ?? 0;
    const others =
      -cost.filter((_, other) => other !== index).reduce((sum, value) => sum + value, 0) /
      (points.length - 1);
    const [began, fell] = [against(start, index), against(luck, index)];
    return {
      seat: index + 1,
      lead,
      start: began,
      luck: fell,
      luck_doubt: 0,
      decisions,
      others,
      rest: lead - began - fell - decisions - others,
      rounds: [],
    };
  });
  return { points, seats } as unknown as Review;
}

const table = (yours: number[], winners: number[]) => ({ yours, winners }) as unknown as TableInfo;
const parts = (verdict: ReturnType<typeof verdictOn>) =>
  Object.fromEntries(
    (verdict?.parts ?? []).map(({ id, points }) => [id.replace("review-part-", ""), points]),
  );

test("a loss is told against the best of the others, part by part", () => {
  // The second is 8 behind the third: 5 by luck, 6 by his own decisions, and the third gave 3 away.
  const review = reviewOf([30, 32, 40], [0, 0, 0], [1, -2, 3], [-10, -6, -3]);
  const verdict = verdictOn(review, table([2], [3]));
  expect(verdict).toMatchObject({ id: "review-lost-by", rival: 3, points: 8 });
  expect(parts(verdict)).toEqual({ luck: -5, mine: -6, theirs: 3 });
});

test("the page says what the terminal says", () => {
  for (const { points, seats, seat, won, verdict: said } of cases) {
    const review = { points, seats: seats.map((sum, index) => ({ ...sum, seat: index + 1 })) } as Review;
    const verdict = verdictOn(review, table([seat], won ? [seat] : []));
    expect(verdict).toMatchObject({ id: said.id, points: said.points, rival: said.rival });
    const told = verdict?.parts.map(({ id, points }) => [id.replace("review-part-", ""), points]);
    expect(told).toEqual(said.parts);
  }
});

test("the parts add up to the difference, however they are rounded", () => {
  let seed = 7;
  const some = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return (seed / 2147483647 - 0.5) * most;
  };
  for (let game = 0; game < 200; game += 1) {
    const players = 2 + (game % 5);
    const all = (most: number) => Array.from({ length: players }, () => some(most));
    const points = all(60).map(Math.round);
    const review = reviewOf(
      points,
      all(6),
      all(20),
      all(16).map((cost) => -Math.abs(cost)),
    );
    const me = 1 + (game % players);
    const verdict = verdictOn(review, table([me], [me]));
    const rivals = points.filter((_, index) => index !== me - 1);
    const sum = (verdict?.parts ?? []).reduce((so, part) => so + part.points, 0);
    expect(sum).toBe((points[me - 1] ?? 0) - Math.max(...rivals));
    expect(verdict?.points).toBe(Math.abs(sum));
  }
});

test("whoever watched is told nothing, nor whoever played against himself", () => {
  const review = reviewOf([3, 4], [0, 0], [0, 0], [0, 0]);
  expect(verdictOn(review, table([], [2]))).toBeNull();
  expect(verdictOn(review, table([1, 2], [2]))).toBeNull();
});
