// Rivers and sets of characters of one's own, and the mark of figures that are not the printed ones.
import type { Locator, Page } from "@playwright/test";
import { complaints } from "./checks";
import { expect, table, test, turn } from "./town";

/** The set-up of Carson City with its own editor for an option open. */
async function open(page: Page, label: string) {
  await page.getByText(label, { exact: true }).click();
  return page.locator("fieldset.card").filter({ hasText: label });
}

/** What is sent when the game is started. */
async function begin(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/tables"),
  );
  await page.locator(".go .button").click();
  return ((await sent).postDataJSON() as { options: Record<string, unknown> }).options;
}

test("a river is drawn over the map, with the reason at once where it may not run so", async ({ visit }) => {
  const page = await visit("new/carson-city", { name: "Ada" });
  const river = await open(page, "a river of your own");
  const why = river.locator(".own [role=status]").first();
  await expect(why).toContainText("not 0");
  const cell = (place: string) => river.locator(`[data-place=${place}]`);
  await cell("a5").click();
  await cell("b5").click();
  await cell("c5").click();
  await expect(why).toContainText("not on c5");
  await expect(cell("c5")).toHaveAccessibleName("c5, here it does not fit");
  // The rest in one stroke.
  const box = async (place: string) => {
    const at = await cell(place).boundingBox();
    if (!at) throw new Error(`${place} is on the map`);
    return { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  };
  const [from, to] = [await box("d5"), await box("h5")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 20 });
  await page.mouse.up();
  await expect(why).toHaveText("Can be played like this.");
  await expect(page.locator(".go [role=alert]")).toHaveText("");
  // A knot is refused, and taken away again.
  await cell("d6").click();
  await expect(why).toContainText("touches itself");
  await cell("d6").click();
  expect(await begin(page)).toEqual(
    expect.objectContaining({ river: ["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5"] }),
  );
  await turn(page);
});

test("a river is laid with the keyboard alone, kept under a name and taken again", async ({ visit }) => {
  const page = await visit("new/carson-city", { name: "Ada" });
  const river = await open(page, "a river of your own");
  await river.locator("[data-place=a1]").focus();
  for (const key of ["Space", "ArrowRight", "Space", "ArrowDown", "Space", "ArrowLeft", "Space"])
    await page.keyboard.press(key);
  const why = river.locator(".own [role=status]").first();
  await expect(why).not.toHaveText("Can be played like this.");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(river.getByLabel("As a text, to copy or to paste")).toHaveValue("a1 b1");
  await expect(why).toHaveText("Can be played like this.");
  await river.getByLabel("A name for it").fill("Brook");
  await page.keyboard.press("Enter");
  await page.reload();
  await page.getByText("Brook", { exact: true }).click();
  await page.getByRole("button", { name: "Delete “Brook”" }).click();
  await expect(page.getByText("Brook", { exact: true })).toHaveCount(0);
  expect(await begin(page)).toEqual(expect.objectContaining({ river: ["a1", "b1"] }));
});

test("each character and its side is chosen, beginning with a named set", async ({ visit }) => {
  const page = await visit("new/carson-city", { name: "Ada" });
  await expect(page.getByText("16 Heroes (red)")).toBeVisible();
  await page.getByText("a quiet city", { exact: true }).click();
  const cast = await open(page, "a set of your own");
  const text = cast.getByLabel("As a text, to copy or to paste");
  await expect(text).toHaveValue("1r 2r 5y 11y 13y 14 16r");
  const sheriff = cast.getByRole("group", { name: "1 Sheriff" });
  await sheriff.locator(".sides").getByText("yellow", { exact: true }).click();
  await expect(text).toHaveValue("1y 2r 5y 11y 13y 14 16r");
  await cast
    .getByRole("group", { name: "0 Paperboy" })
    .locator(".sides")
    .getByText("red", { exact: true })
    .click();
  const why = page.locator(".go [role=alert]");
  await expect(why).toHaveText("");
  await sheriff.getByText("not in play", { exact: true }).click();
  await expect(why).toContainText("eight with the Paperboy");
  await cast
    .getByRole("group", { name: "15 Cowboy" })
    .locator(".sides")
    .getByText("yellow", { exact: true })
    .click();
  await expect(why).toContainText("he needs the Horses variant");
  await page.getByRole("checkbox", { name: "Horses" }).check();
  await expect(why).toHaveText("");
  expect(await begin(page)).toEqual(
    expect.objectContaining({ characters: ["0r", "2r", "5y", "11y", "13y", "14", "15y", "16r"] }),
  );
  await turn(page);
});

test("each editor tells of its own value, and keeps it, whatever is wrong with the other", async ({
  visit,
}) => {
  const page = await visit("new/carson-city", { name: "Ada" });
  await page.getByText("a quiet city", { exact: true }).click();
  const [cast, river] = [await open(page, "a set of your own"), await open(page, "a river of your own")];
  const why = (editor: Locator) => editor.locator(".own .problem[role=status]");
  await expect(why(river)).toContainText("not 0");
  await expect(why(cast)).toHaveText("Can be played like this.");
  await expect(page.locator(".go [role=alert]")).toContainText("not 0");
  await cast.getByLabel("A name for it").fill("Quiet");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Quiet", { exact: true })).toBeVisible();
  await cast.getByRole("group", { name: "1 Sheriff" }).getByText("not in play", { exact: true }).click();
  await expect(why(cast)).toContainText("it takes 7");
  await expect(why(river)).toContainText("not 0");
  await river.getByLabel("As a text, to copy or to paste").fill("a1 b1");
  await page.keyboard.press("Enter");
  await expect(why(river)).toHaveText("Can be played like this.");
  await expect(page.locator(".go [role=alert]")).toContainText("it takes 7");
});

test("on a phone the editors fit the screen and everybody can use them", async ({ visit }) => {
  const page = await visit("new/carson-city", { name: "Ada" });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "a river of your own");
  await open(page, "a set of your own");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  expect(await complaints(page)).toEqual([]);
});

test("a figure that is our own says so where it is met: setting up, on the sheet, at the table", async ({
  visit,
}) => {
  const page = await visit("new/carson-city", { name: "Ada" });
  await expect(page.getByText("our drawing of the river side")).toBeVisible();
  const mark = page.getByRole("button", { name: /^The course of the river side/ });
  await mark.focus();
  await expect(page.locator(".said")).toContainText("our own drawing");
  await page.keyboard.press("Escape");
  await expect(page.locator(".said")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^The points for a beaten/ })).toBeVisible();
  await table(page, {
    game: "carson-city",
    options: { new_beginning: true, kit_carson: true, horses: true, river: "printed" },
    seats: [{ kind: "me" }, { kind: "here", name: "Bob" }],
  });
  await expect(page.getByRole("button", { name: /^The money and the prices/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^The hats of enclosure 3/ })).toBeVisible();
  await expect(page.getByText("20 of 20.")).toBeVisible();
});
