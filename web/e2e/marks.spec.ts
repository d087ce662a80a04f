// Everybody chooses the mark he plays with: at set-up, in the waiting room, and it stands everywhere.
import { complaints } from "./checks";
import { expect, table, test, turn } from "./town";

test("a mark chosen at set-up is mine at the table, and is proposed the next time", async ({ visit }) => {
  const page = await visit("new/circle-wagons", { name: "Ada" });
  await page.getByRole("button", { name: "Seat 1 plays with the hat. Change the mark" }).click();
  const marks = page.getByRole("group", { name: "The mark of seat 1" });
  expect(await complaints(page)).toEqual([]);
  await marks.getByRole("button", { name: "cow" }).click();
  await expect(
    page.getByRole("button", { name: "Seat 1 plays with the cow. Change the mark" }),
  ).toBeFocused();
  // The seat that had none of its own keeps it; what I have is not to be had there.
  await page.getByRole("button", { name: "Seat 2 plays with the star. Change the mark" }).click();
  const taken = page.getByRole("group", { name: "The mark of seat 2" }).getByRole("button", { name: "cow" });
  await expect(taken).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Start the game" }).click();
  await turn(page);
  const colour = (of: string) =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), of);
  expect(await colour("--seat-1")).toBe(await colour("--mark-cow"));
  expect(await colour("--seat-2")).toBe(await colour("--mark-star"));
  // Away from the table nobody wears it.
  await page.goto(new URL("new/carson-city", await page.evaluate(() => document.baseURI)).href);
  await expect(
    page.getByRole("button", { name: "Seat 1 plays with the cow. Change the mark" }),
  ).toBeVisible();
  expect(await colour("--seat-1")).toBe(await colour("--mark-hat"));
});

test("who waits for others changes his mark, and the others see it", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const order = { game: "carson-city", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] };
  const id = await table(ada, order);
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).first().click();
  const mine = bob.getByRole("button", { name: "Seat 2 plays with the star. Change the mark" });
  await mine.press("Enter");
  await bob
    .getByRole("group", { name: "The mark of seat 2" })
    .getByRole("button", { name: "boot" })
    .press("Enter");
  await expect(
    bob.getByRole("button", { name: "Seat 2 plays with the boot. Change the mark" }),
  ).toBeVisible();
  await expect(ada.locator(".gathering .seats .mark-boot")).toHaveCount(1);
  // It is his to choose, not hers.
  await expect(ada.getByRole("button", { name: /Seat 2 plays with/ })).toHaveCount(0);
});
