// The browser holds no rules and reads no file of a crate: what it shows comes over the wire or out of src/wire, made by the rules.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

/** Texts are the one thing that both sides read. */
const TEXTS = /^(\.\.\/)+crates\/words\/locales\//;
/** What is imported, globbed or fetched from outside of src. */
const QUOTED = /["'`]!?((?:\.\.?\/)+crates\/[^"'`]*)["'`]/g;

test("nothing in the client reads a file of a crate, but for the texts", () => {
  const read = sources("src").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(QUOTED)].map(([, file = ""]) => ({ path, file })),
  );
  expect(read.filter(({ file }) => TEXTS.test(file)).length, "the texts are found").toBeGreaterThan(0);
  expect(read.filter(({ file }) => !TEXTS.test(file))).toEqual([]);
});

test("the text of an action is never taken apart or put together", () => {
  const boards = sources("src/games").filter((path) => !path.includes("/tests/"));
  const parsed =
    /\baction\.(split|startsWith|slice|match|replace)\(|`(lay|take|bid|sell|build|place|want|start) \$\{/;
  expect(boards.filter((path) => parsed.test(readFileSync(path, "utf8")))).toEqual([]);
});

/** What a board would know by itself if it named seats, characters or figures of the rules. */
const RULES: Record<string, RegExp> = {
  "a seat by its number": /\bseat === \d/,
  "a character by its number": /numberOf\([^)]*\) === \d/,
  "an enclosure by its number": /\bnumber === \d/,
  "how many times something is paid": /×\d|\btimes: \d/,
  "how many rounds there are": /\[1, 2, 3, 4\]/,
  "a space by its price": /`(building|vp)-\$\{/,
  "who is ahead": /\b(points|total) === most\b/,
  "whose turn is next": /3 - position\.turn/,
  "how many players are virtual": /fill\) - people/,
  "a line of the sheet by its name": /\bline [!=]== "/,
  "how many property tiles there are": /\b12 - /,
  "a price in dollars": /dollars\(\d/,
};
const DRAWINGS = /\/(tests|art|rules)\//;

test("no board knows a seat, a character, an order or a figure by itself", () => {
  const boards = sources("src/games").filter((path) => !DRAWINGS.test(path));
  const known = boards.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const rules = Object.entries(RULES).filter(([, pattern]) => pattern.test(text));
    return rules.map(([what]) => `${path}: ${what}`);
  });
  expect(known).toEqual([]);
});
