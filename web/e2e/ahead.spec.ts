// Deciding ahead: orders that are left for questions to come, and obvious answers.
import type { Page } from "@playwright/test";
import { complaints } from "./checks";
import { decisions, expect, table, test, turn, type Visitor } from "./town";

const ADA_AND_BOB = {
  game: "carson-city",
  options: { characters: "first-game", buildings: "first-game" },
  seats: [{ kind: "me" }, { kind: "open" }],
};
const [DESK, PHONE] = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** Ada and Bob sit down at a table. */
async function sitDown(
  visit: (path: string, who: Visitor) => Promise<Page>,
  setup: Record<string, unknown> = ADA_AND_BOB,
): Promise<[Page, Page]> {
  const ada = await visit("", { name: "Ada", viewport: DESK });
  const id = await table(ada, setup);
  const bob = await visit(`t/${id}`, { name: "Bob", viewport: DESK });
  await bob.getByRole("button", { name: "Sit down" }).click();
  return [ada, bob];
}

/** Decides as a bot would. */
async function decide(page: Page): Promise<void> {
  const before = await decisions(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Show me the move" }).click();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
}

/** Whose turn it is of these two, and who waits. */
async function whoseTurn(one: Page, other: Page): Promise<[Page, Page]> {
  const asked = await Promise.race([turn(one).then(() => one), turn(other).then(() => other)]);
  return asked === one ? [one, other] : [other, one];
}

/** Opens the orders of whoever waits; tells whether his next cowboy can be ordered. */
async function opensPlacing(page: Page): Promise<boolean> {
  await page.getByRole("button", { name: "Decide ahead" }).click();
  const dialog = page.getByRole("dialog", { name: "Decide ahead" });
  await dialog.getByText(/nothing to decide|Stop and ask me/).waitFor();
  if ((await dialog.getByRole("combobox", { name: "My next cowboy" }).count()) > 0) return true;
  await page.keyboard.press("Escape");
  return false;
}

test("orders to pass fit a phone, answer by themselves, and only their owner reads of them", async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const [ada, bob] = await sitDown(visit);
  let [asked, waits] = await whoseTurn(ada, bob);
  for (let step = 0; step < 20 && !(await opensPlacing(waits)); step += 1) {
    await decide(asked);
    [asked, waits] = await whoseTurn(ada, bob);
  }
  const dialog = waits.getByRole("dialog", { name: "Decide ahead" });
  await waits.setViewportSize(PHONE);
  expect(await complaints(waits)).toEqual([]);
  expect(await waits.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await waits.setViewportSize(DESK);
  await dialog.getByRole("combobox", { name: "My next cowboy" }).selectOption("pass");
  for (const stop of await dialog.getByRole("checkbox").all()) await stop.uncheck();
  await dialog.getByRole("button", { name: "Leave these orders" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(waits.getByText("Your orders stand.")).toBeVisible();
  await expect(asked.getByText("Your orders stand.")).toHaveCount(0);
  await decide(asked);
  const log = (page: Page) => page.locator(".log").getByText("answered by your orders");
  await expect(log(waits)).toHaveCount(1);
  await expect(log(asked)).toHaveCount(0);
});

test("in the wagons what is taken depends on what the other one takes", async ({ visit }) => {
  test.setTimeout(120_000);
  const [ada, bob] = await sitDown(visit, {
    game: "circle-wagons",
    seats: [{ kind: "me" }, { kind: "open" }],
  });
  // Whoever sits second says where the circle begins, and then waits.
  await turn(bob);
  await decide(bob);
  await turn(ada);
  await bob.getByRole("button", { name: "Decide ahead" }).click();
  const dialog = bob.getByRole("dialog", { name: "Decide ahead" });
  await expect(dialog.getByRole("combobox", { name: /^If Ada takes card/ })).toHaveCount(14);
  expect(await complaints(bob)).toEqual([]);
  for (const line of await dialog.getByRole("combobox").all()) await line.selectOption({ index: 0 });
  await dialog.getByRole("button", { name: "Leave these orders" }).press("Enter");
  await expect(bob.getByText("Your orders stand.")).toBeVisible();
  await decide(ada);
  await decide(ada);
  const log = (page: Page) => page.locator(".log").getByText("answered by your orders");
  await expect(log(bob).first()).toBeVisible();
  await expect(log(ada)).toHaveCount(0);
});

test("obvious answers are switched on in the settings and off at a table", async ({ visit }) => {
  const ada = await visit("settings", { name: "Ada" });
  await ada.getByRole("group", { name: "Obvious answers" }).getByText("On", { exact: true }).click();
  await table(ada, { ...ADA_AND_BOB, seats: [{ kind: "me" }, { kind: "bot", level: "tenderfoot" }] });
  await turn(ada);
  const item = (name: string) => ada.getByRole("button", { name, exact: true });
  await ada.locator(".menu summary").click();
  await item("Ask me everything").click();
  await ada.locator(".menu summary").click();
  await expect(item("Answer the obvious for me")).toBeVisible();
  // What was said at a table stays as it is there.
  await ada.reload();
  await turn(ada);
  await ada.locator(".menu summary").click();
  await expect(item("Answer the obvious for me")).toBeVisible();
});
