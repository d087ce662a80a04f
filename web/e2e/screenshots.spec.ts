// Pictures of the main pages for people to look at: SCREENSHOTS=1 npm run e2e screenshots
import type { Page } from "@playwright/test";
import { isOver, move, playOut, settled, table, test, turn } from "./town";

test.skip(!process.env.SCREENSHOTS, "only when pictures are wanted");

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const BOT = { kind: "bot", level: "deputy" };

for (const theme of ["light", "dark"]) {
  for (const [device, viewport] of [
    ["desk", DESK],
    ["phone", PHONE],
  ] as const) {
    test(`pictures in ${theme} on a ${device}`, async ({ visit }) => {
      test.setTimeout(240_000);
      const handheld = device === "phone" ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {};
      const page = await visit("", { name: "Ada", viewport, settings: { theme }, ...handheld });
      const base = await page.evaluate(() => document.baseURI);
      const shoot = (name: string) => page.screenshot({ path: `screenshots/${name}-${theme}-${device}.png` });
      const show = async (path: string, name: string) => {
        await page.goto(new URL(path, base).href);
        await settled(page);
        await shoot(name);
      };
      await show("", "home");
      for (const name of ["tables", "rules", "settings", "about", "replay"]) await show(name, name);
      await show("new/circle-wagons", "new");
      await show("rules/circle-wagons", "rules-wagons");
      await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
      await page.locator(".gathering").waitFor();
      await shoot("gathering");
      await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, BOT] });
      await turn(page);
      await shoot("first-turn");
      for (let step = 0; step < 7; step += 1) await move(page);
      await turn(page);
      await shoot("playing");
      await pastAndSheet(page, shoot);
      if (!(await isOver(page))) await playOut(page);
      await shoot("over");
      for (const game of ["carson-city", "carson-cards"]) {
        await table(page, { game, seats: [{ kind: "me" }, BOT, BOT] });
        await turn(page);
        await shoot(game);
      }
    });
  }
}

async function pastAndSheet(page: Page, shoot: (name: string) => Promise<unknown>) {
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await page.locator(".prompt.past").waitFor();
  await page.waitForTimeout(300);
  await shoot("past");
  await page.keyboard.press("Escape");
  const more = page.getByRole("button", { name: "Players, log and more" });
  if (await more.isVisible()) {
    await more.click();
    await page.waitForTimeout(400);
    await shoot("sheet");
    await page.keyboard.press("Escape");
  }
}
