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

test("own times are entered behind a choice, say what they have to be, and are kept at the table", async ({
  visit,
}) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const ada = await visit("new/circle-wagons?with=friends", { name: "Ada", viewport });
    await expect(ada.getByLabel("Minutes at the start")).toHaveCount(0);
    await ada.getByRole("combobox", { name: "Clock" }).selectOption({ label: "Own times …" });
    const minutes = ada.getByLabel("Minutes at the start");
    await minutes.fill("30");
    // The most on a clock is less than what it begins with.
    const most = ada.getByLabel("Never more on a clock than (minutes)");
    await expect(most).toHaveAttribute("aria-invalid", "true");
    const problem = "“Never more on a clock than (minutes)”: enter a whole number from 30 to 600.";
    await expect(most).toHaveAccessibleDescription(problem);
    await ada.getByRole("button", { name: "Set up the table" }).click();
    await expect(most).toBeFocused();
    expect(new URL(ada.url()).pathname).toBe("/new/circle-wagons");
    await most.fill("45");
    await ada.getByLabel("Seconds that each move adds").fill("5");
    await expect(ada.getByText(problem)).toHaveCount(0);
    expect(await ada.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await ada.getByText("Days for each move", { exact: true }).first().click();
    await ada.getByLabel("Days for each move", { exact: true }).last().fill("2");
    await ada.getByLabel("At weekends").check();
    await ada.getByText("The seat forfeits", { exact: true }).click();
    await ada.getByRole("button", { name: "Set up the table" }).click();
    await ada.getByRole("textbox", { name: "Invitation" }).waitFor();
    const path = new URL(ada.url()).pathname.replace("/t/", "/api/tables/");
    const answer = await ada.request.get(new URL(path, ada.url()).href);
    const { clock } = (await answer.json()) as { clock: Record<string, unknown> };
    expect(clock).toMatchObject({ bank: 172_800, increment: 172_800, at_zero: "forfeit", holidays: true });
    expect(clock.rest).toMatchObject({ nights: false, weekends: true });
  }
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
