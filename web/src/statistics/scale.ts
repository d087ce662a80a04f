// The levels of a plot of points.

/** How many levels there are at most. */
const MOST = 6;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Round numbers from below the least to above the most of these values, zero among them. */
export function levels(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const least = Math.min(0, ...known);
  const most = Math.max(1, ...known);
  const step = STEPS.find((one) => (most - least) / one <= MOST - 1) ?? 1_000;
  const from = Math.floor(least / step);
  const to = Math.ceil(most / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}
