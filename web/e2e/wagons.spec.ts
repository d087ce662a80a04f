// The board of Circle the Wagons: what it shows before a decision, and how one decides with mouse, finger and keys.
import type { Page } from "@playwright/test";
import { decisions, expect, move, playOut, table, test, turn } from "./town";

const TWO_HERE = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] };

/** Both lay their first card: from then on places are open. */
async function begun(page: Page) {
  await table(page, TWO_HERE);
  for (let step = 0; step < 5; step += 1) await move(page);
  await turn(page);
}

const points = async (page: Page) => Number(await page.locator(".mine .points").first().innerText());

test("a card shows what it would hand over before it is taken", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await begun(page);
  const cards = page.locator("button.card");
  const before = await cards.count();
  await cards.nth(3).hover();
  await expect(page.locator(".price")).toContainText("gets 3 cards");
  await expect(page.locator("button.card.given")).toHaveCount(3);
  await cards.nth(3).click();
  await expect(cards).toHaveCount(before - 4);
  await expect(page.locator(".theirs .waiting .small")).toHaveCount(3);
});

test("a card is turned with R, laid with Enter, and brings what was told", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await begun(page);
  await move(page);
  await turn(page);
  const before = await points(page);
  await page.locator(".mine .survey").focus();
  await page.keyboard.press("r");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".said .where")).toContainText("rotated");
  const told = await page.locator(".brings").innerText();
  const gain = Number(told.replace("−", "-").replace("+", ""));
  const stands = await decisions(page);
  await page.keyboard.press("Enter");
  await expect(page.locator(`.play[data-decisions="${stands}"]`)).toHaveCount(0);
  // Now Bob looks at the board, and Ada's town is the other one.
  await expect(page.locator(".theirs .survey .gain").first()).toHaveText(told);
  const after = await page.locator(".theirs .points, .mine .points").allInnerTexts();
  expect(after.map(Number)).toContain(before + gain);
});

test("a place that is not allowed says why, and nothing is laid there", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await begun(page);
  await move(page);
  await turn(page);
  const stands = await decisions(page);
  const town = await page.locator(".mine .survey").boundingBox();
  if (!town) throw new Error("my town is on the board");
  await page.mouse.move(town.x + 8, town.y + 8);
  await expect(page.locator(".refused")).toContainText("neither touch nor cover");
  await page.mouse.down();
  await page.mouse.up();
  expect(await decisions(page)).toBe(stands);
  await expect(page.locator("button.lay")).toHaveAttribute("aria-disabled", "true");
});

test("with a finger the first tap shows and the second decides", async ({ visit }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await visit("", { name: "Ada", ...phone });
  await begun(page);
  const stands = await decisions(page);
  const card = page.locator("button.card").nth(1);
  await card.tap();
  await expect(page.locator(".price")).toContainText("gets one card");
  expect(await decisions(page)).toBe(stands);
  // Another card is something else: after it the first tap shows again.
  const other = page.locator("button.card").nth(2);
  await other.tap();
  await expect(other).toHaveClass(/chosen/);
  await card.tap();
  await expect(card).toHaveClass(/chosen/);
  expect(await decisions(page)).toBe(stands);
  await card.tap();
  await expect(page.locator(`.play[data-decisions="${stands + 1}"]`)).toHaveCount(1);
  const ghost = page.locator(".mine .ghost");
  await ghost.scrollIntoViewIfNeeded();
  const tap = async () => {
    const held = await ghost.boundingBox();
    if (!held) throw new Error("the card in hand is held over the town");
    await page.touchscreen.tap(held.x + held.width / 2, held.y + held.height / 2);
  };
  await tap();
  await expect(page.locator("button.lay")).toBeVisible();
  expect(await decisions(page)).toBe(stands + 1);
  await tap();
  await expect(page.locator(`.play[data-decisions="${stands + 2}"]`)).toHaveCount(1);
});

test("at the end the points are counted up source by source", async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit("", { name: "Ada", settings: { motion: "on" } });
  await table(page, TWO_HERE);
  await playOut(page);
  const counting = page.getByRole("button", { name: "Skip the count" });
  await expect(counting).toBeVisible();
  await expect(page.locator(".survey .lit").first()).toBeVisible();
  await counting.click();
  await expect(page.getByRole("button", { name: "Count again" })).toBeVisible();
  const totals = await page.locator(".finale .points").allInnerTexts();
  expect(totals).toEqual(await page.locator("td.sum .figure").allInnerTexts());
});

test("on a phone the strip begins with the free card each time somebody is asked, however far it was scrolled", async ({
  visit,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await visit("", { name: "Ada", settings: { motion: "off" }, ...phone });
  await begun(page);
  const strip = page.locator(".circle ol");
  let asked = 0;
  for (let step = 0; step < 12; step += 1) {
    await turn(page);
    const card = page.locator("button.card.open");
    await page.locator("button.lay:not([aria-disabled=true])").or(card).first().waitFor();
    if ((await card.count()) === 0) {
      await move(page);
      continue;
    }
    asked += 1;
    const free = await page.locator("button.card").first().boundingBox();
    expect(free?.x).toBeGreaterThanOrEqual(0);
    expect(free?.x).toBeLessThan(40);
    // The next person takes a card from far along, and leaves the strip where it is.
    await strip.evaluate((list) => list.scrollTo({ left: 10_000, behavior: "instant" }));
    const before = await decisions(page);
    const far = card.nth(Math.min(3, (await card.count()) - 1));
    await far.tap();
    await far.tap();
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
  }
  expect(asked).toBeGreaterThan(1);
});
