// The service worker of a page: what a push service brings it, and what somebody presses on a notice.
import type { CDPSession, Page, Worker } from "@playwright/test";
import { expect } from "./town";

export class WorkerOfPage {
  private constructor(
    readonly page: Page,
    readonly worker: Worker,
    private readonly session: CDPSession,
    private readonly registrationId: string,
  ) {}

  static async of(page: Page): Promise<WorkerOfPage> {
    await page.evaluate(async () => navigator.serviceWorker.ready);
    const session = await page.context().newCDPSession(page);
    const known: { registrationId: string }[] = [];
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) =>
      known.push(...registrations),
    );
    await session.send("ServiceWorker.enable");
    await expect.poll(() => known.length).toBeGreaterThan(0);
    await expect.poll(() => page.context().serviceWorkers().length).toBeGreaterThan(0);
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error("the page has no worker");
    return new WorkerOfPage(page, worker, session, known[0]?.registrationId ?? "");
  }

  /** A message as a push service delivers it, until its notice is there: a browser that has much to do may lose one. */
  async push(message: Record<string, unknown>): Promise<void> {
    const { registrationId } = this;
    const origin = new URL(this.page.url()).origin;
    const data = JSON.stringify(message);
    const shown = () =>
      this.worker.evaluate(async () => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
        const all = await registration.getNotifications();
        return all.map(({ data }) => (data as { id?: string } | null)?.id);
      });
    await expect(async () => {
      await this.session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
      await expect.poll(shown, { timeout: 5_000 }).toContain(message.id);
    }).toPass({ timeout: 30_000 });
  }
}

/** Presses the latest notice, or one of its buttons, and gives the address of the page that it opens, or `focus` and that of one that is
 * open; empty if it leads nowhere. The browser lets a worker open a window only where a person has really pressed: what it would do is
 * told instead. */
export async function clicked({ worker }: WorkerOfPage, action: string): Promise<string> {
  return worker.evaluate(async (action) => {
    interface Opened {
      clients: { openWindow(address: string): Promise<unknown> };
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (kind: string, about: { notification: Notification; action: string }) => Event;
      WindowClient: { prototype: { url: string; focus(): Promise<unknown> } };
    }
    const scope = self as unknown as Opened;
    let address = "";
    scope.clients.openWindow = (wanted) => Promise.resolve(void (address = wanted));
    scope.WindowClient.prototype.focus = function (this: { url: string }) {
      return Promise.resolve(void (address = `focus ${this.url}`));
    };
    const [notification] = (await scope.registration.getNotifications()).slice(-1);
    if (!notification) throw new Error("no notice is shown");
    const event = new scope.NotificationEvent("notificationclick", { notification, action });
    const waited: Promise<unknown>[] = [];
    // An event that a script has made keeps no worker alive: we wait for what it does.
    Object.defineProperty(event, "waitUntil", { value: (work: Promise<unknown>) => waited.push(work) });
    scope.dispatchEvent(event);
    await Promise.all(waited);
    return address;
  }, action);
}
