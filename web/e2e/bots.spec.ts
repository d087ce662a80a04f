// Bots with an account: made in the browser, put onto the server by the bridge, played by a person, and on the ladder.
import { complaints } from "./checks";
import { Server } from "./server";
import { expect, playOut, settled, test } from "./town";

test("a bot that was made in the browser plays a person, who invited it, to the end of the game", async ({
  server,
  visit,
}) => {
  test.setTimeout(180_000);
  const page = await visit("settings", { name: "Ada" });
  await page.getByLabel("The bot’s name").fill("Robo");
  await page.getByRole("button", { name: "Make the bot" }).click();
  const token = await page.locator(".token").innerText();
  server.bot(token, "bot.py");
  await page.goto(`${server.url}new/circle-wagons`);
  const robo = page.locator("option", { hasText: "Robo – bot of Ada" });
  // It is offered as soon as its program is there.
  await expect(async () => {
    await page.reload();
    await settled(page);
    await expect(robo.first()).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByLabel("Seat 2", { exact: true }).selectOption({ label: "Robo – bot of Ada" });
  await expect(page.getByText("A program of Ada plays.")).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".players")).toContainText("Robo");
  await playOut(page);
  await expect(page.locator(".ended")).toBeVisible();
});

test("the ladder shows how strong bots are, leads to their games, and fits a phone", async ({ visit }) => {
  test.setTimeout(180_000);
  const server = await Server.start("--ladder", "2");
  try {
    for (const name of ["Ann", "Bob"]) {
      const owner = await visit("settings", { name, at: server });
      await owner.getByLabel("The bot’s name").fill(`Robo ${name}`);
      await owner.getByRole("button", { name: "Make the bot" }).click();
      const token = await owner.locator(".token").innerText();
      const plays = owner.getByRole("group", { name: `Robo ${name} plays on the ladder` });
      // Nothing can be chosen while the account is being made.
      await expect(plays.getByLabel("Circle the Wagons")).toBeEnabled();
      await plays.getByLabel("Circle the Wagons").press("Space");
      await expect(owner.getByText(`Robo ${name}’s rules are kept.`).first()).toBeVisible();
      await expect(plays.getByLabel("Circle the Wagons")).toBeChecked();
      server.bot(token, "bot.py");
    }
    const page = await visit("ladder?game=circle-wagons", { at: server });
    await expect(async () => {
      await page.reload();
      await settled(page);
      await expect(page.getByRole("row", { name: /^Robo Ann/ })).toBeVisible({ timeout: 1_000 });
      await expect(page.getByRole("row", { name: /^Robo Bob/ })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole("heading", { level: 2, name: "2 players" })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Robo Ann/ })).toContainText("Ann’s bot");
    await expect(page.getByRole("columnheader", { name: "95% interval" })).toBeVisible();
    expect(await complaints(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await complaints(page)).toEqual([]);
    // By the keyboard: another game, and back; then a game that was played.
    await page.getByLabel("Carson City", { exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("row", { name: /^Robo Ann/ })).toHaveCount(0);
    await page.getByLabel("Circle the Wagons").press("Space");
    await expect(page.getByRole("row", { name: /^Robo Ann/ })).toBeVisible();
    const records = await page.request.get(`${server.url}api/ladder/circle-wagons/records`);
    expect(records.headers()["content-type"]).toBe("application/gzip");
    await page.getByRole("listitem").getByRole("link", { name: /Robo/ }).first().press("Enter");
    await expect(page.locator(".play .board")).toBeVisible();
    // What the page still fetches comes before the server goes.
    await settled(page);
  } finally {
    await server.end();
  }
});
