// How texts are written where they stand: how much room they need, and what begins with a capital.

/** The number of letters in the longest word; words end at spaces and hyphens, where a line may break. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map((word) => word.length));
}

/** As it begins where it stands by itself: with a capital, unless it is the name of a place on a board, such as b4. */
export function begun(text: string): string {
  return /^\p{L}\d/u.test(text) ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
