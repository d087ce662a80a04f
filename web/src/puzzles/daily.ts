// Which puzzle a day brings, and how many days in a row were solved.

const DAY = 24 * 60 * 60 * 1000;
/** The day that brings the first puzzle. */
const FIRST = Date.UTC(2026, 0, 1);

/** A day as it stands in a calendar, wherever one is. */
export function dayOf(when: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

function daysSince(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - FIRST) / DAY);
}

/** The number of the puzzle that a day brings, the same for everybody; 0 where there are none. */
export function puzzleOf(day: string, count: number): number {
  if (count === 0) return 0;
  return (((daysSince(day) % count) + count) % count) + 1;
}

/** How many days in a row are among these, up to today or yesterday. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days.map(daysSince));
  let day = daysSince(today);
  if (!solved.has(day)) day -= 1;
  let count = 0;
  while (solved.has(day - count)) count += 1;
  return count;
}
