import { expect, playOut, test } from "./town";

test("two browsers play a whole game by an invitation link", async ({ visit }) => {
  test.setTimeout(120_000);
  const ada = await visit();
  const game = ada.locator("article").filter({ hasText: "Circle the Wagons" });
  await game.getByRole("button", { name: "Play with a friend" }).click();
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("button", { name: "Ride on" }).click();
  const link = await ada.getByRole("textbox", { name: "Invitation" }).inputValue();

  const bob = await visit("", { name: "Bob" });
  await bob.goto(link);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([ada, bob].map((page) => page.locator(".play").waitFor()));
  await expect(ada.locator(".players")).toContainText("Bob");
  await expect(bob.locator(".players")).toContainText("Ada");

  await playOut(ada, bob);
  for (const page of [ada, bob]) {
    await expect(page.locator(".ended")).toBeVisible();
    await expect(page.locator(".ended tfoot")).toContainText(/\d/);
  }
  const totals = await ada.locator(".ended tfoot").innerText();
  expect(await bob.locator(".ended tfoot").innerText()).toBe(totals);

  await ada.locator(".ended").getByRole("button", { name: "Check the dice" }).click();
  await expect(ada.getByRole("dialog")).toContainText("Fair");
  await ada.keyboard.press("Escape");
  const record = await ada.request.get(new URL("record.txt", link.replace("/t/", "/api/tables/") + "/").href);
  expect(record.ok()).toBe(true);

  await ada.locator(".ended").getByRole("button", { name: "Play again" }).click();
  await expect(ada).not.toHaveURL(link);
  // It is an offer: nothing begins before he accepts.
  await expect(ada.locator(".seats")).toContainText("kept for Bob");
  await expect(bob.locator(".log .beside").last()).toContainText("Ada would like to play again");
  await bob.locator(".ended").getByRole("button", { name: "Play again too" }).click();
  await expect(bob).toHaveURL(ada.url());
  await Promise.all([ada, bob].map((page) => page.locator(".play").waitFor()));
});

test("people at a table can talk, and keep notes for themselves", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  await ada.locator("article").first().getByRole("button", { name: "Play with a friend" }).click();
  const link = await ada.getByRole("textbox", { name: "Invitation" }).inputValue();
  const bob = await visit("", { name: "Bob" });
  await bob.goto(link);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await ada.getByRole("tab", { name: "Chat" }).click();
  await ada.getByLabel("Say something").fill("Howdy, Bob");
  await ada.keyboard.press("Enter");
  await expect(bob.getByRole("tab", { name: "Chat" })).toContainText("1");
  await bob.getByRole("tab", { name: "Chat" }).click();
  await expect(bob.locator(".chat")).toContainText("Howdy, Bob");

  await ada.getByRole("tab", { name: "Notes" }).click();
  await ada.getByLabel("Private notes").fill("Bob likes cows");
  await expect(ada.locator(".notes")).toContainText("Saved.");
  await ada.reload();
  await ada.getByRole("tab", { name: "Notes" }).click();
  await expect(ada.getByLabel("Private notes")).toHaveValue("Bob likes cows");
  await bob.getByRole("tab", { name: "Notes" }).click();
  await expect(bob.getByLabel("Private notes")).toHaveValue("");
});

test("a host removes his table, and whoever waits there is told", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  await ada
    .locator("article")
    .filter({ hasText: "Circle the Wagons" })
    .getByRole("button", { name: "Play with a friend" })
    .click();
  const link = await ada.getByRole("textbox", { name: "Invitation" }).inputValue();
  const bob = await visit("", { name: "Bob" });
  await bob.goto(link);
  await expect(bob.getByRole("button", { name: "Sit down" })).toBeVisible();
  await expect(bob.getByRole("button", { name: "Remove the table" })).toHaveCount(0);

  await ada.getByRole("button", { name: "Remove the table" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await ada.getByRole("button", { name: "Remove the table" }).press("Enter");
  await ada.getByRole("dialog").getByRole("button", { name: "Remove the table" }).press("Enter");
  await expect(ada).not.toHaveURL(link);
  await expect(bob.getByText("The host has removed this table.").first()).toBeVisible();
  await bob.reload();
  await expect(bob.getByText("There is no such table.")).toBeVisible();
});
