// Fingers on the board of Circle the Wagons: real touch events, as a phone sends them.
import type { CDPSession, Locator, Page } from "@playwright/test";
import { inSight } from "./checks";
import { decisions, expect, move, table, test, turn } from "./town";

const TWO_HERE = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ON_ITS_SIDE = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true };
const STILL = { motion: "off" };

interface Point {
  x: number;
  y: number;
}

/** Fingers that go down together, move in small steps and come up together. */
async function swipe(page: Page, from: Point[], to: Point[]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const STEPS = 8;
  const at = (part: number) =>
    from.map((start, id) => {
      const end = to[id] ?? start;
      return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part, id };
    });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / STEPS) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** The browser takes a tap that follows a swipe at once for the end of the swipe: then it is done again, as people do. */
async function tapAfterSwipe(button: Locator): Promise<void> {
  await button.evaluate((node) => node.addEventListener("click", () => (node.dataset.clicked = "yes")));
  await expect(async () => {
    await button.tap({ timeout: 1_000 });
    expect(await button.and(button.page().locator(":not([data-clicked])")).count()).toBe(0);
  }).toPass();
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is on the page`);
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** Both have laid their first card, and a card is in hand. */
async function laying(page: Page): Promise<void> {
  await table(page, TWO_HERE);
  for (let step = 0; step < 6; step += 1) await move(page);
  await turn(page);
  await page.locator("button.lay").waitFor();
  await page.locator(".mine .survey").scrollIntoViewIfNeeded();
}

/** The part of my town that is shown: left, top, width, height in hundredths of a territory. */
async function shownPart(page: Page): Promise<number[]> {
  const box = await page.locator(".mine .survey svg").first().getAttribute("viewBox");
  return (box ?? "").split(" ").map(Number);
}

/** How many pixels a territory of my town takes. */
async function territory(page: Page): Promise<number> {
  const [, , width = 1] = await shownPart(page);
  return ((await boxOf(page, ".mine .survey svg")).width / width) * 100;
}

test("two fingers zoom into a town, one moves it, and one button shows all of it again", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada", settings: STILL, ...PHONE });
  await laying(page);
  const town = await boxOf(page, ".mine .survey");
  const { x, y } = { x: town.middle.x, y: town.y + 40 };
  const [, , whole = 0] = await shownPart(page);
  const stands = await decisions(page);

  await swipe(
    page,
    [
      { x: x - 30, y },
      { x: x + 30, y },
    ],
    [
      { x: x - 90, y },
      { x: x + 90, y },
    ],
  );
  await expect.poll(async () => (await shownPart(page))[2]).toBeLessThan(whole * 0.5);
  const [left = 0, , close = 0] = await shownPart(page);
  expect(close).toBeGreaterThan(whole * 0.2);

  await swipe(page, [{ x: x - 60, y }], [{ x: x + 60, y }]);
  await expect.poll(async () => (await shownPart(page))[0]).toBeLessThan(left - 10);
  expect((await shownPart(page))[2]).toBeCloseTo(close, 3);

  await tapAfterSwipe(page.getByRole("button", { name: "Fit" }).first());
  await expect.poll(async () => (await shownPart(page))[2]).toBeCloseTo(whole, 3);
  // Nothing of this has decided anything, and the page itself has neither zoomed nor moved.
  expect(await decisions(page)).toBe(stands);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test("what somebody zoomed into stays when the table is told anew, as it is once the engine has come", async ({
  visit,
}) => {
  let comes = () => {};
  const mayCome = new Promise<void>((resolve) => (comes = resolve));
  let greetings = 0;
  const page = await visit("", { name: "Ada", settings: STILL, ...PHONE });
  await page.route("**/assets/engine-*", async (route) => {
    await mayCome;
    await route.continue();
  });
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (String(payload).includes('"detail":"view"')) greetings += 1;
    }),
  );
  await laying(page);
  const [, , whole = 0] = await shownPart(page);
  await page.getByRole("button", { name: "Zoom in" }).first().tap();
  await expect.poll(async () => (await shownPart(page))[2]).toBeLessThan(whole * 0.9);
  const zoomed = await shownPart(page);

  comes();
  await expect.poll(() => greetings, { timeout: 30_000 }).toBe(1);
  // The table is told anew, and the engine makes the rest of it.
  await page.waitForTimeout(1_500);
  expect(await shownPart(page)).toEqual(zoomed);
});

test("a card is dragged from the hand into the town with a finger, and laid there", async ({ visit }) => {
  const page = await visit("", { name: "Ada", settings: STILL, ...PHONE });
  await laying(page);
  const hand = await boxOf(page, ".bar .hand");
  const ghost = await boxOf(page, ".mine .ghost .edge");
  const town = await boxOf(page, ".mine .survey");
  // One territory lower than it is held now, still beside the town: an open place.
  const aim = { x: ghost.middle.x, y: ghost.middle.y + (await territory(page)) };
  expect(aim.y).toBeLessThan(town.y + town.height);
  const scrolled = await page.evaluate(() => scrollY);
  await swipe(page, [hand.middle], [aim]);
  await expect.poll(async () => (await boxOf(page, ".mine .ghost .edge")).middle.y).toBeCloseTo(aim.y, 0);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const stands = await decisions(page);
  await tapAfterSwipe(page.locator("button.lay"));
  await expect(page.locator(`.play[data-decisions="${stands}"]`)).toHaveCount(0);
});

test("the card that is held over the town follows the finger", async ({ visit }) => {
  const page = await visit("", { name: "Ada", settings: STILL, ...PHONE });
  await laying(page);
  const [left, top] = await shownPart(page);
  const ghost = await boxOf(page, ".mine .ghost .edge");
  const aim = { x: ghost.middle.x, y: ghost.middle.y - (await territory(page)) };
  await swipe(page, [ghost.middle], [aim]);
  await expect.poll(async () => (await boxOf(page, ".mine .ghost .edge")).middle.y).toBeCloseTo(aim.y, 0);
  expect((await shownPart(page)).slice(0, 2)).toEqual([left, top]);
});

test("on a phone on its side all that a decision needs is in sight", async ({ visit }) => {
  const page = await visit("", { name: "Ada", settings: STILL, ...ON_ITS_SIDE });
  await table(page, TWO_HERE);
  const gotIt = page.getByRole("button", { name: "Got it" });
  await gotIt.waitFor();
  await inSight(page, ".prompt", ".brief");
  await gotIt.tap();
  for (let step = 0; step < 5; step += 1) await move(page);
  await turn(page);
  const card = page.locator("button.card").nth(2);
  await card.tap();
  await inSight(page, ".prompt", "button.card.open", ".middle .take", ".mine .survey");
  await page.locator(".middle .take").tap();
  await page.locator("button.lay").waitFor();
  await inSight(page, ".prompt", "button.lay", "button.turn", ".mine .survey", ".mine .ghost .edge");
});

test("a tip that a phone on its side has no room for comes once it is upright", async ({ visit }) => {
  const page = await visit("", { name: "Ada", settings: STILL, ...ON_ITS_SIDE });
  await table(page, TWO_HERE);
  await page.getByRole("button", { name: "Got it" }).tap();
  // Where the circle begins, a card taken and laid: then a card is to be taken for the second time.
  for (let step = 0; step < 3; step += 1) await move(page);
  await turn(page);
  await expect(page.locator(".brief")).toBeHidden();
  await page.setViewportSize(PHONE.viewport);
  await expect(page.locator(".brief")).toContainText("The next card is free.");
});

test("on a wall the board is larger, not only emptier", async ({ visit }) => {
  const sizes = async (width: number, height: number) => {
    const page = await visit("", { name: "Ada", settings: STILL, viewport: { width, height } });
    await laying(page);
    const part = async (selector: string) => (await boxOf(page, selector)).width;
    return Promise.all([".mine .ghost .edge", "button.card", ".hand", "button.lay"].map(part));
  };
  const desk = await sizes(1440, 900);
  const wall = await sizes(3840, 2160);
  for (const [index, size] of desk.entries()) expect(wall[index]).toBeGreaterThan(size * 1.35);
});
