// Times of the day as fields of a page have them, and as minutes.

/** The minute of the day of a time such as "22:30"; null if it is none. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** The time of a minute of the day. */
export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
