// Small questions are answered from the message: with the buttons of a notice, and on a page without the board.
import type { Page } from "@playwright/test";
import { Server } from "./server";
import { webhook } from "./services";
import { expect, table, test } from "./town";
import { clicked, WorkerOfPage } from "./worker";

interface Told {
  kind: string;
  answer: { link: string; choices: { action: string; label: string }[] } | null;
}

/** Says something over the socket of a table: plays until it is the other's turn, or asks for an undo. */
function speak(page: Page, id: string, what: "play" | "undo"): Promise<void> {
  return page.evaluate(
    ([id, what]) =>
      new Promise<void>((done) => {
        interface Seen {
          viewer: { seat: number };
          offers?: { action: string }[];
        }
        interface Heard {
          type: string;
          moment?: { decisions: number; seats: Seen[] };
        }
        const socket = new WebSocket(new URL(`/api/tables/${id}/live`, location.href.replace(/^http/, "ws")));
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1 }));
        let asked = 0;
        const end = () => {
          socket.onclose = () => done();
          socket.close();
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { type, moment } = JSON.parse(data) as Heard;
          if (type === "done" && what === "undo") return end();
          if (!moment || (what === "undo" && asked > 0)) return;
          const seen = moment.seats.find(({ offers }) => (offers ?? []).length > 0);
          const at = moment.decisions;
          if (what === "play" && !seen) return end();
          asked += 1;
          const ask =
            what === "play"
              ? { kind: "play", seat: seen?.viewer.seat, action: seen?.offers?.[0]?.action, at }
              : { kind: "undo", seat: moment.seats[0]?.viewer.seat, at };
          socket.send(JSON.stringify({ type: "ask", id: crypto.randomUUID(), ask }));
        };
      }),
    [id, what] as const,
  );
}

test(
  "a small question is answered on a page without the board, and with the button of a notice",
  { tag: "@notices" },
  async ({ visit }) => {
    test.setTimeout(120_000);
    const server = await Server.start("--notices-anywhere");
    const hook = await webhook<Told>();
    try {
      const bob = await visit("settings", {
        name: "Bob",
        at: server,
        viewport: { width: 390, height: 844 },
        permissions: ["notifications"],
        serviceWorkers: "allow",
      });
      const id = await table(bob, { game: "circle-wagons", seats: [{ kind: "me" }, { kind: "open" }] });
      await bob.goto(new URL("/settings", bob.url()).href);
      const ada = await visit("rules", { name: "Ada", at: server });
      await ada.evaluate(
        (id) =>
          fetch(`/api/tables/${id}/join`, {
            method: "POST",
            body: "{}",
            headers: { "content-type": "application/json" },
          }),
        id,
      );
      const added = { kind: "webhook", url: hook.url, form: "json" };
      await bob.evaluate(
        (body) =>
          fetch("/api/me/channels", {
            method: "POST",
            body: JSON.stringify(body),
            headers: { "content-type": "application/json" },
          }),
        added,
      );
      await speak(ada, id, "play");
      await speak(bob, id, "play");
      const decisions = () =>
        bob.evaluate(async (id) => {
          const info = (await (await fetch(`/api/tables/${id}`)).json()) as { decisions: number };
          return info.decisions;
        }, id);
      const questions = () => hook.got.filter(({ answer }) => answer !== null);
      const before = await decisions();

      // On the notice itself: the worker of the page that is closed shows it, and sends the answer.
      await speak(ada, id, "undo");
      await expect.poll(() => questions().length, { timeout: 30_000 }).toBe(1);
      const first = questions()[0]?.answer;
      const worker = await WorkerOfPage.of(bob);
      const path = new URL(first?.link ?? "").pathname.slice(1);
      const answer = { path, open: "Answer here", choices: first?.choices ?? [] };
      const message = { id: "one", title: "Your turn", body: "May she?", path: "t/x", tag: "table", answer };
      await worker.push(message);
      const shown = () =>
        bob.evaluate(async () => {
          const [notice] = await (await navigator.serviceWorker.ready).getNotifications({ tag: "table" });
          const actions =
            (notice as unknown as { actions?: { action: string; title: string }[] }).actions ?? [];
          return { body: notice?.body, actions: actions.map(({ action, title }) => ({ action, title })) };
        });
      expect(await shown()).toEqual({
        body: "May she?",
        actions: [
          { action: "answer-0", title: "Yes, go ahead" },
          { action: "answer-1", title: "No" },
        ],
      });
      // Pressing a button decides and opens nothing.
      expect(await clicked(worker, "answer-0")).toBe("");
      expect(await shown()).toEqual({ body: "Your answer has been taken.", actions: [] });
      expect(await decisions()).toBeLessThan(before);

      // On a phone, from the link alone.
      await speak(ada, id, "play");
      await speak(bob, id, "play");
      const again = await decisions();
      await speak(ada, id, "undo");
      await expect.poll(() => questions().length, { timeout: 30_000 }).toBe(2);
      const link = questions()[1]?.answer?.link ?? "";
      const page = await bob.context().newPage();
      await page.goto(link);
      expect(await decisions()).toBe(again);
      expect(await page.evaluate(() => document.scripts.length)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await page.getByRole("button", { name: "No", exact: true }).click();
      await expect(page.getByText("Your answer has been taken.")).toBeVisible();
      await page.goto(link);
      await expect(page.getByText("This question is no longer open")).toBeVisible();
      expect(await decisions()).toBe(again);
      await page.close();
    } finally {
      hook.end();
      await server.end();
    }
  },
);
