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

// What a page had loaded before we were there, so that it opens without a network the next time.
self.addEventListener("message", (event) => {
  const ours = (event.data?.keep ?? []).filter((address) =>
    address.startsWith(new URL("assets/", base).href),
  );
  event.waitUntil(Promise.all(ours.map((address) => keptForever(new Request(address)))));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const path = address.pathname.slice(base.pathname.length);
  const ours = address.origin === base.origin && address.pathname.startsWith(base.pathname);
  if (event.request.method !== "GET" || !ours || path.startsWith("api/")) return;
  if (event.request.mode === "navigate") event.respondWith(pageFirstFromNetwork(event.request));
  else if (path.startsWith("assets/")) event.respondWith(keptForever(event.request));
});

// Whoever presses a notice wants the table it tells of.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
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
