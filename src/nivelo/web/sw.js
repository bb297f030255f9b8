/**
 * The service worker: keeps the app's files, so that it opens without a network. Every version of
 * the app has its own addresses and its own store. Tables are never kept: they are the server's.
 */

const worker = /** @type {any} */ (self);

const BASE = "{base}";
const WEB = "{web}";
const STORE = "nivelo-{version}";
const FILES = /** @type {string[]} */ (/* files */ []);
const RUNTIME = "{runtime}"; // with which tables are played without a server, if it is there
const RUNTIME_STORE = `runtime-${RUNTIME.split("/").at(-1)}`; // large, and seldom new
const RUNTIME_FILES = /** @type {string[]} */ (/* runtime */ []);
const KEPT = 2; // a page that is still open may need files of the version before

// Calling people to their turn.
worker.importScripts(`${WEB}/push_worker.js`);

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
  if (/^\/(web|runtime)\//.test(url.pathname.slice(BASE.length))) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function fill() {
  const store = await caches.open(STORE);
  await store.addAll([`${BASE}/`, ...FILES.map((file) => `${WEB}/${file}`)]);
  if (!RUNTIME_FILES.length) return;
  const runtime = await caches.open(RUNTIME_STORE);
  const there = (await runtime.keys()).map((request) => new URL(request.url).pathname);
  const wanted = RUNTIME_FILES.map((file) => `${RUNTIME}/${file}`);
  await runtime.addAll(wanted.filter((file) => !there.includes(file)));
}

async function forget() {
  const stores = (await caches.keys()).filter((name) => name.startsWith("nivelo-"));
  const old = stores.filter((name) => name !== STORE).slice(0, -(KEPT - 1));
  const runtimes = (await caches.keys()).filter((name) => name.startsWith("runtime-"));
  old.push(...runtimes.filter((name) => name !== RUNTIME_STORE));
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
  /** @type {Response | undefined} */
  let response;
  try {
    response = await fetch(request);
  } catch {
    // There is no network.
  }
  // A server of plain files does not know the addresses of tables.
  if (response && response.status !== 404) return response;
  return (await caches.match(`${BASE}/`)) ?? response ?? Response.error();
}
