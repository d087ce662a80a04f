// A round of Carson City as it is told on the table, and what stays of it.
import { decisions, expect, table, test, turn } from "./town";

const BOT = { kind: "bot", level: "tenderfoot" };
const GAME = {
  game: "carson-city",
  options: { characters: "first-game", buildings: "first-game" },
  seats: [{ kind: "me" }, BOT, BOT],
};

test("a round is told step by step, can be paused and skipped, and is kept on a card", async ({ visit }) => {
  test.setTimeout(180_000);
  const page = await visit("", {
    name: "Ada",
    reducedMotion: "no-preference",
    settings: { motion: "on", pace: "slow", language: "en" },
  });
  await table(page, GAME);
  const pause = page.getByRole("button", { name: "Pause" });
  const telling = page.locator(".prompt").getByText("What happens");
  for (let step = 0; step < 30; step += 1) {
    // Once she has passed, the others place all their cowboys, slowly told one after the other.
    await expect(page.locator(".prompt.mine").or(telling)).toBeVisible({ timeout: 90_000 });
    if (await telling.isVisible()) break;
    const before = await decisions(page);
    const pass = page.locator('[data-action="pass"]');
    const anything = page.locator("[data-target].open, [data-action]");
    await ((await pass.count()) > 0 ? pass : anything.first()).click({ force: true });
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
  }
  await pause.click();
  const where = await page.locator(".prompt").innerText();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".prompt")).not.toHaveText(where);
  await page.getByRole("button", { name: "Skip" }).click();
  await turn(page);

  await page.keyboard.press("r");
  const card = page.getByRole("dialog");
  await expect(card.getByRole("columnheader")).toHaveText(["Ada", "Hattie", "Otis"]);
  await expect(card.getByRole("row", { name: /Money before and after/ })).toContainText("→");
  await card.getByRole("button", { name: "Watch this round again" }).click();
  await expect(page).toHaveURL(/\/at\/0/);
});
