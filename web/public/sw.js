// So that the page opens without a network, too. Pages always come from the network first, so that nobody is shown an old
// version; files with their fingerprint in the name never change and are kept. The API is never kept.
const KEEP = "boomtown-1";
const base = new URL("./", self.location.href);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEEP)
      .then((kept) => kept.add(new Request(base, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("boomtown-") && name !== KEEP);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What a page had loaded before we were there, and then all files of its version, so that everything opens without a network.
self.addEventListener("message", (event) => {
  const ours = (event.data?.keep ?? []).filter((address) =>
    address.startsWith(new URL("assets/", base).href),
  );
  event.waitUntil(keepAll(ours, event.data?.whole === true));
});

// Files of the version before this one stay, as long as it may still be open somewhere; older ones go.
async function keepAll(addresses, whole) {
  await Promise.all(addresses.map((address) => keptForever(new Request(address))));
  if (!whole) return;
  const kept = await caches.open(KEEP);
  const list = new URL("files.json", base);
  const known = await kept.match(list);
  const before = known ? await known.json() : { now: [], before: [] };
  if (JSON.stringify(before.now) === JSON.stringify(addresses)) return;
  const wanted = new Set([...addresses, ...before.now]);
  await kept.put(list, new Response(JSON.stringify({ now: addresses, before: before.now })));
  const all = await kept.keys();
  const old = all.filter(({ url }) => url.startsWith(new URL("assets/", base).href) && !wanted.has(url));
  await Promise.all(old.map((request) => kept.delete(request)));
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const path = address.pathname.slice(base.pathname.length);
  const ours = address.origin === base.origin && address.pathname.startsWith(base.pathname);
  if (event.request.method !== "GET" || !ours || path.startsWith("api/")) return;
  if (event.request.mode === "navigate") event.respondWith(pageFirstFromNetwork(event.request));
  else if (path.startsWith("assets/")) event.respondWith(keptForever(event.request));
});

// The server tells something while no page of ours may be open. The same message may come twice, and is shown once; the latest of a
// table takes the place of the one before. Whoever looks at the very page it leads to has seen it.
self.addEventListener("push", (event) => {
  event.waitUntil(tell(read(event.data)));
});

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

// A small question has its answers as buttons, if the browser has as many; otherwise one that opens the page with the answers.
function buttonsOf(answer) {
  const most = Notification.maxActions ?? 0;
  const choices = answer?.choices ?? [];
  if (choices.length > 0 && choices.length <= most)
    return choices.map(({ label }, index) => ({ action: `answer-${index}`, title: label }));
  return choices.length > 0 && most > 0 ? [{ action: "page", title: answer.open }] : [];
}

const JUST_TOLD = 60_000;

async function tell({ id, title, body, path, tag, language, answer }) {
  const address = new URL(path ?? "tables", base).href;
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.some(({ url, visibilityState }) => url === address && visibilityState === "visible")) return;
  const shown = await self.registration.getNotifications({ tag });
  // A page in the background has just told the same: what the message says takes its place without calling again.
  const told = ({ data }) => data?.toldAt > Date.now() - JUST_TOLD;
  const again = shown.some((one) => one.data?.id === id || told(one));
  await self.registration.showNotification(title ?? "Boomtown", {
    body,
    tag,
    lang: language,
    renotify: tag !== undefined && shown.length > 0 && !again,
    icon: new URL("icon-192.png", base).href,
    actions: buttonsOf(answer),
    data: answer ? { id, address, answer } : { id, address },
  });
}

// An answer that was given on a notice: what came of it is told in its place.
async function give({ title, tag, lang, data }, index) {
  const { answer, address } = data;
  let body;
  try {
    const response = await fetch(new URL(answer.path, base), {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ answer: answer.choices[index].action }),
    });
    body = (await response.json()).said ?? "";
    if (!body) throw new Error(String(response.status));
  } catch {
    // The server is away, or does not know the link: the page says more.
    await self.clients.openWindow(new URL(answer.path, base).href);
    return;
  }
  const icon = new URL("icon-192.png", base).href;
  await self.registration.showNotification(title, { body, tag, lang, icon, data: { address } });
}

// A push service that gives this browser another address tells us here: the server learns of it.
self.addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const options = event.oldSubscription?.options;
    const fresh =
      event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (!fresh) return;
    const { endpoint, keys } = fresh.toJSON();
    const body = JSON.stringify({ kind: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth, label: "" });
    const headers = { "content-type": "application/json" };
    await fetch(new URL("api/me/channels", base), { method: "POST", headers, body });
  };
  event.waitUntil(renew());
});

// Whoever presses a notice wants the table it tells of.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { data } = event.notification;
  const address = typeof data === "string" ? data : (data?.address ?? base.href);
  const [, index] = /^answer-(\d)$/.exec(event.action) ?? [];
  if (index !== undefined) {
    event.waitUntil(give(event.notification, Number(index)));
    return;
  }
  if (event.action === "page") {
    event.waitUntil(self.clients.openWindow(new URL(data.answer.path, base).href));
    return;
  }
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find(({ url }) => url === address);
    return page ? page.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});

async function pageFirstFromNetwork(request) {
  const kept = await caches.open(KEEP);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html"))
      await kept.put(base, fresh.clone());
    // A server for files has one page of ours: there the path stands behind the #.
    if (fresh.status === 404) {
      const { pathname, search } = new URL(request.url);
      return Response.redirect(`${base.href}#/${pathname.slice(base.pathname.length)}${search}`);
    }
    return fresh;
  } catch (error) {
    const shell = await kept.match(base);
    if (shell) return shell;
    throw error;
  }
}

async function keptForever(request) {
  const kept = await caches.open(KEEP);
  const known = await kept.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}
