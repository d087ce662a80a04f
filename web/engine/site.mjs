// Writes the town as a folder that any server for files can serve, below any path: node engine/site.mjs folder
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "../site";
if (!existsSync("engine/dist/engine.wasm")) {
  console.error("Without the engine there is nothing to play in a folder of files: run make site.");
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
cpSync("dist", folder, { recursive: true });
rmSync(join(folder, ".vite"), { recursive: true, force: true });

const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
].join("; ");
const page = readFileSync("dist/index.html", "utf8");
const base = '<base href="/" />';
if (!page.includes(base)) throw new Error(`the page has no ${base}`);
// The policy comes first: it holds for what stands behind it.
const head = [
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  '<base href="./" />',
  '<meta name="boomtown-folder" />',
].join("\n    ");
writeFileSync(join(folder, "index.html"), page.replace(base, head));
console.log(`The town is in ${folder}: any server for files can serve it, below any path.`);
