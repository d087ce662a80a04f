// Notices of the browser for somebody who is looking elsewhere: it is your turn.
import { settings } from "./settings.svelte";

/** Whether this browser knows notices at all. */
export const canNotify = "Notification" in globalThis;

/** Asks the person whether we may; true if so. */
export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** One for each table: a new one takes the place of the one before, and whoever presses it comes to `address`. */
export async function notify(
  title: string,
  body: string,
  table: string,
  address = location.href,
): Promise<void> {
  const wanted = settings.notices && canNotify && Notification.permission === "granted";
  if (!wanted || !document.hidden) return;
  const icon = new URL("icon-192.png", document.baseURI).href;
  const options = { body, icon, tag: `table-${table}`, data: { address, toldAt: Date.now() } };
  try {
    // Phones show notices only through the worker.
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options).onclick = () => window.focus();
  } catch {
    // Then the title of the page still tells whose turn it is.
  }
}
