// A hostile evening, handled by an operator: a report, a message taken away, somebody kept out, everybody told.
import { complaints } from "./checks";
import { Server } from "./server";
import { expect, table, test } from "./town";

test("an operator deals with a report from the browser alone", async ({ visit }) => {
  const server = await Server.start();
  const host = await visit("", { name: "Ada", at: server });
  const id = await table(host, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
  const bob = await visit("", { name: "Bob", at: server });
  expect((await bob.request.post(`${server.url}api/tables/${id}/join`, { data: {} })).ok()).toBe(true);
  const cy = await visit(`t/${id}`, { name: "Cy", at: server });
  for (const page of [host, cy]) await page.getByRole("tab", { name: /Chat/ }).click();
  await cy.getByLabel("Say something to the table").fill("you play like a mule");
  await cy.getByRole("button", { name: "Send" }).click();
  await host.getByRole("button", { name: "What to do about Cy’s messages" }).click();
  await host.getByRole("button", { name: "Report Cy" }).click();
  await host.getByLabel("What happened?").fill("He insults me.");
  await host.getByRole("dialog").getByRole("button", { name: "Report" }).click();
  await expect(host.getByText("The operators will read it.").first()).toBeVisible();

  const op = await visit("admin", { name: "Op", at: server });
  await expect(op.getByText("This page is for operators")).toBeVisible();
  const me = (await (await op.request.get(`${server.url}api/me`)).json()) as { id: string };
  expect(await server.admin("grant", me.id)).toContain("Done.");
  await op.reload();
  await op.getByText("Reports (1)").click();
  await expect(op.getByText("Ada about Cy")).toBeVisible();
  expect(await complaints(op)).toEqual([]);
  await op.getByRole("button", { name: "Delete this message" }).click();
  await expect(host.locator(".chat")).toContainText("taken away by the operators");
  await expect(host.locator(".chat")).not.toContainText("mule");
  await op.getByRole("button", { name: "Dealt with" }).click();
  await expect(op.getByText("Reports", { exact: true })).toBeVisible();

  await op.getByText("People", { exact: true }).click();
  await op.getByLabel("Find by name, id or address").fill("Cy");
  await op.getByRole("button", { name: "Find", exact: true }).click();
  const found = op.locator("li.card", { hasText: "Cy" });
  await expect(found).toHaveCount(1);
  await found.getByRole("button", { name: "What to do" }).click();
  await found.getByLabel("Note that the person reads").fill("Come back in better spirits.");
  await expect(op.locator(".toast")).toHaveCount(0, { timeout: 20_000 });
  expect(await complaints(op)).toEqual([]);
  await found.getByRole("button", { name: "Ban" }).click();
  await expect(op.getByText("done", { exact: true }).first()).toBeVisible();
  const join = () => cy.request.post(`${server.url}api/tables/${id}/join`, { data: {} });
  await expect.poll(async () => (await join()).status()).toBe(403);

  await op.getByText("House", { exact: true }).click();
  await op.getByRole("textbox", { name: "Announcement" }).fill("Back at noon.");
  await op.getByRole("button", { name: "Announce" }).click();
  const visitor = await visit("", { at: server });
  await expect(visitor.getByText("Back at noon.")).toBeVisible();
  await op.getByText("Log", { exact: true }).click();
  await expect(op.locator("li.card").first()).toContainText("announce");
  expect(await server.admin("log")).toContain("Come back in better spirits.");
  await server.end();
});
