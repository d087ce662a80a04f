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
