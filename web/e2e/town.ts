// What all tests in the browser share: a server, pages that notice trouble, and hands that play.
import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import { Server } from "./server";

interface Town {
  server: Server;
}
interface Visit {
  /** Opens a browser of its own, at a path of the server, perhaps as somebody with a name. */
  visit(path?: string, who?: Visitor): Promise<Page>;
}
export interface Visitor extends BrowserContextOptions {
  name?: string;
  at?: Server;
  settings?: Record<string, unknown>;
}

export const test = base.extend<Visit, Town>({
  server: [
    // Playwright wants the fixtures it depends on spelled out, and there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  visit: async ({ browser, server }, use) => {
    const troubles: string[] = [];
    const pages: Page[] = [];
    await use(async (path = "", who = {}) => {
      const page = await open(browser, who, troubles);
      pages.push(page);
      const url = (who.at ?? server).url;
      if (who.name) {
        const answer = await page.request.post(`${url}api/me`, { data: { name: who.name } });
        expect(answer.ok()).toBe(true);
      }
      await page.goto(url + path);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(troubles).toEqual([]);
  },
});

async function open(browser: Browser, who: Visitor, troubles: string[]): Promise<Page> {
  const { name: _name, at: _at, settings, ...options } = who;
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-GB",
    // It fetches every file of the client for each new browser, so that journeys need no network: what tests that asks for it.
    serviceWorkers: "block",
    ...options,
  });
  if (settings) {
    await context.addInitScript((kept) => {
      if (!localStorage.getItem("boomtown")) localStorage.setItem("boomtown", kept);
    }, JSON.stringify(settings));
  }
  const page = await context.newPage();
  watch(page);
  page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error.stack || error.message}`));
  page.on("console", (message) => {
    // The browser itself reports refused requests and cut lines; everything else is ours.
    const own = !/Failed to load resource|WebSocket connection|ERR_CONNECTION/.test(message.text());
    if (message.type() === "error" && own) troubles.push(message.text());
  });
  return page;
}

export { expect };

/** What each page waits for, and since when. */
const waiting = new WeakMap<Page, { requests: Set<Request>; since: number }>();

/** Notes what a page waits for, but for the stream of events, which never ends. */
function watch(page: Page): void {
  const state = { requests: new Set<Request>(), since: Date.now() };
  waiting.set(page, state);
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (request.url().endsWith("api/me/events")) return;
    change(request);
    state.since = Date.now();
  };
  page.on(
    "request",
    note((request) => state.requests.add(request)),
  );
  page.on(
    "requestfinished",
    note((request) => state.requests.delete(request)),
  );
  page.on(
    "requestfailed",
    note((request) => state.requests.delete(request)),
  );
}

/** Waits until everything that a page asked for has come. */
export async function settled(page: Page): Promise<void> {
  const isQuiet = () => {
    const state = waiting.get(page);
    return state !== undefined && state.requests.size === 0 && Date.now() - state.since >= 500;
  };
  await expect.poll(isQuiet, { timeout: 30_000 }).toBe(true);
}

/** How many decisions stand at the table shown. */
export async function decisions(page: Page): Promise<number> {
  return Number(await page.locator(".play").getAttribute("data-decisions"));
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(".prompt.over").count()) > 0;
}

export async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator(".prompt.mine").count()) > 0;
}

/** Waits until it is this page's turn or the game is over. */
export async function turn(page: Page): Promise<void> {
  await page.locator(".prompt.mine, .prompt.over").waitFor({ timeout: 30_000 });
}

/** Decides whatever Circle the Wagons asks: takes the free card, lays a card where it is held. */
export async function move(page: Page): Promise<void> {
  await turn(page);
  const before = await decisions(page);
  const lay = page.locator("button.lay:not([aria-disabled=true])");
  const card = page.locator("button.card.open");
  await lay.or(card).first().waitFor();
  await ((await lay.count()) > 0 ? lay : card).first().click();
  await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
}

/** Plays with all these pages until the game is over. */
export async function playOut(...pages: Page[]): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    let moved = false;
    for (const page of pages) {
      if (await isOver(page)) return;
      if (await isAsked(page)) {
        await move(page);
        moved = true;
      }
    }
    if (!moved) await pages[0]?.waitForTimeout(100);
  }
  throw new Error("the game does not come to an end");
}

/** Sets up a table over the API, as the person of this page, and goes there. */
export async function table(page: Page, order: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post(new URL("api/tables", await baseOf(page)).href, { data: order });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(new URL(`t/${id}`, await baseOf(page)).href);
  return id;
}

async function baseOf(page: Page): Promise<string> {
  return page.evaluate(() => document.baseURI);
}
