/** Whether two values of JSON say the same, in whatever order their fields stand. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), other as Record<string, unknown>];
  return (
    mine.length === Object.keys(other).length &&
    mine.every(([key, value]) => Object.hasOwn(other, key) && same(value, theirs[key]))
  );
}
