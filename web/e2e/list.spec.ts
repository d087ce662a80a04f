// The list of my tables: each with its board in small, and what happened since I looked.
import { complaints } from "./checks";
import { expect, isAsked, move, settled, table, test } from "./town";

const TWO = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] };

test("a table of mine shows its board in small and tells what happened since I looked", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, TWO);
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(ada.locator(".play")).toBeVisible();
  // Until Bob has decided something of which Ada has heard.
  for (let step = 0; step < 6; step += 1) {
    if (await isAsked(ada)) await move(ada);
    else if (await isAsked(bob)) await move(bob);
  }
  while (await isAsked(ada)) await move(ada);
  const glances: string[] = [];
  ada.on("request", (request) => void (/\/glance/.test(request.url()) && glances.push(request.url())));
  await ada.goto(new URL("../tables", ada.url()).href);
  const card = ada.locator("li.mine");
  await expect(card.locator(".small svg")).toHaveCount(2);
  await expect(card.locator(".small svg use").first()).toBeAttached();
  // Nothing has happened since.
  await expect(card.getByText("Since you last looked")).toHaveCount(0);

  await move(bob);
  await expect(card.getByText("Since you last looked")).toBeVisible();
  await expect(card.getByRole("list").getByRole("listitem").first()).toContainText("Bob");
  expect(glances.every((address) => /\?since=\d+$/.test(address))).toBe(true);
  expect(await complaints(ada)).toEqual([]);
  await ada.setViewportSize({ width: 360, height: 740 });
  expect(await complaints(ada)).toEqual([]);
  expect(await ada.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // Whoever looks at the table knows it.
  await card.getByRole("link").click();
  await expect(ada.locator(".play .board")).toBeVisible();
  await ada.goto(new URL("../tables", ada.url()).href);
  await expect(card.locator(".small svg")).toHaveCount(2);
  await expect(card.getByText("Since you last looked")).toHaveCount(0);
});

test("only tables in sight are asked for", async ({ visit }) => {
  const ada = await visit("", { name: "Ada", viewport: { width: 360, height: 740 } });
  for (let count = 0; count < 8; count += 1) {
    await table(ada, { game: "carson-city", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] });
  }
  const glances = new Set<string>();
  ada.on("request", (request) => void (/\/glance/.test(request.url()) && glances.add(request.url())));
  await ada.goto(new URL("../tables", ada.url()).href);
  await expect(ada.locator("li.mine")).toHaveCount(8);
  await expect(ada.locator("li.mine .small svg").first()).toBeVisible();
  await settled(ada);
  expect(glances.size).toBeLessThan(6);
  await ada.locator("li.mine").last().scrollIntoViewIfNeeded();
  await expect(ada.locator("li.mine").last().locator(".small svg")).toBeVisible();
});
