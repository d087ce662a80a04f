import { expect, move, table, test, turn } from "./town";

test("one for whom a bot plays is told, takes his seat back, and what the bot did too", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();
  // Bob begins, and lets a bot play instead: it decides at once, and then Ada is asked.
  await turn(bob);
  await bob.locator(".menu summary").click();
  await bob.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(bob.locator(".notice")).toContainText("A bot is playing for you");
  await expect(ada.locator(".log .beside")).toContainText("Bob lets a bot take over");
  await turn(ada);
  // On his list of tables too.
  await bob.goto(new URL("../tables", bob.url()).href);
  await expect(bob.getByRole("link", { name: /A bot plays for you/ })).toBeVisible();
  await bob.getByRole("link", { name: /A bot plays for you/ }).click();
  await bob.locator(".notice").getByRole("button", { name: "Take my seat back" }).click();
  await bob.locator(".notice").getByRole("button", { name: "Undo what the bot did" }).click();
  // He handed his seat over himself: what the bot did is taken back only if Ada agrees.
  await ada.getByRole("button", { name: "Agree" }).click();
  await turn(bob);
  await expect(ada.locator(".log .beside").last()).toContainText("Bob undid the last move");
});

test("whoever waits sees when a bot may go on, and a link table is over days", async ({ visit }) => {
  const ada = await visit("new/circle-wagons?with=friends", { name: "Ada" });
  await expect(ada.getByRole("radio", { name: "Over days, as it suits" })).toBeChecked();
  await ada.getByRole("button", { name: "Set up the table" }).click();
  await ada.getByRole("textbox", { name: "Invitation" }).waitFor();
  const bob = await visit(new URL(ada.url()).pathname.slice(1), { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();
  await turn(bob);
  await bob.context().close();
  await expect(ada.locator(".side .wait")).toContainText("A bot can play for Bob in 3 days");
  await expect(ada.getByRole("button", { name: "Let a bot play for Bob" })).toHaveCount(0);
});

test("giving up leaves the win to the other, at the table and in the list", async ({ visit }) => {
  const ada = await visit("", { name: "Ada" });
  const id = await table(ada, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
  const bob = await visit(`t/${id}`, { name: "Bob" });
  await bob.getByRole("button", { name: "Sit down" }).click();
  await move(bob);
  await bob.locator(".menu summary").click();
  await bob.locator(".menu").getByRole("button", { name: "Resign" }).click();
  await bob.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  for (const page of [ada, bob]) {
    await expect(page.locator(".prompt .sentence")).toContainText("Bob resigned. The win goes to Ada.");
  }
  // Whoever is offered another game may say no.
  await ada.locator(".ended").getByRole("button", { name: "Play again" }).click();
  await bob.locator(".ended").getByRole("button", { name: "No thanks" }).click();
  await expect(bob.locator(".ended").getByRole("button", { name: "No thanks" })).toHaveCount(0);
  await bob.goto(new URL("../tables", bob.url()).href);
  await expect(bob.getByRole("region", { name: "Finished" })).toContainText("Bob resigned, Ada won");
});

test("against bots going back past a reveal is said beforehand and marks the game", async ({ visit }) => {
  const ada = await visit("settings", { name: "Ada" });
  await ada.getByText("Text", { exact: true }).click();
  const bot = { kind: "bot", level: "tenderfoot" };
  await table(ada, { game: "carson-cards", seats: [{ kind: "me" }, bot, bot] });
  await turn(ada);
  // The bots have bid before her: her bid turns all of them up.
  await expect(ada.locator('.play[data-decisions="2"]')).toBeVisible();
  await ada.locator(".offers li button").first().click();
  await ada.locator('.play[data-decisions="2"]').waitFor({ state: "detached" });
  await ada.getByRole("button", { name: "Undo" }).click();
  await expect(ada.getByRole("dialog")).toContainText("the game is marked");
  await ada.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(ada.locator(".looked-ahead")).toContainText("Looked ahead");
});
