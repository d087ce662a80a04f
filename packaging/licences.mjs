// Writes the licences of everything that goes into the program: the crates of Rust, and what the browser client is built from.
//   node packaging/licences.mjs > LICENCES.txt
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The texts that lie beside a package. */
function texts(folder) {
  const isLicence = (name) => /^(licen[cs]e|copying|notice|unlicense)/i.test(name);
  const files = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile() && isLicence(one.name));
  return files.map(({ name }) => readFileSync(join(folder, name), "utf8").trim());
}

/** The crates that the program is linked from, without those that only build or test it. */
function crates() {
  const host = execFileSync("rustc", ["-vV"], { encoding: "utf8" }).match(/^host: (.*)$/m)?.[1] ?? "";
  const options = ["--format-version", "1", "--locked", "--offline", "--filter-platform", host];
  const printed = execFileSync("cargo", ["metadata", ...options], { cwd: root, maxBuffer: 1 << 28 });
  const { packages, resolve, workspace_members: own } = JSON.parse(printed);
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const linked = new Set();
  const waiting = packages.filter(({ id, name }) => own.includes(id) && name === "boomtown").map(({ id }) => id);
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (linked.has(id)) continue;
    linked.add(id);
    const normal = nodes.get(id).deps.filter(({ dep_kinds: kinds }) => kinds.some(({ kind }) => kind === null));
    waiting.push(...normal.map((dependency) => dependency.pkg));
  }
  return packages
    .filter(({ id }) => linked.has(id) && !own.includes(id))
    .map(({ name, version, license, manifest_path: path }) => ({ name, version, license, texts: texts(dirname(path)) }));
}

/** What the browser client carries along. */
function modules() {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, "web/package.json"), "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies })
    .map((name) => join(root, "web/node_modules", name))
    .filter((folder) => existsSync(join(folder, "package.json")))
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      return { name, version, license, texts: texts(folder) };
    });
}

const all = [...crates(), ...modules()].sort((a, b) => a.name.localeCompare(b.name));
for (const { name, version, license, texts } of all) {
  console.log(`${"=".repeat(79)}\n${name} ${version}: ${license ?? "see below"}\n\n${texts.join("\n\n")}\n`);
}
