// A game over days: two people in browsers, one of them on a phone, and one at a terminal. The clock of the server is put forward, every
// turn is learnt from a channel, the server is killed in between, a browser forgets who it was, and a phone is lost.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { clicked, WorkerOfPage } from "./worker";
import { BINARY, Server } from "./server";
import { eventsOf, mailServer, pushService, type Service } from "./services";
import { decisions, expect, test, turn, type Visitor } from "./town";

const DAY_SECONDS = 86_400;
const HOUR_MILLIS = 3_600_000;
const PHONE = { width: 390, height: 844 };
/** Whatever can be pressed to decide in the card game, in the order in which it is tried. */
const DECISIONS = [
  ".question .button.primary",
  "button.sell",
  "button.choice",
  "button.lay:not([aria-disabled=true])",
  ".hand button.open",
  "button.lot.open",
];

interface Clock {
  left: number;
  zero_at: number | null;
  fell: boolean;
}
interface TableNow {
  decisions: number;
  deciders: number[];
  stage: string;
  seats: { holder: { kind: string }; clock: Clock | null }[];
}
interface PersonEvent {
  kind: string;
  why?: string[];
  table?: { id: string; decisions: number };
}

/** Waits for the first thing that came after some, and is like this. */
async function next<T>(service: Service<T>, from: number, like: (one: T) => boolean): Promise<T> {
  await expect.poll(() => service.got.slice(from).some(like), { timeout: 30_000 }).toBe(true);
  return service.got.slice(from).find(like) as T;
}

/** Decides whatever the board asks, by pressing it. */
async function decide(page: Page): Promise<void> {
  await turn(page);
  const before = await decisions(page);
  await page.locator(DECISIONS.join(", ")).first().waitFor();
  for (const selector of DECISIONS) {
    const target = page.locator(selector).first();
    if ((await target.count()) === 0) continue;
    await target.click();
    await expect(page.locator(`.play[data-decisions="${before}"]`)).toHaveCount(0);
    return;
  }
}

/** A terminal at a table. */
class Terminal {
  private readonly folder = mkdtempSync(join(tmpdir(), "boomtown-terminal-"));
  private running: ChildProcessWithoutNullStreams | null = null;
  private heard = "";

  /** Sits down to it; the first time with a link that says who it is. */
  open(table: string, ...more: string[]): void {
    const env = { ...process.env, BOOMTOWN_DATA: this.folder, LC_ALL: "C" };
    this.heard = "";
    this.running = spawn(BINARY, ["play", "--join", table, ...more], { env });
    this.running.stdout.on("data", (piece: Buffer) => (this.heard += piece.toString()));
    this.running.stderr.on("data", (piece: Buffer) => (this.heard += piece.toString()));
  }

  async hear(text: string): Promise<void> {
    await expect.poll(() => this.heard, { timeout: 30_000 }).toContain(text);
  }

  say(line: string): void {
    this.running?.stdin.write(`${line}\n`);
  }

  async leave(): Promise<void> {
    const running = this.running;
    this.running = null;
    if (!running) return;
    const ended = new Promise((done) => running.once("exit", done));
    running.stdin.end("quit\n");
    await ended;
  }

  end(): void {
    this.running?.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Plays so many turns, or the whole game. */
async function playOverDays(
  visit: (path: string, who: Visitor) => Promise<Page>,
  most: number,
): Promise<void> {
  const [push, mail] = [await pushService(), await mailServer()];
  const server = await Server.startWithClock((url) => [
    "--notices-anywhere",
    "--smtp",
    mail.url,
    "--mail-from",
    "Boomtown <games@boomtown.example>",
    "--public-address",
    url,
  ]);
  test.skip(server === null, "faketime is not installed: the clock of a server cannot be put forward");
  if (!server) return;
  const terminal = new Terminal();
  const services: { end: () => void }[] = [push, mail];
  try {
    // Ada at her desk: messages reach her browser.
    const ada = await visit("rules", {
      name: "Ada",
      at: server,
      permissions: ["notifications"],
      serviceWorkers: "allow",
    });
    const worker = await WorkerOfPage.of(ada);
    const post = (page: Page, path: string, data: Record<string, unknown>) =>
      page.request.post(new URL(path, server.url).href, { data });
    expect((await post(ada, "api/me/channels", push.channel)).ok()).toBe(true);

    // Bob with his phone: he gets mail.
    let bob = await visit("rules", { name: "Bob", at: server, viewport: PHONE });
    await post(bob, "api/me/channels", { kind: "mail", address: "bob@mail.example" });
    const asks = await next(mail, 0, () => true);
    await bob.goto(/http[^\s"<>]+\/api\/mail\/[^\s"<>]+/.exec(asks.text)?.[0] ?? "");
    await bob.getByRole("button", { name: "Yes, this is my address" }).click();

    // Cy at a terminal: a program of his follows the stream of his events.
    const born = await fetch(`${server.url}api/me`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Cy" }),
    });
    const cookie = (born.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const asCy = async (method: string, path: string) => {
      const headers = { cookie, "content-type": "application/json" };
      const body = method === "GET" ? undefined : "{}";
      const ask = () => fetch(server.url + path, { method, headers, body });
      // A line that was kept open is too old after some hours.
      const answer = await ask().catch(ask);
      expect(answer.ok, await answer.clone().text()).toBe(true);
      return (await answer.json()) as unknown;
    };
    const events = eventsOf<PersonEvent>(server.url, cookie);
    services.push(events);

    const made = await post(ada, "api/tables", {
      game: "carson-cards",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
      clock: { bank: DAY_SECONDS, increment: DAY_SECONDS, at_zero: "forfeit" },
      pace: "days",
    });
    const { id } = (await made.json()) as { id: string };
    expect((await post(bob, `api/tables/${id}/join`, {})).ok()).toBe(true);
    await asCy("POST", `api/tables/${id}/join`);
    let known = false;
    const table = async () => (await asCy("GET", `api/tables/${id}`)) as TableNow;
    const here = `${server.url}t/${id}`;

    // What has come to each of them is known; the next is what is waited for.
    const seen = { push: 0, mail: mail.got.length, events: 0 };
    const away = (page: Page) => page.goto(`${server.url}rules`);
    const isAsked = async (seat: number) => (await table()).deciders.includes(seat);

    /** Each learns it where it reaches him, comes, decides, and goes again. */
    const turns: Record<number, () => Promise<void>> = {
      1: async () => {
        const message = await next(push, seen.push, ({ kind, table }) => kind === "turn" && table === id);
        seen.push = push.got.length;
        await worker.push(message);
        // She presses the notice, and that leads to the table.
        await ada.goto(await clicked(worker, ""));
        expect(ada.url()).toBe(here);
        while (await isAsked(1)) await decide(ada);
        await away(ada);
      },
      2: async () => {
        const letter = await next(mail, seen.mail, ({ text }) => text.includes(here));
        seen.mail = mail.got.length;
        expect(letter.subject).toContain("Your turn");
        await bob.goto(here);
        while (await isAsked(2)) await decide(bob);
        await away(bob);
      },
      3: async () => {
        await next(events, seen.events, ({ why }) => (why ?? []).includes("turn"));
        seen.events = events.got.length;
        // The first time a link says who he is; it is good for ten minutes.
        const { code } = (await asCy("POST", "api/me/links")) as { code: string };
        terminal.open(here, ...(known ? [] : ["--link", `${server.url}link#${code}`]));
        known = true;
        await terminal.hear("You are Cy.");
        await terminal.hear("your turn");
        while (await isAsked(3)) {
          const before = (await table()).decisions;
          terminal.say("1");
          await expect.poll(async () => (await table()).decisions, { timeout: 30_000 }).not.toBe(before);
        }
        await terminal.leave();
      },
    };

    const codeOf = async (page: Page) =>
      ((await (await post(page, "api/me/recovery", {})).json()) as { code: string }).code;
    const codes = { ada: await codeOf(ada), bob: await codeOf(bob) };
    const whoIs = (page: Page) => page.request.get(`${server.url}api/me`);
    /** What is lost after so many turns, and got over. */
    const losses: Record<number, () => Promise<void>> = {
      // Ada's browser forgets who she is; her messages come as before.
      3: async () => {
        await ada.context().clearCookies();
        expect((await whoIs(ada)).status()).toBe(401);
        expect((await post(ada, "api/recovery", { code: codes.ada })).ok()).toBe(true);
      },
      // Bob's phone is gone: he is himself on another one, and the one that was found by somebody is nobody's.
      5: async () => {
        const lost = bob;
        bob = await visit("rules", { at: server, viewport: PHONE });
        expect((await post(bob, "api/recovery", { code: codes.bob })).ok()).toBe(true);
        expect((await bob.request.delete(`${server.url}api/me/sessions`)).ok()).toBe(true);
        expect((await whoIs(lost)).status()).toBe(401);
      },
    };

    const taken: number[] = [];
    const plays = async () => (await table()).stage === "playing";
    for (let step = 0; taken.length < most && (await plays()); step += 1) {
      const [seat = 0] = (await table()).deciders;
      // Some hours later; whoever was here has not looked since.
      server.forward(5);
      await losses[step]?.();
      if (step % 4 === 2) {
        // A power cut, and back: nothing that was decided or is to be told is lost.
        const { decisions: stood } = await table();
        await server.down("SIGKILL");
        await server.up();
        expect((await table()).decisions).toBe(stood);
      }
      await turns[seat]?.();
      taken.push(seat);
    }
    expect(new Set(taken)).toEqual(new Set([1, 2, 3]));
    test.info().annotations.push({ type: "hand-overs", description: String(taken.length) });
    if (!(await plays())) {
      // Those who did not make the last decision are told how it ended.
      const last = taken.at(-1);
      if (last !== 1) await next(push, seen.push, ({ kind }) => kind === "over");
      if (last !== 2) await next(mail, seen.mail, ({ subject }) => subject.includes("Game over"));
      if (last !== 3) await next(events, seen.events, ({ why }) => (why ?? []).includes("over"));
      return;
    }

    // A clock ends while the server is down: whoever is asked gets the time back.
    const [seat = 0] = (await table()).deciders;
    const clockOf = async () => (await table()).seats[seat - 1]?.clock;
    const left = async () => {
      const clock = await clockOf();
      expect(clock?.zero_at, "the clock runs").not.toBeNull();
      return ((clock?.zero_at ?? 0) - server.now()) / HOUR_MILLIS;
    };
    // A little less than four hours: a clock is put forward by whole seconds.
    server.forward((await left()) - 3.99);
    expect(await left()).toBeLessThanOrEqual(4);
    await server.down("SIGTERM");
    server.forward(48);
    await server.up();
    expect(await left()).toBeGreaterThan(3);
    expect(await left()).toBeLessThanOrEqual(4);
    expect((await clockOf())?.fell).toBe(false);
    await turns[seat]?.();
    expect((await table()).stage).toBe("playing");
    const holders = (await table()).seats.map(({ holder }) => holder.kind);
    expect(holders.slice(0, 3)).toEqual(["person", "person", "person"]);
  } finally {
    terminal.end();
    for (const service of services) service.end();
    await server.end();
  }
}

test(
  "a game over days is played from channels, by browser, phone and terminal, though much goes wrong",
  { tag: "@notices" },
  async ({ visit }) => {
    test.setTimeout(240_000);
    await playOverDays(visit, 9);
  },
);

test(
  "a whole game over days is played from channels to its end",
  { tag: ["@notices", "@long"] },
  async ({ visit }) => {
    test.setTimeout(3_600_000);
    await playOverDays(visit, Infinity);
  },
);
