// A badge for each person, made from the id: a shape, a pattern and two of four tones, so that it is told apart without colour too.

export const SHAPES = ["round", "shield", "diamond", "square", "hexagon", "arch"] as const;
export const PATTERNS = [
  "plain",
  "pale",
  "fess",
  "bend",
  "cross",
  "saltire",
  "chevron",
  "quarters",
  "dot",
  "ring",
] as const;
/** Tones of the theme, each on the other. */
export const TONES = ["ink", "press", "mine", "points"] as const;

export interface Badge {
  shape: (typeof SHAPES)[number];
  pattern: (typeof PATTERNS)[number];
  tone: (typeof TONES)[number];
}

/** FNV-1a: the same everywhere, and different for ids that differ by a letter. */
function scattered(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The low bits of a product know little of the high ones.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The badge of the person of this id. */
export function badgeOf(id: string): Badge {
  const number = scattered(id);
  const pick = <T>(list: readonly T[], by: number): T => list[by % list.length] as T;
  return {
    shape: pick(SHAPES, number),
    pattern: pick(PATTERNS, Math.floor(number / SHAPES.length)),
    tone: pick(TONES, Math.floor(number / (SHAPES.length * PATTERNS.length))),
  };
}

/** Four letters that tell two people of the same name apart, the same wherever they are shown. */
export function tagOf(id: string): string {
  return `#${id.slice(0, 4)}`;
}
