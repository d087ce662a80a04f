// For everybody: every language, every width, the keyboard alone, a screen reader.
import type { Page } from "@playwright/test";
import { complaints } from "./checks";
import { decisions, expect, move, settled, table, test, turn } from "./town";

const PAGES = [
  "",
  "tables",
  "new/circle-wagons",
  "new/carson-city",
  "rules",
  "rules/circle-wagons",
  "rules/carson-city",
  "rules/carson-cards",
  "settings",
  "about",
  "programs",
  "replay",
  "nowhere",
];
const TWO_HERE = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] };

for (const language of ["de", "nl", "fr"]) {
  test(`no text is missing in ${language}`, async ({ visit }) => {
    // A missing text is told on the console, and that fails the test.
    const page = await visit("", { name: "Ada", locale: language });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    for (const path of PAGES) {
      await page.goto(new URL(path, await page.evaluate(() => document.baseURI)).href);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.locator("body").innerText(), path).not.toMatch(/\bweb-[a-z]/);
    }
    await table(page, TWO_HERE);
    await move(page);
    await move(page);
    expect(await page.locator("body").innerText()).not.toMatch(/\b(web|wagons)-[a-z]/);
    for (const game of ["carson-city", "carson-cards"]) {
      await table(page, { game, seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] });
      await turn(page);
      await page.locator(".offers li button, [data-target].open, .hand button.open").first().click();
      await page.waitForTimeout(200);
      expect(await page.locator("body").innerText()).not.toMatch(/\b(web|city|cards)-[a-z]+-/);
    }
  });
}

test("the language can be changed at any time and is remembered", async ({ visit }) => {
  const page = await visit("settings");
  await page.getByText("Deutsch").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
});

test("on a phone nothing is wider than the screen, and the prompt is at the thumb", async ({ visit }) => {
  const page = await visit("", {
    name: "Ada",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const base = await page.evaluate(() => document.baseURI);
  for (const path of PAGES) {
    await page.goto(new URL(path, base).href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await noWider(page, path);
  }
  await table(page, TWO_HERE);
  await turn(page);
  await noWider(page, "table");
  const prompt = await page.locator(".prompt").boundingBox();
  expect(prompt && prompt.y + prompt.height).toBeCloseTo(740, 0);
  await page.getByRole("button", { name: "Players, log and more" }).click();
  await expect(page.locator(".side .players")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.locator(".side .players")).not.toBeInViewport();
});

async function noWider(page: Page, path: string) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, path).toBeLessThanOrEqual(360);
}

test("everything can be done with the keyboard alone", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await reach(page, (focus) => focus.textContent.trim() === "Play against a bot now");
  await page.keyboard.press("Enter");
  await turn(page);
  for (let step = 0; step < 2; step += 1) {
    await turn(page);
    const before = await decisions(page);
    await page.keyboard.press("b");
    await reach(page, (focus) => focus.matches("button.card.open, button.lay:not([aria-disabled=true])"));
    await page.keyboard.press("Enter");
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Keys");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the page opens without a network once it was there", async ({ visit }) => {
  const page = await visit("about", { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("boomtown-1")).keys()).length))
    .toBeGreaterThan(3);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
});

test("nothing jumps while a page comes in", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  const base = await page.evaluate(() => document.baseURI);
  for (const path of ["", "rules", "settings", "new/circle-wagons"]) {
    await page.goto(new URL(path, base).href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => done(sum), 300);
        }),
    );
    expect(shift, path || "home").toBeLessThan(0.05);
  }
});

test("with the board in words the focus goes from choice to choice", async ({ visit }) => {
  const page = await visit("", { name: "Ada", settings: { boards: "words" } });
  await table(page, { game: "carson-city", seats: [{ kind: "me" }, { kind: "bot", level: "tenderfoot" }] });
  await turn(page);
  await page.locator(".choosing li button").first().focus();
  for (let step = 0; step < 3; step += 1) {
    const before = await decisions(page);
    await page.keyboard.press("Enter");
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
    await turn(page);
    await expect(page.locator(".choosing li:first-child button")).toBeFocused();
  }
});

/** Tabs until the focus is where it should be. */
async function reach(page: Page, there: (focus: Element) => boolean) {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(`(${there.toString()})(document.activeElement ?? document.body)`);
    if (found) return;
  }
  throw new Error(`the keyboard does not come to where ${there.toString()}`);
}

test("each event and each question is told to a screen reader", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, TWO_HERE);
  await turn(page);
  await move(page);
  const region = page.locator('[aria-live="polite"].unseen');
  await expect(region).toContainText("as the start");
  await expect(region).toContainText("Your turn");
  await page.keyboard.press("w");
  await page.keyboard.press("Enter");
  await expect(page.locator("details[open] li").first()).toBeVisible();
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing to complain about in ${theme}`, async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit("", { name: "Ada", settings: { theme } });
    const base = await page.evaluate(() => document.baseURI);
    for (const path of PAGES) {
      await page.goto(new URL(path, base).href);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await settled(page);
      expect(await complaints(page), path).toEqual([]);
    }
    await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
    await page.locator(".gathering").waitFor();
    expect(await complaints(page), "gathering").toEqual([]);
    await table(page, TWO_HERE);
    await move(page);
    await move(page);
    await turn(page);
    expect(await complaints(page), "table").toEqual([]);
    await table(page, {
      game: "circle-wagons",
      options: { solo: "gold-fever" },
      seats: [{ kind: "me" }],
    });
    await move(page);
    await turn(page);
    expect(await complaints(page), "alone").toEqual([]);
  });
}

for (const game of ["circle-wagons", "carson-city", "carson-cards"]) {
  test(`${game} in words: sentences first and open, drawings for the eyes alone`, async ({ visit }) => {
    const page = await visit("", { name: "Ada", settings: { boards: "words" } });
    await table(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "tenderfoot" }] });
    await turn(page);
    const told = page.getByRole("region", { name: "Board as text" });
    await expect(told.getByRole("listitem").first()).toBeVisible();
    await expect(page.locator(".pictures figure").first()).toBeVisible();
    await expect(page.locator(".board details")).toHaveCount(0);
    expect(await page.getByRole("figure").or(page.locator(".board").getByRole("img")).count()).toBe(0);
    const order = await page.evaluate(() =>
      [...document.querySelectorAll(".told, .pictures")].map(({ className }) => className.split(" ")[0]),
    );
    expect(order).toEqual(["told", "pictures"]);
    await page.keyboard.press("w");
    await expect(page.getByRole("heading", { name: "Board as text" })).toBeFocused();
    expect(await complaints(page)).toEqual([]);
  });
}

for (const game of ["circle-wagons", "carson-city", "carson-cards"]) {
  test(`${game}: where motion is not wished, nothing moves without end`, async ({ visit }) => {
    const page = await visit("", { name: "Ada" });
    await table(page, { game, seats: [{ kind: "me" }, { kind: "bot", level: "tenderfoot" }] });
    await turn(page);
    const endless = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map((one) => (one as CSSAnimation).animationName);
    expect(await page.evaluate(endless)).toEqual([]);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show me the move" }).click();
    await page.getByRole("button", { name: "Do it" }).waitFor();
    expect(await page.evaluate(endless), "while a hint shines").toEqual([]);
  });
}
