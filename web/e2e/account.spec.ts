// A lost cookie is got over: by passkey, by recovery code, by link. Two guests of one person are joined.
import type { Page } from "@playwright/test";
import { complaints } from "./checks";
import { Server } from "./server";
import { expect, test } from "./town";

/** Passkeys are made for names, not for numbers: the same server under its other address. */
const named = (url: string) => url.replace("127.0.0.1", "localhost");

/** Gives the browser of a page an authenticator that says yes to everything; several contexts can share its passkeys. */
async function authenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    learn: async (
      credential: Awaited<ReturnType<typeof cdp.send<"WebAuthn.getCredentials">>>["credentials"][0],
    ) => cdp.send("WebAuthn.addCredential", { authenticatorId, credential }),
  };
}

/** The name that the settings show. */
const nameIn = (page: Page) => page.getByLabel("Your name", { exact: true });

async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  return page.getByRole("textbox", { name: "One-time link" }).inputValue();
}

test("a link signs a phone in, shown as text and as a QR code, and works once", async ({ visit }) => {
  const here = await visit("settings", { name: "Ada" });
  const address = await makeLink(here);
  const phone = await visit("", { viewport: { width: 390, height: 800 }, hasTouch: true });
  await phone.goto(address);
  await expect(phone.getByText("one of Ada’s")).toBeVisible();
  expect(phone.url(), "the code stays in no list of pages").not.toContain("#");
  await phone.getByRole("button", { name: "Sign in as Ada" }).click();
  await expect(phone).toHaveURL(/tables$/);
  await here.reload();
  const list = here.getByRole("region", { name: "My devices" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByText("this one")).toHaveCount(1);
  const late = await visit("");
  await late.goto(address);
  await expect(late.getByRole("alert")).toContainText("no longer works");
});

test("a device is renamed and ended from another, by keyboard", async ({ visit }) => {
  const here = await visit("settings", { name: "Ada" });
  const address = await makeLink(here);
  const phone = await visit("");
  await phone.goto(address);
  await phone.getByRole("button", { name: "Sign in as Ada" }).click();
  await expect(phone).toHaveURL(/tables$/);
  await here.reload();
  const other = here
    .getByRole("region", { name: "My devices" })
    .getByRole("listitem")
    .filter({ has: here.getByRole("button", { name: /^Sign out / }) });
  await other.getByRole("button", { name: /^Rename / }).focus();
  await here.keyboard.press("Enter");
  await here.keyboard.press("Control+A");
  await here.keyboard.type("the phone");
  await here.keyboard.press("Enter");
  const end = here.getByRole("button", { name: "Sign out the phone" });
  await end.focus();
  await here.keyboard.press("Enter");
  await expect(here.getByText("nobody plays as you there any more").first()).toBeVisible();
  await expect(end).toHaveCount(0);
  await phone.goto(new URL("settings", here.url()).href);
  await expect(nameIn(phone)).toHaveValue("");
});

test("whoever lost his cookie is himself again by a passkey", async ({ visit, server }) => {
  const here = await visit();
  const keys = await authenticator(here);
  await here.request.post(`${named(server.url)}api/me`, { data: { name: "Ada" } });
  await here.goto(`${named(server.url)}settings`);
  await here.getByRole("button", { name: "Make a passkey" }).click();
  const list = here.getByRole("region", { name: "Passkeys" });
  await expect(list.getByText("never used yet")).toBeVisible();
  await here.context().clearCookies();
  await here.reload();
  await expect(nameIn(here)).toHaveValue("");
  await here.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(nameIn(here)).toHaveValue("Ada");
  await expect(list.getByText(/last used/)).toBeVisible();
  // On another device to which the passkey was synchronised, from the question for a name.
  const [credential] = await keys.passkeys();
  const other = await visit();
  const theirs = await authenticator(other);
  if (!credential) throw new Error("the passkey was made");
  await theirs.learn(credential);
  await other.goto(`${named(server.url)}new/circle-wagons?with=screen`);
  await other.getByRole("button", { name: "Start the game" }).click();
  await other.getByText("Known here already?").click();
  await other.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(other.locator(".play")).toBeVisible();
  await expect(other.getByText("Ada").first()).toBeVisible();
  // A passkey that was removed lets nobody in.
  await here
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(list.getByText(/last used/)).toHaveCount(0);
  await other.context().clearCookies();
  await other.goto(`${named(server.url)}settings`);
  await other.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(other.getByRole("alert")).toContainText("not known here");
});

test("where passkeys cannot work it is said why", async ({ visit }) => {
  const here = await visit("settings", { name: "Ada" });
  await expect(here.getByText(/has not told it its public address/)).toBeVisible();
  await expect(here.getByRole("button", { name: "Make a passkey" })).toHaveCount(0);
});

test("whoever lost his cookie is himself again by a recovery code", async ({ visit }) => {
  const here = await visit("settings", { name: "Ada" });
  await here.getByRole("button", { name: "Make a recovery code" }).click();
  await expect(here.getByText("the only time you see it")).toBeVisible();
  const code = await here.locator(".code").innerText();
  await here.reload();
  await expect(here.getByText("You have one")).toBeVisible();
  await expect(here.getByText(code)).toHaveCount(0);
  const next = await visit("settings", { viewport: { width: 390, height: 800 } });
  await next.getByRole("button", { name: "Known here already?" }).click();
  await next.getByRole("button", { name: "Sign in with a recovery code" }).click();
  await next.keyboard.type("aaaa-bbbb-cccc-dddd-eeee");
  await next.keyboard.press("Enter");
  await expect(next.getByRole("alert")).toContainText("lets nobody in");
  await next.getByLabel("Recovery code").fill(code.toUpperCase());
  await next.keyboard.press("Enter");
  await expect(nameIn(next)).toHaveValue("Ada");
});

test("a browser whose guest has tables asks before he is joined", async ({ visit }) => {
  const here = await visit("settings", { name: "Ada" });
  const address = await makeLink(here);
  const phone = await visit("new/circle-wagons?with=screen", { name: "Addie" });
  await phone.getByRole("button", { name: "Start the game" }).click();
  await expect(phone.locator(".play")).toBeVisible();
  const table = phone.url();
  await phone.goto(address);
  await phone.getByRole("button", { name: "Sign in as Ada" }).click();
  const question = phone.getByRole("dialog", { name: "The same person?" });
  await expect(question).toContainText("Addie");
  await question.getByRole("button", { name: "Leave it as it is" }).click();
  await expect(question).toHaveCount(0);
  await phone.getByRole("button", { name: "Sign in as Ada" }).click();
  await question.getByRole("button", { name: "Yes, join them" }).click();
  await expect(phone).toHaveURL(/tables$/);
  await here.goto(table);
  await expect(here.locator(".prompt.mine")).toBeVisible();
});

test("a house that is closed asks for an invitation", async ({ visit }) => {
  const server = await Server.start("--access", "invitation", "--invitation", "HOWDY");
  const page = await visit("new/circle-wagons?with=screen&invitation=NOPE", { at: server });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#your-name").fill("Ada");
  await page.getByRole("button", { name: "Ride on" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ask your host" })).toBeVisible();
  await page.getByLabel("Invitation", { exact: true }).fill("HOWDY");
  await page.getByRole("button", { name: "Ride on" }).click();
  await expect(page.locator(".play")).toBeVisible();
  await page.context().close();
  await server.end();
});

test("two people of one name are told apart in lists by a tag, and everybody has a badge", async ({
  visit,
}) => {
  const order = { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }], listed: true };
  const [one, other] = [await visit("", { name: "Sam" }), await visit("", { name: "Sam" })];
  for (const page of [one, other]) {
    const made = await page.request.post(new URL("api/tables", page.url()).href, { data: order });
    expect(made.ok()).toBe(true);
  }
  await one.goto(new URL("tables", one.url()).href);
  const cards = one.locator("a.table").filter({ hasText: "Sam" });
  await expect(cards.locator(".tag")).not.toHaveCount(0);
  const tags = new Set(await cards.locator(".tag").allInnerTexts());
  expect(tags.size).toBe(2);
  await expect(cards.locator("svg.badge").first()).toBeVisible();
  await expect(one.locator("header svg.badge")).toHaveCount(1);
});

test("the ways in can be used by everybody, in both themes", async ({ visit }) => {
  for (const theme of ["light", "dark"]) {
    const page = await visit("settings", {
      name: "Ada",
      viewport: { width: 390, height: 800 },
      settings: { theme },
    });
    await page.getByRole("button", { name: "Also on my phone" }).click();
    await makeLink(page);
    await page.getByRole("button", { name: "Recovery code" }).click();
    await page.getByRole("button", { name: "Make a recovery code" }).click();
    await expect(page.locator(".code")).toBeVisible();
    expect(await complaints(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
