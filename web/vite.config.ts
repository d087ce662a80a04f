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

export default defineConfig({
  // Relative addresses, so that the server can sit below any path; index.html has the base.
  base: "./",
  plugins: [svelte(), fontsFirst],
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
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});
