// Several people at one screen, in a game with secrets: while the curtain is up, nothing of any seat is seen, asked or done.
import { decisions, expect, table, test } from "./town";
import type { Page } from "@playwright/test";

const NOTE = "Ada bids high on the bank";

/** Decides as a bot would. */
async function decide(page: Page): Promise<void> {
  const before = await decisions(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Show me the move" }).click();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
}

/** Sets up a game of Ada and Bob, writes a note for Ada and plays until the screen must be handed over. */
async function untilCurtain(page: Page): Promise<string> {
  const id = await table(page, ADA_AND_BOB);
  const address = new URL(`../api/tables/${id}/seats/1/note`, page.url()).href;
  expect((await page.request.put(address, { data: { text: NOTE } })).ok()).toBe(true);
  await page.getByRole("tab", { name: "Notes" }).click();
  for (let step = 0; step < 20 && (await page.locator(".curtain").count()) === 0; step += 1)
    await decide(page);
  await expect(page.locator(".curtain")).toContainText("Hand the screen to");
  return id;
}

/** What is on the page beside the curtain. */
const behind = (page: Page) => page.locator(".play > :not(.curtain, h1)");

const ADA_AND_BOB = { game: "carson-cards", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] };

for (const boards of ["drawn", "words"]) {
  test(`behind the curtain there is nothing to see, to ask or to do, boards ${boards}`, async ({ visit }) => {
    const page = await visit("", { name: "Ada", settings: { boards, language: "en" } });
    const asked: string[] = [];
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => asked.push(String(payload))));
    page.on("request", (request) => asked.push(request.url()));
    const id = await untilCurtain(page);
    const stood = await decisions(page);
    asked.length = 0;
    await expect(behind(page)).toHaveCount(0);
    expect(await page.locator(".play").getAttribute("data-acting")).toBeNull();
    for (const key of ["h", "u", "c", "l", "w", "b", ",", ".", "Home", "End", " ", "Enter"]) {
      await page.keyboard.press(key);
    }
    await expect(behind(page)).toHaveCount(0);
    expect(await decisions(page)).toBe(stood);
    expect(asked.filter((what) => /"ask"|\/note|\/at\//.test(what))).toEqual([]);
    await expect(page.locator("body")).not.toContainText(NOTE);
    await expect(page).not.toHaveURL(/\/at\//);
    // A moment of the past is no way around it.
    await page.goto(new URL(`../t/${id}/at/${stood}`, page.url()).href);
    await expect(page.locator(".curtain")).toBeVisible();
    await page.goto(new URL("2", page.url()).href);
    await expect(page.locator(".curtain")).toBeVisible();
    await expect(behind(page)).toHaveCount(0);
  });
}

test("a page that is loaded again comes up behind the curtain, without a glance at the board", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada" });
  await untilCurtain(page);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector(".play .side, .play .board, .play .prompt")) {
        document.documentElement.dataset.seen = "the board";
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator(".curtain")).toContainText("Hand the screen to");
  await expect(page.locator("html")).not.toHaveAttribute("data-seen");
  // Whoever looked last needs no curtain.
  await page.locator(".curtain button").click();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await page.reload();
  await expect(page.locator(".prompt.mine")).toBeVisible();
  await expect(page.locator(".curtain")).toHaveCount(0);
});

test("each reads only his own notes, and only after he has said who he is", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  const read: string[] = [];
  page.on("request", (request) => void (request.url().endsWith("/note") && read.push(request.url())));
  await untilCurtain(page);
  expect(read).toEqual([]);
  await page.locator(".curtain button").click();
  await expect(page.locator(".notes, .cover")).toContainText("for Bob only");
  expect(read).toEqual([]);
  await page.locator(".cover").getByRole("button", { name: "I am Bob" }).click();
  await expect(page.getByLabel("Private notes")).toHaveValue("");
  expect(read.every((address) => address.endsWith("/seats/2/note"))).toBe(true);
});

test("a hint is for whoever asked, not for whoever sits there next", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await untilCurtain(page);
  await page.locator(".curtain button").click();
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Do it" })).toHaveCount(0);
  await expect(page.locator(".prompt .after.hint")).toHaveCount(0);
});
