import { Server } from "./server";
import { decisions, expect, move, table, test, turn } from "./town";

const TWO_HERE = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] };

test("a move made while the server is down lands when it is back, and nothing is lost", async ({ visit }) => {
  const server = await Server.start();
  try {
    const page = await visit("", { name: "Ada", at: server });
    await table(page, TWO_HERE);
    for (let step = 0; step < 3; step += 1) await move(page);
    const before = await decisions(page);
    await turn(page);
    await server.down("SIGKILL");
    await expect(page.locator(".prompt .after.trouble")).toContainText("Connection lost");
    await page.locator("button.lay:not([aria-disabled=true]), button.card.open").first().click();
    await page.waitForTimeout(500);
    expect(await decisions(page)).toBe(before);
    await server.up();
    await expect(page.locator(".prompt .after.trouble")).toHaveCount(0, { timeout: 20_000 });
    await expect(page.locator(`.play[data-decisions="${before + 1}"]`)).toBeVisible();
    await move(page);
  } finally {
    await server.end();
  }
});

test("below another path everything works the same", async ({ visit }) => {
  const server = await Server.start("--base-path", "/town");
  try {
    const page = await visit("", { name: "Ada", at: server });
    await table(page, TWO_HERE);
    await move(page);
    await page.goto(`${server.url}rules/circle-wagons`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Circle the Wagons");
  } finally {
    await server.end();
  }
});

test("a table that does not exist is told, and leads home", async ({ visit }) => {
  const page = await visit("t/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This trail leads nowhere");
  await page.getByRole("link", { name: "Back to town" }).click();
  await expect(page.locator("article")).toHaveCount(3);
});

test("whoever was here once reads the rules of every game without a network", async ({ visit, server }) => {
  const page = await visit("", { name: "Ada", serviceWorkers: "allow" });
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => url);
    });
  // The page of the rules is kept, and nothing more has come for a while.
  let before = -1;
  await expect(async () => {
    const now = await kept();
    const grown = now.length - before;
    before = now.length;
    expect(now.some((address) => /\/Rules-/.test(address))).toBe(true);
    expect(grown).toBe(0);
  }).toPass({ intervals: [2_000], timeout: 40_000 });
  await page.context().setOffline(true);
  for (const game of ["circle-wagons", "carson-city", "carson-cards"]) {
    await page.goto(`${server.url}rules/${game}`);
    await expect(page.locator("article h2").first()).toBeVisible();
  }
});

test("rules that cannot be loaded say so, and can be tried again", async ({ visit, server }) => {
  const page = await visit("", { name: "Ada" });
  await page.route(/carson-city-.*\.js$/, (route) => route.abort());
  await page.goto(`${server.url}rules/carson-city`);
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute(/carson-city-.*\.js$/);
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.locator("article h2").first()).toBeVisible();
});

test("a part of the page that does not come is told, and comes when the page is loaded again", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada" });
  await page.route(/Statistics-.*\.js$/, (route) => route.abort());
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute(/Statistics-.*\.js$/);
  await page.getByRole("alert").getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Statistics");
});
