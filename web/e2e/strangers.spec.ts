// Strangers at a table: what the host and everybody else can do about them.
import type { Page } from "@playwright/test";
import { expect, table, test } from "./town";

const OPEN = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];

async function join(page: Page, id: string): Promise<void> {
  const address = new URL(`api/tables/${id}/join`, await page.evaluate(() => document.baseURI)).href;
  expect((await page.request.post(address, { data: {} })).ok()).toBe(true);
}

test("two of the same name are told apart, and who watches is marked as watching", async ({ visit }) => {
  const host = await visit("", { name: "Ada" });
  const id = await table(host, { game: "circle-wagons", seats: OPEN.slice(0, 2) });
  const other = await visit("", { name: "Ada" });
  await join(other, id);
  await other.goto(host.url());
  await expect(host.locator(".players")).toContainText("Ada II");
  const watcher = await visit(`t/${id}`, { name: "Ada" });
  for (const page of [host, watcher]) await page.getByRole("tab", { name: /Chat/ }).click();
  await watcher.getByLabel("Say something to the table").fill("I am the real one");
  await watcher.getByRole("button", { name: "Send" }).click();
  const remark = host.locator(".chat li", { hasText: "the real one" });
  await expect(remark).toContainText("Ada III");
  await expect(remark).toContainText("watching");
});

test("a remark can be muted, hidden for all, and the chat kept to the players", async ({ visit }) => {
  const host = await visit("", { name: "Ada" });
  const id = await table(host, { game: "circle-wagons", seats: OPEN.slice(0, 2) });
  const bob = await visit("", { name: "Bob" });
  await join(bob, id);
  await bob.goto(host.url());
  const cy = await visit(`t/${id}`, { name: "Cy" });
  for (const page of [host, bob, cy]) await page.getByRole("tab", { name: /Chat/ }).click();
  const speak = async (text: string) => {
    await cy.getByLabel("Say something to the table").fill(text);
    await cy.getByRole("button", { name: "Send" }).click();
  };
  await speak("you play like a mule");
  await expect(host.locator(".chat")).toContainText("mule");
  // Bob mutes him, at every table and after a reload; the host still hears.
  await bob.getByRole("button", { name: "What to do about Cy’s messages" }).click();
  await bob.getByRole("button", { name: "Mute Cy" }).click();
  await expect(bob.locator(".chat")).not.toContainText("mule");
  await bob.reload();
  await bob.getByRole("tab", { name: /Chat/ }).click();
  await expect(bob.locator(".chat")).not.toContainText("mule");
  await expect(host.locator(".chat")).toContainText("mule");
  await bob.getByRole("button", { name: "Hear Cy again" }).click();
  await expect(bob.locator(".chat")).toContainText("mule");
  // The host hides him from everybody.
  await host.getByRole("button", { name: "What to do about Cy’s messages" }).click();
  await host.getByRole("button", { name: "Hide Cy from everybody" }).click();
  await expect(bob.locator(".chat")).not.toContainText("mule");
  await expect(cy.locator(".chat")).toContainText("The host has hidden your messages");
  await host.getByRole("button", { name: "Show Cy’s messages again" }).click();
  await expect(bob.locator(".chat")).toContainText("mule");
  await host.getByLabel("Only the players talk here").check();
  await expect(cy.locator(".chat")).toContainText("only the players talk");
  await expect(cy.getByLabel("Say something to the table")).toHaveCount(0);
  await expect(bob.getByLabel("Say something to the table")).toBeVisible();
});

test("the host sends somebody away, before the game and before its first decision", async ({ visit }) => {
  const host = await visit("", { name: "Ada" });
  const id = await table(host, { game: "carson-cards", seats: OPEN });
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).first().click();
  await host.getByRole("button", { name: "Send away" }).click();
  await host.getByRole("dialog").getByRole("button", { name: "Send away" }).click();
  await expect(bob.getByRole("button", { name: "Sit down" })).toHaveCount(2);
  await bob.getByRole("button", { name: "Sit down" }).first().click();
  await expect(bob.locator("body")).toContainText("The host has sent you from this table");
  const [cy, dee] = [await visit(`t/${id}`, { name: "Cy" }), await visit(`t/${id}`, { name: "Dee" })];
  await cy.getByRole("button", { name: "Sit down" }).first().click();
  await expect(dee.getByRole("button", { name: "Sit down" })).toHaveCount(1);
  await dee.getByRole("button", { name: "Sit down" }).click();
  await expect(host.locator(".play")).toBeVisible();
  await host.locator(".menu summary").click();
  await host.getByRole("button", { name: "Send Dee away" }).click();
  await host.getByRole("dialog").getByRole("button", { name: "Send away" }).click();
  await expect(host.locator(".gathering")).toBeVisible();
  await expect(dee.locator(".gathering")).toBeVisible();
  const eve = await visit(`t/${id}`, { name: "Eve" });
  await eve.getByRole("button", { name: "Sit down" }).click();
  for (const page of [host, cy, eve]) await expect(page.locator(".players")).toContainText("Eve");
});
