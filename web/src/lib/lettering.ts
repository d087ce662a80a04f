// How much room a text needs where it may not be broken within a word.

/** The number of letters in the longest word; words end at spaces and hyphens, where a line may break. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map((word) => word.length));
}
