// Clocks from the set-up to zero and back, and the list that says where one is asked.
import { expect, table, test, turn } from "./town";

test("a clock is chosen in words, runs beside its player and stands in the title and the list", async ({
  visit,
}) => {
  const ada = await visit("new/circle-wagons?with=friends", { name: "Ada" });
  await ada
    .getByRole("combobox", { name: "Clock" })
    .selectOption({ label: "One evening: 15 minutes, plus 20 seconds a move" });
  await ada.getByText("A bot takes over", { exact: true }).click();
  await ada.getByRole("button", { name: "Set up the table" }).click();
  await ada.getByRole("textbox", { name: "Invitation" }).waitFor();
  const bob = await visit(new URL(ada.url()).pathname.slice(1), {
    name: "Bob",
    viewport: { width: 390, height: 844 },
  });
  await bob.getByRole("button", { name: "Sit down" }).click();
  await turn(bob);
  // Bob's clock runs, Ada's stands still.
  await expect(ada.locator(".players li.turn [role=timer]")).toContainText(/14:[0-5][0-9] left/);
  await expect(ada.locator(".players li:not(.turn) [role=timer]")).toContainText("15:00 left");
  await expect(bob).toHaveTitle(/^● 14:[0-5][0-9] · /);
  await bob.goto(new URL("../tables", bob.url()).href);
  const mine = bob.getByRole("list", { name: "Your turn" });
  await expect(mine.getByRole("timer")).toContainText(/14:[0-5][0-9] left/);
  await ada.goto(new URL("../tables", ada.url()).href);
  await expect(ada.getByRole("list", { name: "You wait for others" }).getByRole("link")).toHaveCount(1);
  // One key leads to where one is asked.
  await bob.keyboard.press("n");
  await turn(bob);
});

test("at zero a bot goes on, and whoever comes back takes over", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, {
    game: "circle-wagons",
    seats: [{ kind: "me" }, { kind: "open" }],
    clock: { bank: 2, at_zero: "bot" },
  });
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(ada.locator(".log .beside").first()).toContainText(
    "Bob has run out of time: a bot takes over.",
  );
  await expect(bob.locator(".notice")).toContainText("A bot is playing for you");
  await bob.locator(".notice").getByRole("button", { name: "Take my seat back" }).click();
  await expect(ada.locator(".log .beside").filter({ hasText: "Bob is back and plays on." })).not.toHaveCount(
    0,
  );
});

test("a holiday is taken and ended in the settings", async ({ visit }) => {
  const ada = await visit("settings", { name: "Ada" });
  await ada.getByLabel("Days", { exact: true }).fill("3");
  await ada.getByRole("button", { name: "Go on holiday" }).click();
  await expect(ada.getByText("You are on holiday until")).toBeVisible();
  await expect(ada.getByText("25 days left this year.")).toBeVisible();
  await ada.getByRole("button", { name: "I am back" }).click();
  await expect(ada.getByRole("button", { name: "Go on holiday" })).toBeVisible();
});
