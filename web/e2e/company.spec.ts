import { decisions, expect, isOver, move, playOut, table, test, turn } from "./town";

test("a person plays a whole game against a bot, with one click and a name", async ({ visit }) => {
  test.setTimeout(150_000);
  const page = await visit();
  const game = page.locator("article").filter({ hasText: "Circle the Wagons" });
  await game.getByRole("button", { name: "Play against a bot now" }).click();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Ride on" }).click();
  await turn(page);
  await expect(page.locator(".players")).toContainText("Deputy");
  await page.getByRole("button", { name: "Hint" }).click();
  const told = page.locator(".prompt .after.hint");
  await expect(told).toBeVisible();
  await expect(told, "a nudge names no move").not.toContainText("A bot would do this");
  await page.getByRole("button", { name: "Show me the move" }).click();
  await expect(told).toContainText("A bot would do this");
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(told).toContainText("games in 100");
  const before = await decisions(page);
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
  await playOut(page);
  await expect(page.locator(".ended")).toBeVisible();
  await page.goto(new URL("../tables", page.url()).href);
  await expect(page.getByRole("region", { name: "Finished" })).toContainText("Circle the Wagons");
});

test("two people play at one screen, without a curtain where nothing is secret", async ({ visit }) => {
  const page = await visit("new/circle-wagons?with=screen", { name: "Ada" });
  await page.getByRole("textbox", { name: "Your name" }).fill("Bob");
  await page.getByRole("button", { name: "Start the game" }).click();
  const seen = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    await turn(page);
    seen.add(await page.locator(".prompt .label").innerText());
    await expect(page.locator(".curtain")).toHaveCount(0);
    await move(page);
  }
  expect([...seen].some((label) => label.includes("Ada"))).toBe(true);
  expect([...seen].some((label) => label.includes("Bob"))).toBe(true);
});

test("where a game has secrets the screen is handed over behind a curtain", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, { game: "carson-cards", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] });
  for (let step = 0; step < 12 && (await page.locator(".curtain").count()) === 0; step += 1) {
    await page.locator(".hand button.open").first().click();
    await page.waitForTimeout(150);
  }
  await expect(page.locator(".curtain")).toContainText("Hand the screen to");
  await page.locator(".curtain button").click();
  await expect(page.locator(".curtain")).toHaveCount(0);
});

test("one rides alone through a scenario", async ({ visit }) => {
  test.setTimeout(90_000);
  const page = await visit("new/circle-wagons?solo=gold-fever", { name: "Ada" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await turn(page);
  await expect(page.locator(".players")).toContainText("Rival");
  await playOut(page);
  expect(await isOver(page)).toBe(true);
});

for (const game of ["circle-wagons", "carson-city", "carson-cards"]) {
  test(`${game} can be played in words too`, async ({ visit }) => {
    const page = await visit("settings", { name: "Ada" });
    await page.getByText("Text", { exact: true }).click();
    const bots = [
      { kind: "bot", level: "tenderfoot" },
      { kind: "bot", level: "tenderfoot" },
    ];
    await table(page, {
      game,
      seats: [{ kind: "me" }, ...(game === "circle-wagons" ? bots.slice(1) : bots)],
    });
    for (let step = 0; step < 8; step += 1) {
      await turn(page);
      const before = await decisions(page);
      await page.locator(".offers li button").first().click();
      await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
    }
    await expect(page.locator(".pictures figure").first()).toBeVisible();
    await expect(page.locator(".log li").nth(3)).toBeVisible();
  });
}
