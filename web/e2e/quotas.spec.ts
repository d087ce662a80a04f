// Whoever comes near a limit is told before he runs into it.
import { complaints } from "./checks";
import { Server } from "./server";
import { expect, table, test } from "./town";

const OPEN = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] };

test("what is left of a limit is told where it counts", async ({ visit }) => {
  const server = await Server.start("--no-limits=false");
  const ada = await visit("new/circle-wagons?with=friends", { name: "Ada", at: server });
  const strangers = ada.getByText("Everybody, in the list");
  await expect(ada.getByText("can wait in the list")).toHaveCount(0);
  for (let made = 0; made < 4; made += 1) {
    const answer = await ada.request.post(`${server.url}api/tables`, { data: { ...OPEN, listed: true } });
    expect(answer.ok()).toBe(true);
  }
  await ada.reload();
  await expect(ada.getByRole("button", { name: "Set up the table" })).toBeVisible();
  await expect(ada.getByText("can wait in the list"), "only tables for the list count").toHaveCount(0);
  await strangers.click();
  await expect(ada.getByText("One more of your tables can wait in the list.")).toBeVisible();
  expect(await complaints(ada)).toEqual([]);
  await ada.getByRole("button", { name: "Set up the table" }).click();
  await expect(ada.getByText("If you do not look in for 24 hours and the game has not begun")).toBeVisible();
  await server.end();
});

test("reports that are left are told in the dialog that makes one", async ({ visit }) => {
  const server = await Server.start("--no-limits=false");
  const ada = await visit("", { name: "Ada", at: server });
  const id = await table(ada, OPEN);
  const bob = await visit("", { name: "Bob", at: server });
  expect((await bob.request.post(`${server.url}api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  const him = (await (await bob.request.get(`${server.url}api/me`)).json()) as { id: string };
  for (let made = 0; made < 18; made += 1) {
    const report = { table: id, person: him.id, why: "He is rude." };
    expect((await ada.request.post(`${server.url}api/reports`, { data: report })).ok()).toBe(true);
  }
  await bob.goto(`${server.url}t/${id}`);
  for (const page of [ada, bob]) await page.getByRole("tab", { name: /Chat/ }).click();
  await bob.getByLabel("Say something to the table").fill("mule");
  await bob.getByRole("button", { name: "Send" }).click();
  await ada.getByRole("button", { name: "What to do about Bob’s messages" }).click();
  await ada.getByRole("button", { name: "Report Bob" }).click();
  await expect(ada.getByText("You can make 2 more reports today.")).toBeVisible();
  expect(await complaints(ada)).toEqual([]);
  await server.end();
});
