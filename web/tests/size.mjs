// A table of one game must load quickly: scripts, styles and texts together stay below 200 KB compressed. The engine for the page comes
// after that: all three games and their bots in at most 500 KB, packed in such a way that every server sends it as it is.
// Run after `npm run build`.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 200 * 1024;
const manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8"));

/** All files that come with a part of the client. */
function filesOf(name, seen = new Set()) {
  const part = manifest[name];
  if (!part) throw new Error(`the build has no ${name}`);
  if (seen.has(part.file)) return seen;
  seen.add(part.file);
  for (const style of part.css ?? []) seen.add(style);
  for (const other of part.imports ?? []) filesOf(other, seen);
  return seen;
}

const compressed = (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;

let failed = false;
for (const game of ["circle-wagons", "carson-city", "carson-cards"]) {
  const board = manifest[`src/games/${game}/index.ts`]
    ? `src/games/${game}/index.ts`
    : "src/games/any/index.ts";
  const parts = ["index.html", "src/pages/Table.svelte", board];
  const sizes = ["en", "de", "nl", "fr"].map((language) => {
    const texts = ["table", "web", "server", "account", "clocks", game, `web-${game}`]
      .map((name) => `../crates/words/locales/${language}/${name}.ftl`)
      .filter((path) => existsSync(path))
      .map((path) => `${path}?raw`);
    const files = new Set([...parts, ...texts].flatMap((part) => [...filesOf(part)]));
    return [...files].reduce((sum, file) => sum + compressed(file), 0);
  });
  const size = Math.max(...sizes);
  console.log(`${game}: ${(size / 1024).toFixed(1)} KB of ${LIMIT / 1024} KB`);
  failed ||= size >= LIMIT;
}
const ENGINE_LIMIT = 500 * 1024;
const engine = readdirSync("dist/assets").find((file) => /^engine-.*\.(packed|wasm)$/.test(file));
if (engine) {
  const size = statSync(`dist/assets/${engine}`).size;
  console.log(`engine: ${(size / 1024).toFixed(1)} KB (${size} bytes) of ${ENGINE_LIMIT / 1024} KB`);
  if (size >= ENGINE_LIMIT) {
    console.error(
      "The engine is too large: its functions with their names are in target/page/*/page/browser.wasm.",
    );
    process.exit(1);
  }
}
if (failed) {
  console.error("A table loads too much: look for what was imported and could be loaded later.");
  process.exit(1);
}
