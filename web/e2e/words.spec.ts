// Boards in words: sentences and tables, for screen readers, the keyboard and a phone.
import { complaints } from "./checks";
import { decisions, expect, settled, table, test, turn } from "./town";

const BOT = { kind: "bot", level: "tenderfoot" };
const GAMES = [
  { game: "carson-city", bots: 2, captions: [/^The players$/, /^The action spaces$/, /^The city$/] },
  { game: "carson-cards", bots: 1, captions: [/^Round 1 of 18: the row$/, /^The players$/] },
  { game: "circle-wagons", bots: 1, captions: [/^The circle/] },
];

for (const { game, bots, captions } of GAMES) {
  test(`${game} in words has its board as tables with heads, on a phone too`, async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit("", {
      name: "Ada",
      viewport: { width: 390, height: 844 },
      settings: { boards: "words", language: "en" },
    });
    await table(page, { game, seats: [{ kind: "me" }, ...Array<typeof BOT>(bots).fill(BOT)] });
    await turn(page);
    await settled(page);
    for (const caption of captions) {
      const grid = page.getByRole("table", { name: caption });
      await expect(grid).toBeVisible();
      await expect(grid.getByRole("columnheader").first()).toBeVisible();
      await expect(grid.getByRole("rowheader").first()).toBeVisible();
    }
    // What is wider than the phone scrolls in its own box, and the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Land that is given away costs nothing in words either.
    if (game === "carson-city")
      await expect(page.getByRole("table", { name: /^The city$/ })).not.toContainText("costs $");
    const box = page.getByRole("group", { name: captions[0] as RegExp });
    await box.focus();
    await expect(box).toBeFocused();
    expect(await complaints(page)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `screenshots/words-${game}.png`, fullPage: true });
  });
}

test("in words the first tap on a choice shows what it brings, and only the second decides", async ({
  visit,
}) => {
  const page = await visit("", {
    name: "Ada",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { boards: "words", language: "en" },
  });
  await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] });
  await turn(page);
  const stands = await decisions(page);
  const [one, other] = [0, 1].map((index) => page.locator(".offers li button").nth(index));
  if (!one || !other) throw new Error("there are choices");
  await one.tap();
  await expect(one).toHaveClass(/tapped/);
  await expect(page.locator(".trial p").first()).toBeVisible();
  await other.tap();
  await expect(other).toHaveClass(/tapped/);
  expect(await decisions(page)).toBe(stands);
  await other.tap();
  await expect(page.locator(`.play[data-decisions="${stands + 1}"]`)).toHaveCount(1);
});
