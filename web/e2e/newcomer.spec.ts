// What somebody new meets: options that clash, rules where they are needed, a gentle first game, the next table.
import { expect, move, table, test, turn } from "./town";

test("options that do not go together are told before the game is started", async ({ visit }) => {
  const page = await visit("new/carson-city", { name: "Ada" });
  const trouble = page.locator(".go [role=alert]");
  await page.getByText("Alone", { exact: true }).click();
  await page.getByText("Rancher (fairly easy)").click();
  await expect(trouble).toHaveText("");
  await page.getByRole("checkbox", { name: "Kit Carson" }).check();
  await expect(trouble).toContainText("you can’t play it against Standish");
  await page.getByRole("checkbox", { name: "Kit Carson" }).uncheck();
  await expect(trouble).toHaveText("");
});

test("the rules open where they are needed, and the keyboard goes on where it was", async ({ visit }) => {
  const page = await visit("new/carson-city", { name: "Ada" });
  const ask = page.getByRole("button", { name: "What the rules say: Horses" });
  await ask.focus();
  await page.keyboard.press("Enter");
  const rules = page.getByRole("dialog");
  await expect(rules.getByRole("heading", { name: "Horses" })).toBeVisible();
  await expect(rules.getByRole("heading", { name: "Duels" })).toHaveCount(0);
  await rules.getByRole("searchbox").fill("rodeo");
  await expect(rules.locator("mark").first()).toHaveText(/rodeo/i);
  // The first Escape empties the search, as browsers do; the second closes.
  await page.keyboard.press("Escape");
  await expect(rules.locator("mark")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(rules).toHaveCount(0);
  await expect(ask).toBeFocused();
});

test("at a table the rules and a second thought lead back to the table", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] });
  await turn(page);
  const menu = page.locator(".menu summary");
  await menu.click();
  await page.locator(".menu").getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Your turn" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.locator(".menu").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(menu).toBeFocused();
});

test("a first game by one click has what the rulebook wants for it, and later games have everything", async ({
  visit,
}) => {
  const page = await visit("", { name: "Ada" });
  const begin = async () => {
    const setUp = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/tables"),
    );
    await page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: "Carson City", exact: true }) })
      .getByRole("button", { name: "Play against 2 bots now" })
      .click();
    const { options } = (await setUp).postDataJSON() as { options: Record<string, unknown> };
    await turn(page);
    return options;
  };
  expect(await begin()).toEqual({ characters: "first-game", buildings: "first-game" });
  await page.getByRole("link", { name: "Boomtown home" }).click();
  expect(await begin()).toEqual({});
});

test("each question that is new explains itself once, until one has had enough", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  const order = {
    game: "carson-city",
    options: { characters: "first-game", buildings: "first-game" },
    seats: [{ kind: "me" }, { kind: "bot", level: "tenderfoot" }],
  };
  await table(page, order);
  const tip = page.locator(".brief");
  await expect(tip).toContainText("Each round you choose a character");
  // On a screen that is not high one thing is told after the other, so that the whole board stays in sight.
  await tip.getByRole("button", { name: "Got it" }).click();
  await expect(tip).toContainText("This parcel costs nothing.");
  const take = async (target: string) => {
    const before = await page.locator(".play").getAttribute("data-decisions");
    await page.locator(target).first().click();
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
    await turn(page);
  };
  await take(".map .spot.open");
  // The second parcel is asked for in the same way: that is known by now.
  await expect(page.locator(".map .spot.open").first()).toBeVisible();
  await expect(tip).toHaveCount(0);
  await take(".map .spot.open");
  await expect(tip).toContainText("for this round only");
  await tip.getByRole("button", { name: "Hide tips" }).click();
  await expect(tip).toHaveCount(0);
  await take(".cast .open");
  await expect(page.locator(".prompt .sentence")).toContainText("Place a cowboy");
  await expect(tip).toHaveCount(0);
  await page.locator('[data-target="wages"]').hover();
  await expect(page.locator(".bar .about")).toContainText("Every cowboy here earns $4");
});

test("another table that waits for me is one click away", async ({ visit }) => {
  const page = await visit("", { name: "Ada" });
  const HERE = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] };
  const first = await table(page, HERE);
  await turn(page);
  await table(page, HERE);
  await move(page);
  await page.getByRole("link", { name: "One table is waiting for you" }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${first}$`));
});

test("the first screen shows what one can do, on a desk and on a phone", async ({ visit }) => {
  const desk = await visit("", { viewport: { width: 1280, height: 720 } });
  const games = desk.getByRole("button", { name: /^Play against/ });
  await expect(games).toHaveCount(3);
  for (const game of await games.all()) await expect(game).toBeInViewport({ ratio: 1 });
  const phone = await visit("", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const first = phone.getByRole("button", { name: /^Play against/ }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
});
