// Tables on this device: without a server, without a network, in a folder of files below any path.
import { expect, type Page } from "@playwright/test";
import { complaints } from "./checks";
import { type Folder, test } from "./folder";
import { decisions, move, playOut, turn } from "./town";

/** Opens the town, and waits until it can do without a network. */
async function ready(page: Page, folder: Folder): Promise<void> {
  await page.goto(folder.url);
  await expect(page.getByText("No server in reach")).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await (await caches.open("boomtown-1")).match("files.json")) !== undefined);
  await expect.poll(kept, { timeout: 30_000 }).toBe(true);
}

/** Says what they call us, once. */
async function named(page: Page): Promise<void> {
  await page.locator("#your-name").fill("Ada");
  await page.getByRole("button", { name: "Ride on" }).click();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start the game" }).click();
}

test("a whole game at one screen with the network off, left in the middle and taken up again", async ({
  page,
  folder,
}) => {
  // A whole game on a busy machine.
  test.slow();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  await ready(page, folder);
  await folder.down();
  await page.context().setOffline(true);
  await page.goto(`${folder.url}#/new/circle-wagons?with=screen`);
  await page.reload();
  await begin(page);
  await named(page);
  for (let step = 0; step < 6; step += 1) await move(page);
  const stands = await decisions(page);
  await page.reload();
  await turn(page);
  expect(await decisions(page)).toBe(stands);
  await playOut(page);
  await page.getByRole("button", { name: "Dice" }).first().click();
  await expect(page.locator(".verdict.honest")).toBeVisible();
  await page.keyboard.press("Escape");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Game record (text)" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^boomtown-here-[0-9a-f]+\.txt$/);
  // The review is made on the device too, and kept there.
  await page.locator(".ended").getByRole("link", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review this game" }).click();
  const found = page.getByRole("heading", { name: "Chance of winning" });
  await expect(found).toBeVisible({ timeout: 120_000 });
  await page.reload();
  await expect(found).toBeVisible();
  await page.goto(`${folder.url}#/tables`);
  await expect(page.locator("a.table").getByText("On this device")).toBeVisible();
  expect(troubles).toEqual([]);
});

test("against a bot on a phone, fit for everybody", async ({ page, folder }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ready(page, folder);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: /bot/ }).first().click();
  await named(page);
  for (let step = 0; step < 2; step += 1) await move(page);
  await turn(page);
  expect(await decisions(page)).toBeGreaterThanOrEqual(2);
  expect(await complaints(page)).toEqual([]);
});

test("what could come is tried without a network too, and sent to the table here", async ({
  page,
  folder,
}) => {
  await ready(page, folder);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: /bot/ }).first().click();
  await named(page);
  await turn(page);
  const stood = await decisions(page);
  await page.keyboard.press("t");
  const trying = page.locator(".trying");
  await trying.locator("button.card.open, button.lay:not([aria-disabled=true])").first().click();
  await expect(trying).toHaveAttribute("data-tried", "1");
  expect(await decisions(page)).toBe(stood);
  await page.getByRole("button", { name: "Send my decision" }).click();
  await expect(trying).toHaveCount(0);
  await expect.poll(() => decisions(page)).toBeGreaterThan(stood);
});

test("each game begins on this device, and so does each solo game", async ({ page, folder }) => {
  await ready(page, folder);
  await page.context().setOffline(true);
  let first = true;
  for (const path of [
    "new/carson-city?with=screen",
    "new/carson-cards?with=screen",
    "new/circle-wagons?solo=gold-fever",
    "new/carson-city?solo=miner",
  ]) {
    await page.goto(`${folder.url}#/${path}`);
    await begin(page);
    if (first) await named(page);
    first = false;
    await turn(page);
    expect(await decisions(page)).toBe(0);
  }
  await page.goto(`${folder.url}#/tables`);
  await expect(page.locator("a.table")).toHaveCount(4);
});

test("the folder asks nobody else for anything", async ({ page, folder }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(folder.url) && !url.startsWith("blob:") && !url.startsWith("data:"))
      outside.push(url);
  });
  await ready(page, folder);
  expect(outside).toEqual([]);
  expect(folder.asked.filter((path) => path.includes("/api/"))).toEqual([]);
});
