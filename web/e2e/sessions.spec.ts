import { expect, test } from "./town";

test("whoever ends his other sessions stays known here and nowhere else", async ({ visit }) => {
  const here = await visit("settings", { name: "Ada" });
  const phone = await visit();
  await phone.context().addCookies(await here.context().cookies());
  await phone.goto(here.url());
  await expect(phone.getByLabel("Your name")).toHaveValue("Ada");
  const button = here.getByRole("button", { name: "Sign out all other devices" });
  await button.focus();
  await here.keyboard.press("Enter");
  await expect(here.getByRole("status").filter({ hasText: "only this browser knows you now" })).toHaveCount(
    1,
  );
  await phone.reload();
  await expect(phone.getByRole("button", { name: "Sign out all other devices" })).toHaveCount(0);
  await expect(phone.getByLabel("Your name")).toHaveValue("");
  await here.reload();
  await expect(here.getByLabel("Your name")).toHaveValue("Ada");
});

test("a table whose answer is lost is made once", async ({ visit }) => {
  const page = await visit("new/circle-wagons?with=screen", { name: "Ada" });
  let lost = 0;
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    // The server has done it, and nobody hears of it.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".play")).toBeVisible();
  expect(lost).toBe(1);
  const mine = await page.request.get(new URL("../api/tables?list=mine", page.url()).href);
  const { tables } = (await mine.json()) as { tables: unknown[] };
  expect(tables).toHaveLength(1);
});
