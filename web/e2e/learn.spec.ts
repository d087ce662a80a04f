// Lessons: taken by hand and by keys, on a phone, in other languages, and without a server once they are there.
import type { Page } from "@playwright/test";
import { complaints } from "./checks";
import { expect, test } from "./town";

const told = (page: Page) => page.locator(".lesson .told");

/** Takes a lesson to its end with the keyboard alone, with the boards in words. */
async function byKeys(page: Page) {
  const next = page.getByRole("button", { name: "Next", exact: true });
  const over = page.getByText("Time for a real game!");
  for (let step = 0; step < 12 && (await over.count()) === 0; step += 1) {
    await page.getByRole("button", { name: "Show me" }).press("Enter");
    await page.locator(".choosing button.hinted").press("Enter");
    await expect(told(page)).toContainText("That’s it");
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(over.first()).toBeVisible();
}

for (const game of ["circle-wagons", "carson-cards", "carson-city"]) {
  test(`the lesson of ${game} can be taken by keys alone, with the boards in words`, async ({ visit }) => {
    const page = await visit(`learn/${game}`, { settings: { boards: "words" } });
    await byKeys(page);
    await page.goto(new URL("learn", await page.evaluate(() => document.baseURI)).href);
    await expect(page.getByRole("link", { name: /✓ Done/ })).toHaveCount(1);
  });
}

test("a move on the real board that is not it is answered, and the right one goes on", async ({ visit }) => {
  const page = await visit("learn/circle-wagons");
  await expect(told(page)).toContainText("costs you nothing");
  await page.locator("button.card").nth(1).click();
  await expect(told(page)).toContainText("Not quite. You may, but then Clara gets every card you skip.");
  await page.locator("button.card.open").first().click();
  await expect(told(page)).toContainText("That’s it. Yours.");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.locator("button.lay:not([aria-disabled=true])").first().click();
  await expect(told(page)).toContainText("Three deserts are connected");
});

test("a lesson goes on without a server, and in another language", async ({ visit }) => {
  const page = await visit("learn/carson-city", {
    locale: "de-DE",
    name: "Ada",
    serviceWorkers: "allow",
  });
  await expect(told(page)).toContainText("drei Berge berührt");
  await expect(page.locator('[data-target="f3"]')).toBeVisible();
  await page.context().setOffline(true);
  await page.locator('[data-target="f3"]').click();
  await expect(told(page)).toContainText("Sie gehört dir für $4");
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(told(page)).toContainText("Land allein bringt wenig");
});

test("lessons are for everybody: on a phone, and as axe wants them", async ({ visit }) => {
  const page = await visit("learn", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await expect(page.getByRole("heading", { name: "Learn by playing" })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole("link", { name: /Your first round/ }).tap();
  await expect(told(page)).toContainText("touches three mountains");
  await expect(page.locator('[data-target="f3"]')).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test("what is shown on a phone comes into sight, and the dots tell how far one is", async ({ visit }) => {
  const page = await visit("learn/carson-city", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await expect(page.locator(".lesson")).toContainText("You are Sam");
  const dots = page.locator(".lesson .dots .passed");
  await expect(dots).toHaveCount(0);
  for (let tap = 0; tap < 2; tap += 1) await page.locator('[data-target="f3"]').tap();
  await expect(told(page)).toContainText("That’s it");
  await expect(dots).toHaveCount(1);
  await page.getByRole("button", { name: "Next", exact: true }).tap();
  const mine = page.locator('[data-target="building-4"]');
  // It lies below the map, behind what is said.
  const isInFront = () =>
    mine.evaluate((stop) => {
      const { left, top, width, height } = stop.getBoundingClientRect();
      return stop.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isInFront()).toBe(false);
  await page.getByRole("button", { name: "Show me" }).tap();
  await expect(mine).toHaveClass(/hinted/);
  await expect.poll(isInFront).toBe(true);
});

test("tips can be had again", async ({ visit }) => {
  const page = await visit("settings", { name: "Ada" });
  await page.evaluate(() => localStorage.setItem("boomtown-taught", '["carson-city","no-tips"]'));
  await page.reload();
  await page.getByRole("button", { name: "Show all tips again" }).click();
  await expect(page.getByText("You will see every tip again.").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("boomtown-taught"))).toBe("[]");
});

test("a puzzle is answered with what each choice is worth, and its proof can be clicked through by keys", async ({
  visit,
}) => {
  const page = await visit("puzzles", { settings: { boards: "words" } });
  const wagons = page.getByRole("region", { name: "Circle the Wagons" });
  await wagons.getByRole("link").first().click();
  await expect(page.locator(".puzzle .told")).toHaveText("What is best here? Make the move.");
  await page.locator(".choosing li button").first().press("Enter");
  await expect(page.locator(".puzzle .told")).toHaveText(
    /^(Right: nothing is better|There is something better)/,
  );
  await expect(page.locator(".puzzle")).toContainText("Everything was tried to the end of the game");
  const proof = page.getByRole("button", { name: "Show the proof" }).first();
  await proof.press("Enter");
  const next = page.getByRole("button", { name: "Next move of the proof" });
  await expect(next).toHaveCount(1);
  await next.press("Enter");
  expect(await complaints(page)).toEqual([]);
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(wagons.getByRole("link").first()).toHaveText(/✓|·/);
});
