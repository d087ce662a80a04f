// A flight's worth of games on a phone: the network is off from the beginning, and everything that needs nobody else works.
import { expect, type Page } from "@playwright/test";
import { complaints } from "./checks";
import { type Folder, test as base } from "./folder";
import { decisions, isOver, turn } from "./town";

const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      // In words every game is played by the same list of choices.
      if (!localStorage.getItem("boomtown")) localStorage.setItem("boomtown", '{"boards":"words"}');
      if (!localStorage.getItem("boomtown name")) localStorage.setItem("boomtown name", "Ada");
      // Bots take no longer than a test has time for.
      const post = Worker.prototype.postMessage as (message: unknown) => void;
      Worker.prototype.postMessage = function (this: Worker, message: { tempo?: object }) {
        post.call(this, message.tempo ? { ...message, tempo: { think: 20, pause: 0 } } : message);
      };
    });
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(error.message));
    await use(page);
    expect(troubles).toEqual([]);
  },
});

/** Opens the town, waits until everything is kept, and takes the network away. */
async function takeOff(page: Page, folder: Folder): Promise<void> {
  await page.goto(folder.url);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open("boomtown-1")).match("files.json")) !== undefined);
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
  await folder.down();
  await page.context().setOffline(true);
}

/** Plays by the list of choices until the game is over, or so many choices were made. */
async function play(page: Page, most = Infinity): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await turn(page);
    if (await isOver(page)) return;
    const before = await decisions(page);
    const choices = page.locator(".offers li button");
    await choices.first().waitFor();
    await choices.nth((step * 7) % (await choices.count())).click();
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0, { timeout: 30_000 });
  }
}

/** A game against bots of this level. */
async function begin(page: Page, folder: Folder, game: string, level: string): Promise<void> {
  await page.goto(`${folder.url}#/new/${game}`);
  const bots = page.locator("select").filter({ has: page.locator(`option[value="bot ${level}"]`) });
  await bots.first().waitFor();
  for (const bot of await bots.all())
    if ((await bot.inputValue()).startsWith("bot ")) await bot.selectOption(`bot ${level}`);
  await page.getByRole("button", { name: "Start the game" }).click();
}

for (const [game, level, tag] of [
  ["circle-wagons", "tenderfoot", ["@long"]],
  ["circle-wagons", "legend", []],
  ["carson-cards", "cowhand", []],
  ["carson-cards", "marshal", ["@long"]],
  ["carson-city", "deputy", []],
] satisfies [string, string, string[]][]) {
  test(`${game}: a whole game against the ${level} without a network`, { tag }, async ({ page, folder }) => {
    // A whole game on a busy machine.
    test.setTimeout(300_000);
    await takeOff(page, folder);
    await begin(page, folder, game, level);
    await play(page);
    await expect(page.locator(".prompt.over")).toBeVisible();
    expect(await complaints(page)).toEqual([]);
  });
}

test("what was played is looked through, checked, and played on from any moment, with hints", async ({
  page,
  folder,
}) => {
  test.setTimeout(300_000);
  await takeOff(page, folder);
  await begin(page, folder, "circle-wagons", "tenderfoot");
  await turn(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("button", { name: "Show me the move" })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "No thanks" }).click();
  await play(page);
  const all = await decisions(page);
  const played = page.url();
  await page.getByRole("button", { name: "Dice" }).first().click();
  await expect(page.locator(".verdict.honest")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`${played}/at/4`);
  await expect(page.locator(".prompt.past .label")).toHaveText(`After move 4 of ${all}`);
  await page.getByRole("button", { name: "Play on from here against bots" }).click();
  await expect(page.getByText("This game continues from decision 4 of another one.")).toBeVisible();
  expect(page.url()).not.toBe(played);
  await play(page, 2);
  await turn(page);
  const stands = await decisions(page);
  await page.reload();
  await turn(page);
  expect(await decisions(page)).toBe(stands);
  await page.goto(`${folder.url}#/tables`);
  await expect(page.locator("a.table")).toHaveCount(2);
});

test("a game that is not over is saved as a file, and goes on from it on another device", async ({
  page,
  folder,
  browser,
}) => {
  test.setTimeout(300_000);
  await page.goto(folder.url);
  await begin(page, folder, "carson-cards", "tenderfoot");
  await play(page, 3);
  await turn(page);
  const stands = await decisions(page);
  await page.getByRole("button", { name: "Players, log and more" }).click();
  await page.locator(".menu summary").click();
  await page.getByRole("button", { name: "Save as a file" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("the secret of the dice");
  expect(await complaints(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save the file" }).click(),
  ]);
  const file = await saved.path();

  // Here it is already.
  await page.goto(`${folder.url}#/replay`);
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("alert")).toContainText("on this device already");

  const other = await (await browser.newContext({ storageState: undefined })).newPage();
  await other.addInitScript(() => {
    localStorage.setItem("boomtown", '{"boards":"words"}');
    localStorage.setItem("boomtown name", "Ada");
  });
  await other.goto(`${folder.url}#/replay`);
  await other.locator("input[type=file]").setInputFiles(file);
  await turn(other);
  expect(await decisions(other)).toBe(stands);
  await expect(other.getByText("Looked ahead").first()).toBeVisible();
  await play(other, 2);
  await other.context().close();
});

test("the rules have their drawings without a network", async ({ page, folder }) => {
  await takeOff(page, folder);
  for (const game of ["circle-wagons", "carson-cards", "carson-city"]) {
    await page.goto(`${folder.url}#/rules/${game}`);
    await expect(page.locator("main h2").first()).toBeVisible();
    await expect(page.locator("main figure svg, main figure img").first()).toBeVisible();
  }
});
