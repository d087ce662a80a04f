import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.BOOMTOWN_SERVER ?? "http://127.0.0.1:1858";

export default defineConfig({
  // Relative addresses, so that the server can sit below any path; index.html has the base.
  base: "./",
  plugins: [svelte()],
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
  },
});
