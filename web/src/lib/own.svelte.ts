// Values that somebody made himself for an option of a game, kept on this device under the names that he gave them.

export interface Kept {
  name: string;
  value: string[];
}

const PLACE = "boomtown-own";
/** More would only make the page long. */
const MOST = 30;

function read(): Record<string, Kept[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept[]>;
  } catch {
    return {};
  }
}

let all = $state.raw(read());

function write(key: string, kept: Kept[]) {
  all = { ...read(), [key]: kept };
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // No room or not allowed: then it lasts as long as this page.
  }
}

/** What is kept for an option, such as `carson-city/river`. */
export function keptFor(key: string): readonly Kept[] {
  return all[key] ?? [];
}

/** Keeps a value; one of the same name is written over. */
export function keep(key: string, name: string, value: readonly string[]): void {
  const others = keptFor(key).filter((one) => one.name !== name);
  write(key, [...others, { name, value: [...value] }].slice(-MOST));
}

export function forget(key: string, name: string): void {
  write(
    key,
    keptFor(key).filter((one) => one.name !== name),
  );
}

/** Whether two values are the same, in whatever order they were made. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** The names in a text, and what in it is no name. */
export function namesIn(text: string, known: readonly string[]): { names: string[]; unknown: string[] } {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const names = [...new Set(words.filter((word) => known.includes(word)))];
  return { names, unknown: words.filter((word) => !known.includes(word)) };
}
