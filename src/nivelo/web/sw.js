/**
 * The service worker: keeps the app's files, so that it opens without a network. Every version of
 * the app has its own addresses and its own store. Tables are never kept: they are the server's.
 */

const worker = /** @type {any} */ (self);

const BASE = "{base}";
const WEB = "{web}";
const STORE = "nivelo-{version}";
const FILES = /** @type {string[]} */ (/* files */ []);
const KEPT = 2; // a page that is still open may need files of the version before

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forget().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith(`${BASE}/api/`)) return;
  if (url.pathname.startsWith(`${BASE}/web/`)) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function fill() {
  const store = await caches.open(STORE);
  await store.addAll([`${BASE}/`, ...FILES.map((file) => `${WEB}/${file}`)]);
}

async function forget() {
  const stores = (await caches.keys()).filter((name) => name.startsWith("nivelo-"));
  const old = stores.filter((name) => name !== STORE).slice(0, -(KEPT - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file of the app: its address changes with its content. @param {Request} request */
async function kept(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && request.url.includes(`${WEB}/`)) {
    const store = await caches.open(STORE);
    await store.put(request, response.clone());
  }
  return response;
}

/**
 * The page itself: the newest there is; without a network the one that was kept.
 *
 * @param {Request} request
 */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(`${BASE}/`)) ?? Response.error();
  }
}
