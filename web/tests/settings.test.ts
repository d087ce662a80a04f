import { afterEach, beforeEach, expect, test } from "vitest";
import { Settings } from "../src/lib/settings.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test("where the page stands still all is shown at once, unless somebody chose a pace", () => {
  const settings = new Settings();
  expect(settings.pace).toBe("steady");
  settings.motion = "off";
  expect(settings.pace).toBe("once");
  settings.pace = "slow";
  expect(settings.pace).toBe("slow");
});

test("a pace is kept only when it was chosen", () => {
  const first = new Settings();
  first.apply();
  const second = new Settings();
  second.motion = "off";
  expect(second.pace).toBe("once");
  second.pace = "quick";
  second.apply();
  expect(new Settings().pace).toBe("quick");
});
