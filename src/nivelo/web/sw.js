/**
 * The service worker: keeps the app's files, so that it opens without a network. Every version of
 * the app has its own addresses and its own store. Tables are never kept: they are the server's.
 * What is needed to play without a server is large: it is kept when a page asks for it, or at once
 * where there is no server.
 */

const worker = /** @type {any} */ (self);

const BASE = "{base}";
const WEB = "{web}";
const STORE = "nivelo-{version}";
const FILES = /** @type {string[]} */ (/* files */ []);
const FILES_TO_PLAY = /** @type {string[]} */ (/* files to play */ []);
const AT_ONCE = /** @type {string} */ ("{at once}") === "yes";
const DEVICE = "{device}"; // the page of a server that plays on the device, if there is one
const RUNTIME = "{runtime}"; // with which tables are played without a server, if it is there
const RUNTIME_STORE = `runtime-${RUNTIME.split("/").at(-1)}`; // large, and seldom new
const RUNTIME_FILES = /** @type {string[]} */ (/* runtime */ []);
const KEPT = 2; // a page that is still open may need files of the version before
// Many hosts let browsers keep pages for a while: they would lead to files that are gone.
/** @type {RequestInit} */
const NEWEST = { cache: "no-cache" };

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

// A page asks whether one could play without a network, or for all that it takes.
worker.addEventListener("message", (/** @type {any} */ event) => {
  const [port] = event.ports;
  if (event.data !== "keep to play" && event.data !== "can play") return;
  const answer = event.data === "can play" ? canPlay() : fillToPlay().then(() => true);
  event.waitUntil(
    answer.then(
      (can) => port.postMessage(can),
      () => port.postMessage(false),
    ),
  );
});

async function fill() {
  const asked = (await caches.keys()).some((name) => name.startsWith("runtime-"));
  const store = await caches.open(STORE);
  await store.addAll([new Request(`${BASE}/`, NEWEST), ...FILES.map((file) => `${WEB}/${file}`)]);
  if (RUNTIME_FILES.length && (AT_ONCE || asked)) await fillToPlay();
}

/** @param {string} name @param {string[]} wanted */
async function fillStore(name, wanted) {
  const store = await caches.open(name);
  const there = (await store.keys()).map((request) => new URL(request.url).pathname);
  await store.addAll(wanted.filter((file) => !there.includes(file)));
}

const toPlay = () => [
  ...FILES_TO_PLAY.map((file) => `${WEB}/${file}`),
  ...(DEVICE ? [DEVICE] : []),
];
const runtimeFiles = () => RUNTIME_FILES.map((file) => `${RUNTIME}/${file}`);

async function fillToPlay() {
  if (!RUNTIME_FILES.length) throw new Error("this server has nothing to play with");
  await fillStore(STORE, toPlay());
  await fillStore(RUNTIME_STORE, runtimeFiles());
}

async function canPlay() {
  if (!RUNTIME_FILES.length) return false;
  const wanted = [...toPlay(), ...runtimeFiles()];
  return (await Promise.all(wanted.map((file) => caches.match(file)))).every(Boolean);
}

async function forget() {
  const names = await caches.keys();
  const old = ["nivelo-", "runtime-"].flatMap((kind) =>
    names
      .filter((name) => name.startsWith(kind) && name !== STORE && name !== RUNTIME_STORE)
      .slice(0, 1 - KEPT),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file of the app: its address changes with its content. @param {Request} request */
async function kept(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  // A worker that has been replaced must not bring its store back after it was forgotten.
  if (response.ok && request.url.includes(`${WEB}/`) && (await caches.has(STORE))) {
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
    response = await fetch(request, NEWEST);
  } catch {
    // There is no network.
  }
  // A server of plain files does not know the addresses of tables.
  if (response && response.status !== 404) return response;
  const here = DEVICE && new URL(request.url).pathname.startsWith(DEVICE) ? DEVICE : `${BASE}/`;
  // The store of the version before has one too, and comes first.
  const store = await caches.open(STORE);
  return (await store.match(here)) ?? response ?? Response.error();
}
