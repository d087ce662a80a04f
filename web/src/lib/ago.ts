// How long ago something was, in the words of a language.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Both times in milliseconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, (now - then) / 1000);
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}

/** How long it still takes until then, rounded up: "in 3 days". */
export function until(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  const seconds = Math.max(1, Math.ceil((then - now) / 1000));
  for (const [unit, length] of STEPS.slice(2)) {
    if (seconds >= 2 * length) return format.format(Math.ceil(seconds / length), unit);
  }
  return format.format(seconds, "second");
}
