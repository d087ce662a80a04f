// Carson City on its drawn table: the map, the track, the characters.
import type { Page } from "@playwright/test";
import { complaints, inSight, tornWords } from "./checks";
import { decisions, expect, table, test, turn } from "./town";

const BOT = { kind: "bot", level: "tenderfoot" };
const FIRST_GAME = {
  game: "carson-city",
  options: { characters: "first-game", buildings: "first-game" },
  seats: [{ kind: "me" }, BOT, BOT],
};
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const ON_ITS_SIDE = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true };

/** Waits until the game went on from there. */
async function goesOn(page: Page, before: number) {
  await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
}

async function sentence(page: Page): Promise<string> {
  return page.locator(".prompt .sentence").innerText();
}

/** Decides until a sentence asks for this. What others are asked for while one waits is another matter. */
async function decideUntil(page: Page, asked: RegExp) {
  for (await turn(page); !asked.test(await sentence(page)); await turn(page)) await decide(page);
}

/** Takes the decision that is asked for by pointing at the table, or with the one button that ends it. */
async function decide(page: Page): Promise<"map" | "track" | "characters" | "button"> {
  await turn(page);
  const before = await decisions(page);
  const where = {
    characters: page.locator(".cast [data-target].open"),
    track: page.locator(".track [data-target].open"),
    map: page.locator(".map [data-target].open"),
  };
  await page.locator("[data-target].open, [data-target].way, [data-action]").first().waitFor();
  const placing = /cowboy/.test(await sentence(page));
  const order =
    placing && before % 2 === 0 ? (["track", "map"] as const) : (["characters", "map", "track"] as const);
  for (const part of order) {
    if ((await where[part].count()) === 0) continue;
    await where[part].first().click();
    await goesOn(page, before);
    return part;
  }
  await page.locator("[data-action]").last().click();
  await goesOn(page, before);
  return "button";
}

test("a person plays the first round by pointing at the table", async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit("", { name: "Ada" });
  await table(page, FIRST_GAME);
  const used = new Set<string>();
  const round = page.locator(".rounds .unseen");
  for (let step = 0; step < 60; step += 1) {
    await turn(page);
    if ((await round.textContent())?.includes("2")) break;
    used.add(await decide(page));
  }
  await expect(round).toContainText("Round 2");
  expect([...used].sort()).toEqual(expect.arrayContaining(["characters", "map", "track"]));
});

/** Plays on until cowboys are placed. */
async function untilCowboys(page: Page) {
  for (let step = 0; step < 10; step += 1) {
    await turn(page);
    if (/cowboy/.test(await sentence(page))) return;
    await decide(page);
  }
}

test("a road is taken in hand, laid, and the cowboy comes back into the hand", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, FIRST_GAME);
  await untilCowboys(page);
  const before = await decisions(page);
  await page.getByRole("button", { name: "Road", exact: true }).click();
  await expect(page.locator(".map .spot:not(.way)")).toHaveCount(0);
  await page.getByRole("button", { name: "Cowboy", exact: true }).click();
  await expect(page.locator(".map .spot.open").first()).toBeVisible();
  await page.getByRole("button", { name: "Road", exact: true }).click();
  await page.locator(".map .spot.way").first().click();
  await goesOn(page, before);
  await expect(page.locator(".log li").last()).toContainText("builds a road");
});

test("the map tells what land costs, and why it cannot be had", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, FIRST_GAME);
  await untilCowboys(page);
  await page.locator(".map .spot.open").first().hover();
  await expect(page.locator(".map .card")).toContainText("for the land");
  // My own bare land: there is no building to guard.
  await page.locator('.map .spot[aria-label*="belongs to Ada"]:not(.open)').first().hover();
  await expect(page.locator(".bar .refused")).toContainText("no building");
});

test("a line of the log shows where it happened", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, FIRST_GAME);
  await decide(page);
  await turn(page);
  await page.locator(".log li button").first().hover();
  await expect(page.locator(".map .pointed").first()).toBeAttached();
});

test("land and a character are taken with the keyboard alone: the focus goes where the next decision is", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada" });
  await table(page, FIRST_GAME);
  await turn(page);
  const before = await decisions(page);
  // The first parcel is given away.
  const labels = await page
    .locator(".map .spot.open")
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute("aria-label") ?? ""));
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter((label) => label.includes("costs $") || !label.includes("costs nothing"))).toEqual([]);
  const entry = page.locator('.map .spot[tabindex="0"]');
  await entry.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".map .card")).toBeVisible();
  const chosen = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.target);
  await page.keyboard.press("Enter");
  await goesOn(page, before);
  await expect(page.locator(".log")).toContainText(`Ada owns ${chosen}`);
  for (const place of [".map .spot.open", ".cast .card.open"]) {
    await turn(page);
    await expect(page.locator(`${place}:focus`)).toHaveCount(1);
    const stood = await decisions(page);
    await page.keyboard.press("Enter");
    await goesOn(page, stood);
  }
});

test("on a phone nothing is wider than the screen, and a finger looks before it takes", async ({ visit }) => {
  // The longest name of all: the Begrafenisondernemer.
  const page = await visit("", { name: "Ada", settings: { language: "nl" }, ...PHONE });
  const options = { characters: "settling-scores", horses: true, river: "printed" };
  await table(page, { ...FIRST_GAME, options });
  await turn(page);
  const before = await decisions(page);
  await page.locator(".map .spot.open").first().tap();
  expect(await decisions(page)).toBe(before);
  await page.locator("button.do").tap();
  await goesOn(page, before);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  await turn(page);
  await page.locator("[data-target].open").first().waitFor();
  expect(await width()).toBe(360);
});

test("on a wall no word of the track is broken, in any language", async ({ visit }) => {
  const page = await visit("", { name: "Ada", viewport: { width: 1920, height: 1080 } });
  await table(page, { ...FIRST_GAME, options: { characters: "settling-scores", horses: true } });
  for (const language of ["en", "de", "nl", "fr"]) {
    await page.evaluate((spoken) => localStorage.setItem("boomtown", `{"language":"${spoken}"}`), language);
    await page.reload();
    await turn(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await tornWords(page), language).toEqual([]);
  }
});

test("on a phone on its side the map and what can be done stand side by side", async ({ visit }) => {
  const page = await visit("", { name: "Ada", ...ON_ITS_SIDE });
  await table(page, FIRST_GAME);
  await page.getByRole("button", { name: "Got it" }).tap();
  await turn(page);
  const before = await decisions(page);
  await inSight(page, ".prompt", ".city .map", ".city .bar", ".panel.mine");
  await page.locator(".map .spot.open").last().tap();
  await inSight(page, "button.do");
  await page.locator("button.do").tap();
  await goesOn(page, before);
  await decideUntil(page, /character/);
  for (const role of await page.locator(".cast [data-target]").all()) {
    const name = await role.getAttribute("data-target");
    await inSight(page, `.cast [data-target="${name}"]`);
  }
});

test("six players' things are all readable on a small desk", async ({ visit }) => {
  const page = await visit("", { name: "Ada", viewport: { width: 1280, height: 800 } });
  // Somebody who knows the game: nothing is explained above the board.
  await page.evaluate(() => localStorage.setItem("boomtown-taught", '["carson-city", "no-tips"]'));
  await table(page, { ...FIRST_GAME, seats: [{ kind: "me" }, BOT, BOT, BOT, BOT, BOT] });
  await turn(page);
  await expect(page.locator("[data-panel]")).toHaveCount(6);
  const cut = await page.locator("[data-panel]").evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const room = panel.getBoundingClientRect();
      const parts = [...panel.querySelectorAll<HTMLElement>(".text, .money, .points, .things > span")];
      return parts
        .filter((part) => {
          const { left, right, bottom } = part.getBoundingClientRect();
          const inside = left >= room.left && right <= room.right && bottom <= room.bottom;
          return !inside || part.scrollWidth > part.clientWidth + 1;
        })
        .map((part) => `${panel.getAttribute("data-panel")} ${part.className} ${part.textContent}`);
    }),
  );
  expect(cut).toEqual([]);
  const land = page.locator("[data-panel] .things span[title='land']");
  await expect(land).toHaveCount(6);
  await inSight(page, ".city .map", '.track [data-target="vp-2"]');
});

test("the sheet of a new beginning is a form, filled in and handed in with the keyboard", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada" });
  await table(page, { ...FIRST_GAME, options: { ...FIRST_GAME.options, new_beginning: true } });
  await page.getByRole("button", { name: "Got it" }).click();
  const sheet = page.locator("section.sheet");
  await expect(sheet).toContainText("$15 left");
  await page.getByRole("button", { name: "more: revolvers" }).focus();
  await page.keyboard.press("Enter");
  await expect(sheet.locator('[data-line="revolvers"] output')).toHaveText("2");
  await expect(sheet).toContainText("$8 left");
  // Three parcels would cost $13 more, and there are 8.
  const parcel = page.getByRole("button", { name: "more: parcels" });
  await expect(parcel).toHaveAttribute("aria-disabled", "true");
  await parcel.press("Enter");
  await expect(sheet.locator('[data-line="parcels"] output')).toHaveText("2");
  expect(await complaints(page)).toEqual([]);
  await page.getByRole("button", { name: "Hand it in" }).press("Enter");
  await expect(page.locator(".log")).toContainText("Ada begins with $8; more cowboys: 2, revolvers: 2");
  await expect(page.locator(".prompt .sentence")).toContainText("parcel");
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing to complain about at the table in ${theme}`, async ({ visit }) => {
    test.setTimeout(90_000);
    const page = await visit("", { name: "Ada", settings: { theme } });
    await table(page, { ...FIRST_GAME, options: { horses: true, might_is_right: true, outlaws: true } });
    await turn(page);
    await page.locator(".map .spot.open").first().waitFor();
    expect(await complaints(page), "the first parcels").toEqual([]);
    await untilCowboys(page);
    await page.locator(".map .spot.open").first().hover();
    expect(await complaints(page), "the cowboys").toEqual([]);
    await page.getByRole("button", { name: "Characters" }).click();
    await page.getByRole("button", { name: "Both sides" }).click();
    expect(await complaints(page), "the characters").toEqual([]);
  });
}

test("on a slow device no cowboy stays behind on the board when he has arrived", async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit("", { name: "Ada", reducedMotion: "no-preference", settings: { motion: "on" } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 5 });
  await table(page, FIRST_GAME);
  let placed = 0;
  for (let step = 0; step < 12; step += 1) {
    await turn(page);
    if (/cowboy/.test(await sentence(page))) placed += 1;
    await decide(page);
    await turn(page);
    await expect(page.locator(".walker")).toHaveCount(0);
  }
  expect(placed).toBeGreaterThan(3);
});

test("whoever waits is told of the one who is asked, and nothing is asked of him", async ({ visit }) => {
  const [ada, bob] = [await visit("", { name: "Ada" }), await visit("", { name: "Bob" })];
  const id = await table(ada, { game: "carson-city", seats: [{ kind: "me" }, { kind: "open" }] });
  await bob.goto(new URL(`t/${id}`, bob.url()).href);
  await bob.getByRole("button", { name: "Sit down" }).click();
  for (let step = 0; step < 3; step += 1) {
    const askedOf = async () =>
      (await ada.locator(".prompt.mine").count()) + (await bob.locator(".prompt.mine").count());
    await expect.poll(askedOf).toBe(1);
    const [asked, waits, name] =
      (await ada.locator(".prompt.mine").count()) > 0 ? [ada, bob, "Ada"] : [bob, ada, "Bob"];
    await expect(waits.locator(".prompt .sentence")).toContainText(name);
    expect(await sentence(waits)).not.toMatch(/\byour?\b/i);
    await expect(waits.locator("[data-target].open, [data-action]")).toHaveCount(0);
    await decide(asked);
  }
});
