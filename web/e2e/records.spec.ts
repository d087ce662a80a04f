// Records that somebody brings, and everybody's share in the dice.
import { expect, playOut, table, test, turn } from "./town";

test("everybody who sits down has a share in the dice, without being asked", async ({ visit }) => {
  const page = await visit("new/circle-wagons?with=screen", { name: "Ada" });
  await page.getByRole("textbox", { name: "Your name" }).fill("Bob");
  await page.getByRole("button", { name: "Start the game" }).click();
  await turn(page);
  await page.locator(".menu summary").click();
  await page.getByRole("button", { name: "Check the dice" }).click();
  await expect(page.getByRole("dialog")).toContainText("Everyone who plays had a share");
  const salts = await page.getByRole("dialog").locator("dd").allInnerTexts();
  expect(salts.filter((salt) => /^[0-9a-f]{32}$/.test(salt))).toHaveLength(2);
});

test("a record that is brought keeps its names and says whether its dice fit", async ({ visit }) => {
  test.setTimeout(150_000);
  const page = await visit("", { name: "Ada" });
  const bot = { kind: "bot", level: "tenderfoot" };
  const id = await table(page, { game: "circle-wagons", seats: [{ kind: "me" }, bot] });
  await playOut(page);
  const base = await page.evaluate(() => document.baseURI);
  const record = await (await page.request.get(`${base}api/tables/${id}/record.json`)).text();
  const show = async (text: string) => {
    await page.goto(`${base}replay`);
    await page.getByLabel("Or paste it here").fill(text);
    await page.getByRole("button", { name: "Look at it" }).click();
    await page.locator(".play").waitFor();
  };
  await show(record);
  await expect(page.locator(".prompt")).toContainText("its dice are proven");
  await expect(page.locator(".players")).toContainText("Ada");
  const forged = JSON.parse(record) as Record<string, unknown>;
  await show(JSON.stringify({ ...forged, salts: ["other", "words"] }));
  await expect(page.locator(".prompt .trouble")).toContainText("Its dice do not fit");
  await page.goto(`${base}replay`);
  await expect(page.locator(".brought li")).toHaveCount(2);
  await expect(page.locator(".brought")).not.toContainText("Open seat");
  await expect(page.locator(".brought")).toContainText("Its dice do not fit");
  await page.goto(`${base}tables`);
  await expect(page.getByRole("region", { name: "Finished" }).locator("li")).toHaveCount(1);
  await page.goto(`${base}replay`);
  await page.getByLabel("Or paste it here").fill(record.replace(/"take \d+"/, '"take 99"'));
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByRole("alert")).toContainText("does not replay: entry");
});
