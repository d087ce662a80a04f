// Messages to this browser when no page of ours is open: what its push manager gives, and takes back.
import type { NewChannel } from "../wire/NewChannel";

/** Whether this browser can be told something when no page is open. */
export const canPush =
  "PushManager" in globalThis && "serviceWorker" in navigator && "Notification" in globalThis;

/** Asks the person, and then the browser; null: he does not want to, or the browser cannot. */
export async function subscribe(key: string, label: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  // One for the key of another server is of no use here.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await worker.pushManager.subscribe(options)).toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { kind: "push", endpoint, p256dh, auth, label } : null;
}

/** Where messages to this browser go; null if nowhere. */
export async function endpoint(): Promise<string | null> {
  if (!canPush) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** The browser lets go of it. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** What this browser is called, as far as it tells. */
export function browserName(): string {
  const agent = navigator.userAgent;
  const browsers = [/Edg\//, /Firefox\//, /Chrome\//, /Safari\//];
  const names = ["Edge", "Firefox", "Chrome", "Safari"];
  const systems = [/Android/, /iPhone|iPad/, /Windows/, /Mac OS/, /Linux/];
  const places = ["Android", "iOS", "Windows", "macOS", "Linux"];
  const first = (tests: RegExp[], of: string[]) => of[tests.findIndex((test) => test.test(agent))] ?? "";
  return [first(browsers, names), first(systems, places)].filter(Boolean).join(" · ");
}
