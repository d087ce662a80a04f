// What finished games came to: as figures and plots that are tables too; and the waiting room tells what is played.
import { complaints } from "./checks";
import { decisions, expect, playOut, table, test } from "./town";

test("finished games are counted, plotted and told as tables", async ({ visit }) => {
  const page = await visit("statistics", { name: "Ada" });
  await expect(page.getByText("once you have finished one")).toBeVisible();
  for (const level of ["tenderfoot", "cowhand"]) {
    await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "bot", level }] });
    await playOut(page);
  }
  await page.goto(new URL("tables", await page.evaluate(() => document.baseURI)).href);
  await page.getByRole("link", { name: "How all your games went" }).click();
  await expect(page.getByRole("heading", { name: "Circle the Wagons" })).toBeVisible();
  const opponents = page.locator("section", {
    has: page.getByRole("heading", { name: "By opponent at the table" }),
  });
  for (const name of ["Tenderfoot", "Cowhand"]) {
    const row = opponents.getByRole("row", { name: new RegExp(`^${name} 1 `) });
    await expect(row).toContainText("50% by luck alone");
  }
  await expect(page.getByRole("img", { name: /^All points\. 2 games/ })).toBeVisible();
  await page.getByText("As a table").click();
  await expect(page.getByRole("row", { name: /^Average / })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole("row").getByRole("link").first().click();
  await expect(page.locator(".play")).toBeVisible();
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".prompt .after.hint")).toContainText("a bot would do this");
  await expect(page.locator(".prompt .after.hint")).toContainText("Done:");
});

test("who is invited reads by whom and to what; who sets up a table moves seats by the keyboard", async ({
  visit,
}) => {
  const ada = await visit("new/carson-city", { name: "Ada" });
  const seats = ada.locator(".seat select");
  await expect(seats.first()).toHaveValue("me");
  await ada.getByRole("button", { name: "Move seat 1 down" }).press("Enter");
  await expect(seats.nth(1)).toHaveValue("me");
  await expect(ada.getByRole("button", { name: "Move seat 2 down" })).toBeFocused();
  await expect(ada.getByText("without Father Christmas")).toBeVisible();

  const id = await table(ada, {
    game: "carson-city",
    options: { edition: 2015, horses: true },
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  });
  const ben = await visit(`t/${id}`, { name: "Ben" });
  await expect(ben.getByText("Ada invites you to play.")).toBeVisible();
  const played = ben.locator("section", { has: ben.getByRole("heading", { name: "What is played here" }) });
  await expect(played).toContainText("For 3 players");
  await expect(played).toContainText("Edition: 2015");
  await expect(played).toContainText("Horses");
  expect(await complaints(ben)).toEqual([]);
});

test("whoever wants to be asked is asked before what cannot be taken back", async ({ visit }) => {
  const page = await visit("", { name: "Ada", settings: { confirm: "final" } });
  await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Ben" }] });
  const confirm = page.getByRole("button", { name: "Do it" });
  const press = async () => {
    const before = await decisions(page);
    const lay = page.locator("button.lay:not([aria-disabled=true])");
    const card = page.locator("button.card.open");
    await lay.or(card).first().waitFor();
    await ((await lay.count()) > 0 ? lay : card).first().click();
    await confirm
      .or(page.locator(`.play:not([data-decisions="${before}"])`))
      .first()
      .waitFor();
    return before;
  };
  let before = await press();
  // Taking a card goes on with laying it; the turn passes on after that at the latest.
  for (let step = 0; step < 6 && !(await confirm.isVisible()); step += 1) before = await press();
  await expect(page.locator(".prompt .after.hint")).toContainText("This cannot be taken back");
  await page.getByRole("button", { name: "Not yet" }).click();
  await expect(confirm).toHaveCount(0);
  expect(await decisions(page)).toBe(before);
  await press();
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(`.play[data-decisions="${before + 1}"]`)).toHaveCount(1);
});
