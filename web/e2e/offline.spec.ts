// Whole games without a network, updates in the middle of one, and devices that keep nothing.
import { expect, type Page, type Worker } from "@playwright/test";
import { type Folder, test as base } from "./folder";
import { decisions, isOver, turn } from "./town";

const test = base.extend<{ page: Page }>({
  // In words every game is played by the same list of choices.
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem("boomtown")) localStorage.setItem("boomtown", '{"boards":"words"}');
      if (!localStorage.getItem("boomtown name")) localStorage.setItem("boomtown name", "Ada");
    });
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(error.message));
    await use(page);
    expect(troubles).toEqual([]);
  },
});

/** Opens the town, and waits until it can do without a network. */
async function ready(page: Page, folder: Folder): Promise<void> {
  await page.goto(folder.url);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open("boomtown-1")).match("files.json")) !== undefined);
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
}

async function begin(page: Page, folder: Folder, path: string): Promise<void> {
  await page.goto(`${folder.url}#/${path}`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await stand(page);
}

/** Waits until somebody at this screen is asked, and opens the curtain for him. */
async function stand(page: Page): Promise<void> {
  const curtain = page.locator(".curtain button").first();
  await page.locator(".prompt.mine, .prompt.over").or(curtain).first().waitFor({ timeout: 60_000 });
  if (await curtain.isVisible()) await curtain.click();
  await turn(page);
}

/** The worker that keeps the tables of this device. */
async function keeper(page: Page): Promise<Worker> {
  const found = () => page.workers().find((worker) => /\/worker-[^/]*$/.test(worker.url()));
  await expect.poll(() => found() !== undefined, { timeout: 60_000 }).toBe(true);
  const worker = found();
  if (!worker) throw new Error("the worker has gone");
  return worker;
}

/** Makes a choice, another one each time. */
async function choose(page: Page, step: number): Promise<void> {
  const before = await decisions(page);
  const choices = page.locator(".offers li button");
  await choices.first().waitFor();
  await choices.nth((step * 7) % (await choices.count())).click();
  await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0, { timeout: 30_000 });
}

/** Plays until the game is over or so many choices were made. */
async function playOn(page: Page, most = Infinity): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await stand(page);
    if (await isOver(page)) return;
    await choose(page, step);
  }
}

for (const [name, path] of [
  ["Circle the Wagons alone", "new/circle-wagons?solo=gold-fever"],
  ["Carson City alone", "new/carson-city?solo=miner"],
  ["Carson City at one screen", "new/carson-city?with=screen"],
  ["the card game at one screen", "new/carson-cards?with=screen"],
] as const) {
  test(`${name}: a whole game with the network off and the server gone, with a reload in the middle`, async ({
    page,
    folder,
  }) => {
    // A whole game on a busy machine.
    test.setTimeout(300_000);
    await ready(page, folder);
    await folder.down();
    await page.context().setOffline(true);
    await begin(page, folder, path);
    await playOn(page, 8);
    await stand(page);
    const stands = await decisions(page);
    await page.reload();
    await stand(page);
    expect(await decisions(page)).toBe(stands);
    await playOn(page);
    await expect(page.locator(".prompt.over")).toBeVisible();
    await page.getByRole("button", { name: "Dice" }).first().click();
    await expect(page.locator(".verdict.honest")).toBeVisible();
  });
}

test("previews do not wait while a bot thinks", async ({ page, folder }) => {
  test.slow();
  await ready(page, folder);
  await page.context().setOffline(true);
  await begin(page, folder, "new/circle-wagons");
  const workers = () => page.workers().map((worker) => worker.url().replace(/.*\/([a-z]+)-[^/]*$/, "$1"));
  await expect.poll(workers, { timeout: 60_000 }).toEqual(expect.arrayContaining(["worker", "thinker"]));
});

test("a new version is offered in the middle of a game and not forced; the game goes on with it", async ({
  page,
  folder,
}) => {
  test.slow();
  await ready(page, folder);
  await begin(page, folder, "new/circle-wagons?with=screen");
  await playOn(page, 2);
  await stand(page);
  const stands = await decisions(page);
  const again = folder.publishAnew();
  const looks = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const offer = page.getByText("There is a new version");
  await expect
    .poll(async () => {
      await looks();
      return offer.isVisible();
    })
    .toBe(true);
  // Not forced: the game goes on under the old one.
  await choose(page, 1);
  await stand(page);
  expect(await decisions(page)).toBe(stands + 1);
  const loaded = () => page.evaluate(() => [...document.scripts].map(({ src }) => src).join(" "));
  expect(await loaded()).not.toContain(again);
  await page.getByRole("button", { name: "Reload" }).click();
  await stand(page);
  expect(await loaded()).toContain(again);
  expect(await decisions(page)).toBe(stands + 1);
  await playOn(page, 1);
});

test("storage that is full says so, loses nothing, and the game goes on once there is room", async ({
  page,
  folder,
}) => {
  test.slow();
  await ready(page, folder);
  await begin(page, folder, "new/circle-wagons?with=screen");
  await playOn(page, 2);
  await stand(page);
  const stands = await decisions(page);
  // The device is full: nothing more can be put into its database.
  await (
    await keeper(page)
  ).evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator(".offers li button").first().click();
  await expect(page.getByText("no room left").first()).toBeVisible();
  expect(await decisions(page)).toBe(stands);
  await page.reload();
  await stand(page);
  expect(await decisions(page)).toBe(stands);
  await playOn(page, 2);
});

test("where the browser keeps nothing, a game says so instead of beginning", async ({ page, folder }) => {
  await page.goto(`${folder.url}#/new/circle-wagons?with=screen`);
  await (
    await keeper(page)
  ).evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
  });
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByText("does not let us save")).toBeVisible();
});
