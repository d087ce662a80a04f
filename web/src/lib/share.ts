// What each player puts into the dice, so that nobody else can have chosen them.

/** Random bytes of this browser, after words of one's own if there are any. */
export function share(words = ""): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${words.trim()} ${random}`.trim();
}
