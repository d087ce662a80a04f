// That it is my turn reaches me: in the list and the header at once, on my screen when no page is open, at my own services.
import { Server } from "./server";
import { webhook } from "./services";
import { expect, table, test } from "./town";
import { clicked, WorkerOfPage } from "./worker";

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

test(
  "a message is shown when no page of the table is open, once for each table",
  { tag: "@notices" },
  async ({ visit }) => {
    const ada = await visit("", {
      name: "Ada",
      permissions: ["notifications"],
      serviceWorkers: "allow",
    });
    const worker = await WorkerOfPage.of(ada);
    const { origin } = new URL(ada.url());
    const push = (message: Record<string, unknown>) => worker.push(message);
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
    // What a page in the background has just told is said in full, and calls no second time.
    const calls = (tag: string) =>
      ada.evaluate(async (tag) => {
        const [one] = await (await navigator.serviceWorker.ready).getNotifications({ tag });
        return one && { body: one.body, renotify: (one as Notification & { renotify: boolean }).renotify };
      }, tag);
    await ada.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      await worker.showNotification("Your turn", { tag: "table-ghi", data: { toldAt: Date.now() } });
    });
    await push({ ...message, id: "four", tag: "table-ghi", path: "t/ghi" });
    await expect.poll(() => calls("table-ghi")).toEqual({ body: "Which?", renotify: false });
    await push({ ...message, id: "five", tag: "table-ghi", path: "t/ghi", body: "And now?" });
    await expect.poll(() => calls("table-ghi")).toEqual({ body: "And now?", renotify: true });
  },
);

test(
  "pressing a notice leads to its table, to the page that is open there, or to its answers",
  { tag: "@notices" },
  async ({ visit }) => {
    const ada = await visit("rules", {
      name: "Ada",
      permissions: ["notifications"],
      serviceWorkers: "allow",
    });
    const worker = await WorkerOfPage.of(ada);
    const { origin } = new URL(ada.url());
    const shown = () =>
      ada.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length);
    const message = { id: "one", title: "Your turn", body: "Which?", path: "t/abc", tag: "table-abc" };
    await worker.push(message);
    expect(await clicked(worker, "")).toBe(`${origin}/t/abc`);
    await expect.poll(shown).toBe(0);
    // Where a page is open already, that one comes to the front.
    await worker.push({ ...message, id: "two", path: "learn", tag: "digest" });
    const other = await ada.context().newPage();
    await other.goto(`${origin}/learn`);
    expect(await clicked(worker, "")).toBe(`focus ${origin}/learn`);
    // More answers than there is room for buttons: one leads to all of them.
    const choices = ["a", "b", "c", "d"].map((action) => ({ action, label: action.toUpperCase() }));
    const answer = { path: "api/answer/abc/ticket", open: "Answer here", choices };
    await worker.push({ ...message, id: "three", answer });
    expect(await clicked(worker, "page")).toBe(`${origin}/api/answer/abc/ticket`);
    // One that came from an older server, or nobody knows where from, leads to the start.
    await worker.push({ id: "four", title: "Boomtown" });
    expect(await clicked(worker, "")).toBe(`${origin}/tables`);
  },
);

test("a webhook is set up, tried and removed; what is told and when is kept", async ({ visit }) => {
  const server = await Server.start("--notices-anywhere");
  const hook = await webhook();
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
  await card.getByRole("button", { name: "When I’m away" }).click();
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
