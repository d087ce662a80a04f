import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Takes about a quarter less processor time than the whole browser. */
const HEADLESS = ["/usr/bin/chromium-headless-shell", ...WHOLE];

/** The first of these browsers that is there, or the one that is named in the environment. */
function browser(candidates: string[]) {
  const path = [process.env.CHROMIUM, ...candidates].find((path) => path && existsSync(path));
  return {
    launchOptions: {
      executablePath: path,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  };
}

/** What takes minutes is left to `make soak`. */
const LONG = process.env.LONG ? [] : [/@long/];
/** What shows notices of the system needs the whole browser. */
const NOTICES = /@notices/;

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
  },
  projects: [
    { name: "headless", grepInvert: [NOTICES, ...LONG], use: browser(HEADLESS) },
    { name: "whole", grep: NOTICES, grepInvert: LONG, use: browser(WHOLE) },
  ],
});
