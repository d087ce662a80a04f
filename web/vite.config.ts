import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.BOOMTOWN_SERVER ?? "http://127.0.0.1:1858";

/** The two typefaces are asked for with the page, so that letters do not change while one reads. */
const fontsFirst: Plugin = {
  name: "fonts-first",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => ({
          tag: "link",
          injectTo: "head",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `./${file}`, crossorigin: true },
        })),
  },
};

/** The engine for the page, where it was built (engine/build.sh): packed, or as it is where nothing could pack it; nothing where it was not. */
const ENGINES = ["engine.packed", "engine.wasm"].map((name) =>
  resolve(import.meta.dirname, "engine/dist", name),
);
const engineIfBuilt: Plugin = {
  name: "engine-if-built",
  resolveId: (id) => (id === "virtual:engine" ? "\0virtual:engine" : null),
  load: (id) => {
    if (id !== "\0virtual:engine") return null;
    const built = ENGINES.find((file) => existsSync(file));
    return built
      ? `export { default as engine } from ${JSON.stringify(`${built}?url`)};`
      : "export const engine = null;";
  },
};

/** The names of all files that never change, so that everything can be kept for days without a network. */
const listOfFiles: Plugin = {
  name: "list-of-files",
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
    this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(files.sort()) });
  },
};

export default defineConfig({
  // Relative addresses, so that the server can sit below any path; index.html has the base.
  base: "./",
  assetsInclude: ["**/*.packed"],
  plugins: [svelte(), fontsFirst, engineIfBuilt, listOfFiles],
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Components are tested as they run in the browser.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    environment: "jsdom",
    setupFiles: ["tests/browser.ts"],
    // The files share a browser: to start one for each takes longer than all tests.
    pool: "threads",
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});
