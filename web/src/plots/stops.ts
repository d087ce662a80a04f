/** The most rows of a table beside a line. */
const MOST = 40;

/** Some of so many moments, the first and the last among them, evenly spread: what a table beside a line shows. */
export function stops(moments: number): number[] {
  if (moments <= MOST) return Array.from({ length: moments }, (_, index) => index);
  return Array.from({ length: MOST }, (_, index) => Math.round((index * (moments - 1)) / (MOST - 1)));
}
