// Sorts the engine for packing: node engine/sort.mjs MODULE RESTORED SORTED, with the module as the page will have it, too.
import { readFileSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";

const [module, restored, sorted] = process.argv.slice(2);
const here = new URL("../src/device/shelves.ts", import.meta.url).pathname;
const { sort, restore } = (await runnerImport(here, { configFile: false, logLevel: "error" })).module;
const shelves = sort(readFileSync(module));
writeFileSync(sorted, shelves);
writeFileSync(restored, restore(shelves));
