import { decisions, expect, move, playOut, table, test, turn } from "./town";

const TWO_HERE = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "here", name: "Bob" }] };

test("a slip is taken back at once, and beyond that the other side is asked", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();

  // Bob chooses the start card, Ada takes one and takes that back: nobody needs to be asked.
  await move(bob);
  await move(ada);
  const taken = await decisions(ada);
  await ada.getByRole("button", { name: "Undo" }).click();
  await expect(ada.locator(`.play[data-decisions="${taken - 1}"]`)).toBeVisible();

  // Ada takes and lays, Bob takes: now Bob is asked, and says no, then yes.
  await move(ada);
  await move(ada);
  await move(bob);
  const before = await decisions(ada);
  await ada.getByRole("button", { name: "Ask to undo" }).click();
  // She sees exactly what, before anybody is asked.
  const list = ada.getByRole("dialog").getByRole("listitem");
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText("Bob:");
  await expect(list.last()).toContainText("Ada:");
  await ada.getByRole("dialog").getByRole("button", { name: "Ask to undo" }).click();
  // He is told by the prompt, the title and for the ear, and the log marks it.
  await expect(bob.locator(".prompt .sentence")).toContainText("undo 2 moves, 1 of them yours");
  await expect(bob.locator(".prompt .after")).toContainText("Ada:");
  await expect(bob).toHaveTitle(/Your answer is needed/);
  await expect(bob.locator(".unseen[aria-live]")).toContainText("Ada would like to undo");
  await expect(bob.locator(".log li.going")).toHaveCount(2);
  await bob.getByRole("button", { name: "No deal" }).click();
  await expect(bob.getByRole("button", { name: "No deal" })).toHaveCount(0);
  // She is told of the refusal, and so is the log.
  await expect(ada.locator(".log .beside").last()).toContainText("Bob does not agree");
  await expect(ada.locator(".toasts")).toContainText("Bob does not agree");
  expect(await decisions(ada)).toBe(before);
});

test("whoever asks to take something back is told that the game went on instead", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();
  await move(bob);
  await move(ada);
  await move(ada);
  await move(bob);
  await ada.getByRole("button", { name: "Ask to undo" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Ask to undo" }).click();
  await expect(bob.locator(".log li.going")).toHaveCount(2);
  await move(bob);
  await expect(ada.locator(".toasts")).toContainText("The game went on, so Ada undoes nothing.");
  await expect(bob.locator(".log li.going")).toHaveCount(0);
});

test("the other side agrees, and the move is undone for both", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();
  await move(bob);
  await move(ada);
  await move(ada);
  await move(bob);
  const before = await decisions(bob);
  await ada.getByRole("button", { name: "Ask to undo" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Ask to undo" }).click();
  await bob.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, bob]) {
    await expect.poll(() => decisions(page)).toBeLessThan(before);
    await expect(page.locator(".log .beside").last()).toContainText("Ada undid the last 2 moves");
  }
  await turn(ada);
});

test("any moment of the past has a link that others can follow", async ({ visit, server }) => {
  const ada = await visit("", { name: "Ada" });
  await table(ada, TWO_HERE);
  for (let step = 0; step < 5; step += 1) await move(ada);
  await ada.keyboard.press(",");
  await ada.keyboard.press(",");
  await expect(ada).toHaveURL(/\/at\/3$/);
  await expect(ada.locator(".prompt.past .label")).toHaveText("After move 3 of 5");

  const bob = await visit(ada.url().slice(server.url.length));
  await expect(bob.locator(".prompt.past .label")).toHaveText("After move 3 of 5");
  await bob.getByRole("button", { name: "Back to the present" }).first().click();
  await expect(bob).not.toHaveURL(/\/at\//);
  await expect(bob.locator(".prompt.past")).toHaveCount(0);

  await ada.keyboard.press("Escape");
  await turn(ada);
});

test("a finished game is replayed move by move, and its record can be looked at anywhere", async ({
  visit,
}) => {
  test.setTimeout(90_000);
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, TWO_HERE);
  await playOut(ada);
  const count = await decisions(ada);
  await ada.locator("body").click({ position: { x: 3, y: 300 } });
  await ada.keyboard.press("ArrowLeft");
  await expect(ada.locator(".prompt.past .label")).toHaveText(`After move ${count - 1} of ${count}`);
  await ada.keyboard.press("Home");
  await expect(ada.locator(".prompt.past .label")).toHaveText(`After move 0 of ${count}`);
  await ada.keyboard.press("End");
  await expect(ada.locator(".prompt.over")).toBeVisible();

  const base = await ada.evaluate(() => document.baseURI);
  const record = await (await ada.request.get(`${base}api/tables/${id}/record.txt`)).text();
  const bob = await visit("replay", { name: "Bob" });
  await bob.getByLabel("Or paste it here").fill(record);
  await bob.getByRole("button", { name: "Look at it" }).click();
  await expect(bob.locator(".prompt.past .label")).toHaveText(`After move 0 of ${count}`);
});
