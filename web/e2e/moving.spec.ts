// A game that began on one device goes on at the server with a friend, and says where it comes from.
import { complaints } from "./checks";
import { decisions, expect, move, test, turn } from "./town";

test("a game of this device moves to the server, a friend takes a seat by the link, and it rests here", async ({
  visit,
}) => {
  test.slow();
  const ada = await visit("new/circle-wagons?with=screen", { name: "Ada" });
  await ada.getByRole("radio", { name: "On this device" }).check();
  await ada.getByRole("button", { name: "Start the game" }).click();
  await turn(ada);
  for (let step = 0; step < 2; step += 1) await move(ada);
  await turn(ada);
  const here = ada.url();
  await ada.locator(".menu summary").click();
  await ada.getByRole("button", { name: "Go on with friends" }).click();
  const dialog = ada.getByRole("dialog");
  await expect(dialog).toContainText("So far the dice were this device’s own");
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  expect(await complaints(ada)).toEqual([]);
  await dialog.getByRole("button", { name: "Move the game" }).click();

  const link = await ada.getByRole("textbox", { name: "Invitation" }).inputValue();
  const origin = "The first 2 decisions of this game were made on a device";
  await expect(ada.getByText(origin)).toBeVisible();
  const bob = await visit("", { name: "Bob", viewport: { width: 390, height: 844 } });
  await bob.goto(link);
  await expect(bob.getByText(origin)).toBeVisible();
  await bob.getByRole("button", { name: "Sit down" }).click();
  await bob.locator(".play").waitFor();
  await expect(bob.getByText(origin)).toBeVisible();
  await ada.locator(".play").waitFor();
  expect(await decisions(ada)).toBe(0);

  // What is on the device rests, and goes on there only if it is wanted.
  await ada.goto(here);
  await expect(ada.getByText("This game now continues on the server.")).toBeVisible();
  await expect(ada.locator(".prompt.mine")).toHaveCount(0);
  expect(await decisions(ada)).toBe(2);
  await ada.getByRole("button", { name: "Go on here after all" }).click();
  await turn(ada);
  await move(ada);
  expect(await decisions(ada)).toBe(3);
});
