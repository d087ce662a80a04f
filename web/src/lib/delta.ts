// Carries out what changed from one JSON value to the next; crates/protocol/src/delta.rs makes it and says what it means.

/** A change that does not fit what it is applied to: the client is out of step. */
export class Unfit extends Error {}

type Members = Record<string, unknown>;

/** The value with a change. What did not change stays the very same object. */
export function applyChange(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0] as unknown;
    return splice(value, change);
  }
  if (typeof change !== "object" || change === null) throw new Unfit();
  if (Array.isArray(value)) return changeItems(value, change as Members);
  if (typeof value === "object" && value !== null) return changeMembers(value as Members, change as Members);
  throw new Unfit();
}

function splice(value: unknown, [place, count, ...items]: unknown[]): unknown[] {
  if (!Array.isArray(value) || typeof place !== "number" || typeof count !== "number") throw new Unfit();
  if (place < 0 || count < 0 || place + count > value.length) throw new Unfit();
  return [...(value.slice(0, place) as unknown[]), ...items, ...(value.slice(place + count) as unknown[])];
}

function changeItems(value: readonly unknown[], change: Members): unknown[] {
  const items = [...value];
  for (const [key, inside] of Object.entries(change)) {
    const place = Number(key);
    if (!(place in items)) throw new Unfit();
    items[place] = applyChange(items[place], inside);
  }
  return items;
}

function changeMembers(value: Members, change: Members): Members {
  const members = new Map(Object.entries(value));
  for (const [key, inside] of Object.entries(change)) {
    if (inside === 0) members.delete(key);
    else members.set(key, applyChange(members.get(key), inside));
  }
  return Object.fromEntries(members);
}
