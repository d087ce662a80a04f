import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const candidates = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export default defineConfig({
  testDir: "e2e",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that does other things too may let a browser wait: what fails once is tried again, and told as flaky.
  retries: process.env.CI ? 1 : 0,
  maxFailures: 8,
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    locale: "en-GB",
    trace: "off",
    launchOptions: {
      executablePath: candidates.find((path) => path && existsSync(path)),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
