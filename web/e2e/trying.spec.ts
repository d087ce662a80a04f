// Trying for oneself what could come: on a board that nobody else sees, and that counts for nothing until it is sent.
import type { Page } from "@playwright/test";
import { complaints } from "./checks";
import { decisions, expect, move, table, test, turn, type Visitor } from "./town";

const [DESK, PHONE] = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
const TWO = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] };

/** Ada and Bob sit down, and one of them opens the game: the other is to take a card and to lay it. What both pages send is noted. */
async function sitDown(
  visit: (path: string, who: Visitor) => Promise<Page>,
  settings: Record<string, unknown> = {},
): Promise<{ asked: Page; waits: Page; sent: string[] }> {
  const sent: string[] = [];
  const listen = (page: Page) =>
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  const ada = await visit("", { name: "Ada", viewport: DESK, settings });
  listen(ada);
  const id = await table(ada, TWO);
  const bob = await visit("", { name: "Bob", viewport: DESK, settings });
  listen(bob);
  await bob.goto(new URL(`t/${id}`, bob.url()).href);
  await bob.getByRole("button", { name: "Sit down" }).click();
  const first = await Promise.race([turn(ada).then(() => ada), turn(bob).then(() => bob)]);
  await move(first);
  sent.length = 0;
  const [asked, waits] = first === ada ? [bob, ada] : [ada, bob];
  await turn(asked);
  return { asked, waits, sent };
}

const trying = (page: Page) => page.locator(".trying");
const triedOf = async (page: Page) => Number(await trying(page).getAttribute("data-tried"));
const plays = (sent: string[]) => sent.filter((frame) => frame.includes('"kind":"play"'));

async function open(page: Page): Promise<void> {
  await page.keyboard.press("t");
  await expect(trying(page).getByRole("heading", { name: "Just for me" })).toBeVisible();
}

/** Tries the first thing that the board offers. */
async function tryOne(page: Page): Promise<void> {
  const before = await triedOf(page);
  const lay = trying(page).locator("button.lay:not([aria-disabled=true])");
  const card = trying(page).locator("button.card.open");
  await lay.or(card).first().waitFor();
  await ((await lay.count()) > 0 ? lay : card).first().click();
  await expect(page.locator(`.trying[data-tried="${before + 1}"]`)).toHaveCount(1);
}

test("several decisions deep, back and forth, and what is one's own is sent as one", async ({ visit }) => {
  const { asked, waits, sent } = await sitDown(visit);
  const stood = await decisions(asked);
  await open(asked);
  await tryOne(asked);
  await tryOne(asked);
  await expect(asked.locator(".prompt").getByText("Just for you: decide for")).toBeVisible();
  await asked.getByRole("button", { name: "Let bots answer for the others" }).click();
  await expect(asked.locator(".prompt").getByText("Just for you: you decide")).toBeVisible({
    timeout: 30_000,
  });
  await tryOne(asked);
  const deep = await triedOf(asked);
  expect(deep).toBeGreaterThanOrEqual(4);

  const steps = asked.getByRole("list", { name: "What you have tried" }).getByRole("button");
  await expect(steps).toHaveCount(deep + 1);
  await asked.keyboard.press(",");
  await asked.keyboard.press("u");
  expect(await triedOf(asked)).toBe(deep - 2);
  await asked.keyboard.press(".");
  expect(await triedOf(asked)).toBe(deep - 1);
  await expect(steps.nth(deep - 1)).toHaveAttribute("aria-current", "step");
  await asked.getByRole("button", { name: "As things stand" }).click();
  expect(await triedOf(asked)).toBe(0);
  await asked.getByRole("button", { name: "One decision forward" }).press("Enter");
  expect(await triedOf(asked)).toBe(1);
  await expect(asked.getByRole("button", { name: "Send my decision" })).toBeVisible();
  await steps.nth(3).click();

  // Nobody has heard of it.
  expect(plays(sent)).toEqual([]);
  expect(await decisions(waits)).toBe(stood);
  await asked.getByRole("button", { name: "Send my 2 decisions" }).click();
  await expect(asked.getByText("Your 2 decisions have been sent.").first()).toBeVisible();
  await expect(trying(asked)).toHaveCount(0);
  await expect(waits.locator(`.play[data-decisions="${stood + 2}"]`)).toHaveCount(1);
  expect(plays(sent).map((frame) => (JSON.parse(frame) as { ask: { at: number } }).ask.at)).toEqual([
    stood,
    stood + 1,
  ]);
});

test("the table goes on meanwhile: one is told, and tries from there or goes back", async ({ visit }) => {
  const { asked, waits, sent } = await sitDown(visit);
  await open(waits);
  await tryOne(waits);
  await expect(waits.getByRole("button", { name: /^Send/ })).toHaveCount(0);
  const notice = waits.getByText("The table has moved on in the meantime.");
  await expect(notice).toHaveCount(0);
  await move(asked);
  await expect(notice).toBeVisible();
  await waits.getByRole("button", { name: "Try from there" }).click();
  await expect(notice).toHaveCount(0);
  const stands = await decisions(waits);
  await move(asked);
  await expect(notice).toBeVisible();
  await waits.locator(".news").getByRole("button", { name: "Back to the table" }).click();
  await expect(trying(waits)).toHaveCount(0);
  await expect(waits.locator(`.play[data-decisions="${stands + 1}"] .board`)).toBeVisible();
  // Only what was really decided has gone to the table.
  expect(plays(sent)).toHaveLength(2);
});

for (const theme of ["light", "dark"]) {
  test(`fit for everybody, on a desk and on a phone, ${theme}`, async ({ visit }) => {
    const { asked } = await sitDown(visit, { theme });
    await open(asked);
    await tryOne(asked);
    expect(await complaints(asked)).toEqual([]);
    await asked.setViewportSize(PHONE);
    expect(await complaints(asked)).toEqual([]);
    expect(await asked.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await asked.keyboard.press("Escape");
    await expect(trying(asked)).toHaveCount(0);
  });
}

/** Decides as a bot would. */
async function decide(page: Page): Promise<void> {
  const before = await decisions(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Show me the move" }).click();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
}

test("at one screen nobody sees what somebody else tried, and no curtain can be got around", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada" });
  const id = await table(page, {
    game: "carson-cards",
    seats: [{ kind: "me" }, { kind: "here", name: "Bob" }],
  });
  for (let step = 0; step < 20 && (await page.locator(".curtain").count()) === 0; step += 1)
    await decide(page);
  await expect(page.locator(".curtain")).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.locator(".play > :not(.curtain, h1)")).toHaveCount(0);

  // Whoever lifts the curtain tries; meanwhile he decides in another window, and somebody else is asked.
  await page.locator(".curtain button").click();
  await turn(page);
  const whose = await page.locator(".play").getAttribute("data-acting");
  await open(page);
  const other = await page.context().newPage();
  await other.goto(new URL(`../t/${id}`, page.url()).href);
  await other.locator(".curtain button").click();
  await turn(other);
  for (let step = 0; (await other.locator(`.play[data-acting="${whose}"]`).count()) > 0; step += 1) {
    expect(step).toBeLessThan(10);
    await decide(other);
  }
  await other.close();
  await expect(trying(page)).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText("Just for me");
});
