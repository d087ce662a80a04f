// What goes over the wire: little, and what gets lost on the way is made good.
import { inflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { decisions, expect, move, table, test, turn } from "./town";

/** Lets a bot decide, whatever the game. */
async function followTheHint(page: Page): Promise<void> {
  await turn(page);
  const before = await decisions(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Show me the move" }).click();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
}

/** The most that a decision may take in the median, with all that a browser asks for beforehand. */
const MOST = 4_000;

/** What a message says; long ones come deflated. */
const said = (payload: string | Buffer) =>
  typeof payload === "string" ? payload : inflateRawSync(payload).toString();

/** Whether a page has told its server that it has an engine of its own. */
function hasEngine(page: Page): () => boolean {
  let views = false;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (String(payload).includes('"detail":"view"')) views = true;
    }),
  );
  return () => views;
}

for (const game of ["circle-wagons", "carson-city", "carson-cards"]) {
  for (const engine of [true, false]) {
    const how = engine ? "with the engine in the page" : "without an engine";
    test(`${game}: ${how} a decision costs a browser at most ${MOST} bytes in the median, with its hint, previews and forecasts`, async ({
      visit,
    }) => {
      test.setTimeout(120_000);
      const page = await visit("", { name: "Ada" });
      if (!engine) await page.route("**/assets/engine-*", (route) => route.abort());
      const loaded = hasEngine(page);
      /** The bytes of all that is told until a decision is: what was asked for beforehand, and itself. */
      const bytes: number[] = [];
      let told = 0;
      page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
          const text = said(payload);
          if (text.startsWith('{"type":"welcome"')) return;
          told += Buffer.byteLength(payload);
          if (!text.startsWith('{"type":"changed"') || !text.includes('"log":')) return;
          bytes.push(told);
          told = 0;
        }),
      );
      await table(page, { game, seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] });
      if (engine) await expect.poll(loaded, { timeout: 60_000 }).toBe(true);
      for (let step = 0; step < 9; step += 1) {
        if ((await page.locator(".curtain").count()) > 0)
          await page.locator(".curtain button").first().click();
        await followTheHint(page);
      }
      expect(loaded()).toBe(engine);
      expect(bytes.length).toBeGreaterThanOrEqual(9);
      const median = bytes.sort((a, b) => a - b)[Math.floor(bytes.length / 2)];
      expect(median, `of ${bytes.join(", ")}`).toBeLessThan(MOST);
    });
  }
}

test("a browser that missed something asks for everything and goes on", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  let changes = 0;
  let greetings = 0;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"type":"hello"')) greetings += 1;
      server.send(message);
    });
    server.onMessage((message) => {
      const changed = said(message).startsWith('{"type":"changed"');
      if (changed) changes += 1;
      // One change is lost on the way.
      if (!changed || changes !== 2) socket.send(message);
    });
  });
  const seats = [{ kind: "me" }, { kind: "bot", level: "tenderfoot" }];
  await table(page, { game: "circle-wagons", seats });
  for (let step = 0; step < 3; step += 1) await move(page);
  expect(greetings).toBeGreaterThanOrEqual(2);
  const shown = await decisions(page);
  await page.reload();
  await turn(page);
  expect(await decisions(page)).toBeGreaterThanOrEqual(shown);
});
