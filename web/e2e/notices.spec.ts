// That it is my turn reaches me: in the list and the header at once, on my screen when no page is open, at my own services.
import { createServer, type Server as Service } from "node:http";
import { Server } from "./server";
import { expect, table, test } from "./town";

/** Somebody's service: keeps what it is sent. */
async function service(): Promise<{ url: string; got: Record<string, unknown>[]; end: () => void }> {
  const got: Record<string, unknown>[] = [];
  const listener: Service = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString()));
    request.on("end", () => {
      got.push(JSON.parse(body) as Record<string, unknown>);
      response.end();
    });
  });
  await new Promise<void>((open) => listener.listen(0, "127.0.0.1", open));
  const address = listener.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, got, end: () => listener.close() };
}

test("the list, the header and the title follow without asking", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
  await ada.goto(new URL("../tables", ada.url()).href);
  await expect(ada.getByRole("region", { name: "My tables" }).getByRole("listitem")).toHaveCount(1);
  const other = await ada.context().newPage();
  await other.goto(new URL("rules", ada.url()).href);
  const asked: string[] = [];
  for (const page of [ada, other]) {
    page.on("request", (request) => {
      if (request.url().includes("list=mine")) asked.push(request.url());
    });
  }
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();
  // Whoever begins, it is Ada's turn once Bob has given his seat to a bot.
  await bob.locator(".play").waitFor();
  await bob.locator(".menu summary").click();
  asked.length = 0;
  await bob.getByRole("button", { name: "Let a bot play for me" }).click();
  for (const page of [ada, other]) {
    await expect(page.getByRole("link", { name: "One table is waiting for you" })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /);
  }
  expect(asked).toEqual([]);
});

test("a message is shown when no page of the table is open, once for each table", async ({ visit }) => {
  const ada = await visit("", {
    name: "Ada",
    permissions: ["notifications"],
    serviceWorkers: "allow",
  });
  await ada.evaluate(async () => navigator.serviceWorker.ready);
  const origin = new URL(ada.url()).origin;
  const session = await ada.context().newCDPSession(ada);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  session.on("ServiceWorker.workerRegistrationUpdated", (event) =>
    registrations.push(...event.registrations),
  );
  await session.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const registrationId = registrations[0]?.registrationId ?? "";
  const push = (message: Record<string, unknown>) =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
  const shown = () =>
    ada.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const all = await worker.getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
    });
  const message = {
    id: "one",
    title: "Your turn: Carson City",
    body: "Which?",
    path: "t/abc",
    tag: "table-abc",
  };
  await push(message);
  await push(message);
  const data = { id: "one", address: `${origin}/t/abc` };
  await expect.poll(shown).toEqual([{ title: message.title, body: "Which?", tag: "table-abc", data }]);
  await push({ ...message, id: "two", body: "And now?" });
  await expect.poll(async () => (await shown()).map(({ body }) => body)).toEqual(["And now?"]);
  await push({ ...message, id: "three", tag: "table-def", path: "t/def" });
  await expect.poll(async () => (await shown()).length).toBe(2);
});

test("a webhook is set up, tried and removed; what is told and when is kept", async ({ visit }) => {
  const server = await Server.start("--notices-anywhere");
  const hook = await service();
  try {
    const ada = await visit("settings", { name: "Ada", at: server });
    const card = ada.getByRole("region", { name: "When I’m away" });
    await card.getByText("Webhook", { exact: true }).click();
    await card.getByLabel("Address of the webhook").fill(hook.url);
    await card.getByRole("button", { name: "Add this webhook" }).press("Enter");
    await card.getByRole("button", { name: `Try it: ${hook.url}` }).press("Enter");
    await expect.poll(() => hook.got.map(({ title }) => title)).toEqual(["It works"]);
    await card.getByText("What was sent").click();
    await expect(async () => {
      await ada.reload();
      await card.getByText("What was sent").click();
      await expect(card.getByRole("listitem").filter({ hasText: "test" })).toContainText("arrived", {
        timeout: 500,
      });
    }).toPass();
    await card.getByLabel("Quiet hours").check();
    await expect(card.getByLabel("from")).toHaveValue("22:00");
    await card.getByLabel("Quiet hours").uncheck();
    await expect(card.getByLabel("from")).toHaveCount(0);
    await card.getByLabel("Somebody says something at my table").check();
    await ada.reload();
    await expect(card.getByLabel("Somebody says something at my table")).toBeChecked();
    await card.getByRole("button", { name: `Remove: ${hook.url}` }).click();
    await expect(card.getByText("Nothing is set up yet")).toBeVisible();
  } finally {
    hook.end();
    await server.end();
  }
});

test("the settings of messages fit a phone and name everything", async ({ visit }) => {
  const ada = await visit("settings", { name: "Ada", viewport: { width: 390, height: 800 } });
  const card = ada.getByRole("region", { name: "When I’m away" });
  await card.getByText("Webhook", { exact: true }).click();
  await card.getByLabel("Address of the webhook").fill("https://127.0.0.1/inside");
  await card.getByRole("button", { name: "Add this webhook" }).click();
  // Where messages may not go is said.
  await expect(
    ada.getByRole("alert").or(ada.getByRole("status")).filter({ hasText: "public addresses" }),
  ).toHaveCount(1);
  const wide = await ada.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});
