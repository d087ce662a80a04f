// The table of Carson City: The Card Game: what it shows before a decision, and how one decides with mouse, finger and keys.
import type { Page } from "@playwright/test";
import { complaints, inSight } from "./checks";
import { decisions, expect, isOver, table, test, turn } from "./town";

const ALONE = { game: "carson-cards", seats: [{ kind: "me" }] };
const WITH_BOT = { game: "carson-cards", seats: [{ kind: "me" }, { kind: "bot", level: "tenderfoot" }] };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const ON_ITS_SIDE = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true };

/** Whatever can be pressed to decide, in the order in which it is tried. */
const DECISIONS = [
  ".question .button.primary",
  "button.sell",
  "button.choice",
  "button.lay:not([aria-disabled=true])",
  ".hand button.open",
  "button.lot.open",
];

/** Decides whatever is asked with one press of the mouse; what was asked. */
async function decide(page: Page): Promise<string> {
  await turn(page);
  if (await isOver(page)) return "over";
  const before = await decisions(page);
  await page.locator(DECISIONS.join(", ")).first().waitFor();
  for (const selector of DECISIONS) {
    const target = page.locator(selector).first();
    if ((await target.count()) === 0) continue;
    await target.click();
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
    return selector;
  }
  throw new Error("nothing on the table can be pressed");
}

/** Decides until something can be pressed. */
async function until(page: Page, selector: string) {
  for (let step = 0; step < 30; step += 1) {
    await turn(page);
    await page.locator(DECISIONS.join(", ")).first().waitFor();
    if ((await page.locator(selector).count()) > 0) return;
    await decide(page);
  }
  throw new Error(`nobody was asked for ${selector}`);
}

const rounds = (page: Page) => page.locator(".round b").innerText();

test("a person plays rounds against virtual players and a bot by clicking", async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit("", { name: "Ada" });
  await table(page, WITH_BOT);
  await turn(page);
  expect(await rounds(page)).toBe("Round 1 of 18");
  const asked = new Set<string>();
  for (let step = 0; step < 60 && (await rounds(page)) !== "Round 4 of 18"; step += 1) {
    asked.add(await decide(page));
    await turn(page);
  }
  expect(await rounds(page)).toBe("Round 4 of 18");
  expect([...asked]).toContain(".hand button.open");
  expect([...asked]).toContain("button.lay:not([aria-disabled=true])");
  // Three auction cards are spent, and what everybody won last lies there.
  await expect(page.locator(".hand .gone")).toHaveCount(3);
  // Somebody whose person takes two cards stands there twice.
  for (const name of ["Ada", "Hattie", "Rival", "Rival II"]) {
    await expect(page.locator(".last li", { hasText: `${name} bid` }).first()).toBeAttached();
  }
});

test("the bids lie open with what each player took, the highest first", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, ALONE);
  await until(page, ".hand button.open");
  const stands = await decisions(page);
  await page.locator('.hand button[data-bid="1"]').click();
  await expect(page.locator(`.play[data-decisions="${stands}"]`)).toHaveCount(0);
  await turn(page);
  const bids = (await page.locator(".bids .value").allInnerTexts()).map(Number);
  expect(bids).toHaveLength(4);
  expect(bids).toEqual([...bids].sort((one, other) => other - one));
  // Whoever bid more has taken: their places in the row are empty.
  const mine = await page.locator(".bids li:has(.you) .order").innerText();
  await expect(page.locator(".row .gone")).toHaveCount(Number(mine) - 1);
});

test("a card brings what its place on the map says", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, ALONE);
  await until(page, "button.lay");
  await decide(page);
  await until(page, "button.lay");
  const points = async () =>
    Number((await page.locator(".mine .points").first().innerText()).replace("−", "-"));
  const before = await points();
  await page.locator(".mine .survey").focus();
  const told = await page.locator(".brings").innerText();
  const gain = Number(told.replace("−", "-").replace("+", ""));
  await page.keyboard.press("Enter");
  await expect.poll(points).toBe(before + gain);
});

test("a place that is not allowed says why, and nothing is laid there", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, ALONE);
  await until(page, "button.lay");
  await decide(page);
  await until(page, "button.lay");
  const stands = await decisions(page);
  const city = await page.locator(".mine .survey").boundingBox();
  if (!city) throw new Error("my city is on the table");
  for (let step = 0; step < 6; step += 1) await page.locator(".mine .tools button").nth(1).click();
  await page.mouse.move(city.x + 6, city.y + 6);
  await expect(page.locator(".refused")).toContainText(/touch your city|too large/);
  await page.mouse.down();
  await page.mouse.up();
  expect(await decisions(page)).toBe(stands);
  await expect(page.locator("button.lay")).toHaveAttribute("aria-disabled", "true");
});

test("everything can be decided with the keyboard alone", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, ALONE);
  await until(page, ".hand button.open");
  await page.keyboard.press("b");
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    if ((await page.locator(".hand button.open:focus").count()) > 0) break;
  }
  await page.keyboard.press("5");
  await expect(page.locator('.hand button[data-bid="5"]')).toBeFocused();
  await page.keyboard.press("Enter");
  // From here on the focus goes where the next decision is.
  for (let step = 0; step < 4; step += 1) {
    await turn(page);
    const before = await decisions(page);
    await expect(page.locator("button.open:focus, .mine .survey:focus, .question button:focus")).toHaveCount(
      1,
    );
    await page.keyboard.press("Enter");
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
  }
});

test("what is still to come can be looked up", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, ALONE);
  await turn(page);
  await page.locator("button.pile").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("44 terrain cards of this era");
  await expect(dialog.locator(".persons li").first()).toBeVisible();
});

test("a line of the log points at the cards it speaks of", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, ALONE);
  await turn(page);
  await page.locator(".log li button, .side .log li").first().hover();
  await expect(page.locator(".lot.pointed").first()).toBeVisible();
});

test("on a phone the first tap shows, the second decides, and nothing is wider than the screen", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada", ...PHONE });
  await table(page, ALONE);
  await until(page, ".hand button.open");
  const stands = await decisions(page);
  const bid = page.locator('.hand button[data-bid="9"]');
  await bid.tap();
  await expect(page.locator("button.down")).toContainText("9");
  expect(await decisions(page)).toBe(stands);
  await bid.tap();
  await expect(page.locator(`.play[data-decisions="${stands}"]`)).toHaveCount(0);
  for (let step = 0; step < 5; step += 1) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await turn(page);
    const take = page.locator(".reading .take");
    const before = await decisions(page);
    if (await take.isVisible()) {
      await take.tap();
      await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
    } else await decide(page);
  }
});

/** A finger has bid, and the row lies open for it: a low bid, so that others have taken before. */
async function taking(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await until(page, ".hand button.open, button.lot.open");
    if ((await page.locator("button.lot.open").count()) > 1) return;
    await decide(page);
  }
  throw new Error("nobody was asked to take a card");
}

test("on a phone the first tap on a card of the row shows it, and only the second takes it", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada", ...PHONE });
  await table(page, ALONE);
  await taking(page);
  const stands = await decisions(page);
  const [first, second] = [page.locator("button.lot.open").first(), page.locator("button.lot.open").nth(1)];
  await first.tap();
  await expect(first).toHaveClass(/chosen/);
  await second.tap();
  await expect(second).toHaveClass(/chosen/);
  // Back to the first one: that was looked at before something else, so it is a first tap again.
  await first.tap();
  await expect(first).toHaveClass(/chosen/);
  expect(await decisions(page)).toBe(stands);
  await first.tap();
  await expect(page.locator(`.play[data-decisions="${stands}"]`)).toHaveCount(0);
});

test("on a phone the first tap on the card in hand holds it there, and only the second lays it", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada", ...PHONE });
  await table(page, ALONE);
  await until(page, "button.lay");
  const stands = await decisions(page);
  const ghost = page.locator(".mine .ghost .edge");
  await ghost.scrollIntoViewIfNeeded();
  // The map takes the tap, wherever on it the card is held.
  const tap = async () => {
    const held = await ghost.boundingBox();
    if (!held) throw new Error("the card in hand is held over the city");
    await page.touchscreen.tap(held.x + held.width / 2, held.y + held.height / 2);
  };
  await tap();
  await expect(page.locator("button.lay")).toBeVisible();
  expect(await decisions(page)).toBe(stands);
  await tap();
  await expect(page.locator(`.play[data-decisions="${stands}"]`)).toHaveCount(0);
});

test("who wishes chooses a suit, and wears it on the board", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, { ...ALONE, options: { suits: "chosen" } });
  await turn(page);
  await expect(page.locator("button.suit")).toHaveCount(6);
  await page.locator("button.suit", { hasText: "cow" }).click();
  await until(page, ".hand button.open");
  await expect(page.locator(".log")).toContainText("chooses a suit: cow");
});

test("how strong virtual players are at this table is told where it is set up", async ({ visit }) => {
  const page = await visit("new/carson-cards", { name: "Ada" });
  await expect(page.getByText(/each of them wins about \d+ games in 100/).first()).toBeVisible();
});

test("at the end the points are counted line by line", async ({ visit }) => {
  test.setTimeout(180_000);
  const page = await visit("", { name: "Ada", settings: { motion: "on" } });
  await table(page, ALONE);
  for (let step = 0; step < 120; step += 1) if ((await decide(page)) === "over") break;
  const skip = page.getByRole("button", { name: "Skip the count" });
  await expect(skip).toBeVisible();
  await skip.click();
  await expect(page.getByRole("button", { name: "Count again" })).toBeVisible();
  const total = await page.locator(".pad .sum").first().innerText();
  await expect(page.locator(".finale li").filter({ hasText: "Ada" }).locator(".points")).toHaveText(total);
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing to complain about in ${theme}`, async ({ visit }) => {
    const page = await visit("", { name: "Ada", settings: { theme } });
    await table(page, WITH_BOT);
    await until(page, ".hand button.open");
    expect(await complaints(page), "bidding").toEqual([]);
    await until(page, "button.lay");
    await decide(page);
    await until(page, "button.lay");
    expect(await complaints(page), "laying").toEqual([]);
  });
}

test("on a phone on its side a bid, a card and its place can be chosen without scrolling", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada", ...ON_ITS_SIDE });
  await table(page, WITH_BOT);
  await page.getByRole("button", { name: "Got it" }).tap();
  await until(page, ".hand button.open");
  await inSight(page, ".prompt", '.hand [data-bid="1"]', '.hand [data-bid="9"]', ".mine .ground");
  for (const card of await page.locator("button.lot").all()) {
    await inSight(page, `[data-card="${await card.getAttribute("data-card")}"]`);
  }
  await page.locator('.hand button[data-bid="9"]').tap();
  const down = page.locator("button.down");
  await down.waitFor();
  const stands = await decisions(page);
  await down.tap();
  await expect(page.locator(`.play[data-decisions="${stands}"]`)).toHaveCount(0);
  await until(page, "button.lay");
  await inSight(page, ".prompt", "button.lay", ".mine .ground", ".mine .ghost .edge");
});
