// Why a game went as it did: asked for at the end, shown as it goes on, readable without seeing and without colour.
import { expect, playOut, table, test, turn } from "./town";

test("a finished game is reviewed: a line, luck and skill apart, the decisions", async ({ visit }) => {
  // A whole game, and a review of every decision in it.
  test.setTimeout(180_000);
  const page = await visit("", { name: "Ada" });
  await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "bot", level: "cowhand" }] });
  await turn(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Show me the move" }).click();
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(page.locator(".prompt .after.hint")).toContainText("games in 100");
  await page.getByRole("button", { name: "Do it" }).click();
  await playOut(page);
  await page.locator(".ended").getByRole("link", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review this game" }).click();
  await expect(page.getByRole("heading", { name: "Chance of winning" })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole("img", { name: /Ada: from/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Ada/ }).first()).toBeVisible();
  await page.getByText("All decisions").click();
  await page.getByRole("link", { name: "1", exact: true }).first().click();
  await expect(page.locator(".play")).toBeVisible();
});

test("once the engine is loaded the page reviews a server's game itself, and keeps what it found", async ({
  visit,
}) => {
  test.slow();
  const page = await visit("", { name: "Ada" });
  let loaded = false;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => (loaded ||= String(payload).includes('"detail":"view"'))),
  );
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/review")) asked.push(request.method());
  });
  await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] });
  await expect.poll(() => loaded, { timeout: 60_000 }).toBe(true);
  await playOut(page);
  await page.locator(".ended").getByRole("link", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review this game" }).click();
  const found = page.getByRole("heading", { name: "Chance of winning" });
  await expect(found).toBeVisible({ timeout: 120_000 });
  expect(asked).not.toContain("POST");
  await page.reload();
  await expect(found).toBeVisible({ timeout: 60_000 });
});
