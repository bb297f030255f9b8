/**
 * The worker in which tables are kept without a server: Python runs here, as Pyodide, with the
 * engine and with what decides on a server. The page sends what it would send to a server. Where
 * Python is it has as its name: a letter would have to wait until the page has time to send it.
 */

import { MemoryStore } from "./memory_store.js";
import { Store } from "./store.js";

/** @typedef {{type: string, [field: string]: any}} Letter */

const PACKAGES = "/lib/python3.14/site-packages";

const page = /** @type {any} */ (self);
const windows = new BroadcastChannel("nivelo-tables");

/** Is what is played here gone when the page is closed? */
let forgets = false;

/** Where tables are kept: in the browser's database, or in memory if it has none for this page. */
async function whereToKeep() {
  const store = new Store();
  try {
    await store.open();
    return store;
  } catch {
    forgets = true;
    return new MemoryStore();
  }
}

/** @param {string} runtime the address of the runtime's folder */
async function start(runtime) {
  const [python, packages, store] = await Promise.all([
    import(`${runtime}/pyodide.mjs`).then(({ loadPyodide }) =>
      loadPyodide({ indexURL: `${runtime}/` }),
    ),
    fetch(`${runtime}/packages.zip`).then((answer) => answer.arrayBuffer()),
    whereToKeep(),
  ]);
  python.unpackArchive(packages, "zip", { extractDir: PACKAGES });
  const script = {
    rows: async (/** @type {string} */ part, /** @type {string} */ table) =>
      JSON.stringify(await store.rows(part, table)),
    entries: async (/** @type {string} */ table, /** @type {number} */ after) =>
      JSON.stringify(await store.entries(table, after)),
    write: (/** @type {string} */ steps) => store.write(JSON.parse(steps)),
    tell: (/** @type {number} */ visit, /** @type {string | undefined} */ text) =>
      page.postMessage({ type: "message", visit, text: text ?? null }),
    moved: (/** @type {string} */ table) => windows.postMessage(table),
  };
  return python.pyimport("nivelo.browser.worker").Worker(script);
}

/**
 * Whoever has said a name to the server need not say it again.
 *
 * @param {Promise<any>} starting
 * @param {string} name
 */
async function introduce(starting, name) {
  const worker = await starting;
  const [, me] = (await worker.request("GET", "/me", "")).toJs();
  if (JSON.parse(me).name === null) {
    await worker.request("POST", "/me", JSON.stringify({ name }));
  }
  return worker;
}

let starting = start(new URL(page.name, location.href).href);

page.onmessage = (/** @type {MessageEvent<Letter>} */ event) => {
  const letter = event.data;
  if (letter.type === "name") starting = introduce(starting, letter.name);
  // Nobody is left to wait for an answer that does not come.
  else take(letter).catch((error) => page.postMessage({ type: "failed", text: String(error) }));
};

/** @param {Letter} letter */
async function take(letter) {
  const python = await starting;
  if (forgets) page.postMessage({ type: "forgets" }); // who has written listens, and not before
  if (letter.type === "request") {
    const answered = await python.request(letter.method, letter.path, letter.body);
    const [status, body] = answered.toJs();
    answered.destroy();
    page.postMessage({ type: "answer", id: letter.id, status, body });
  } else if (letter.type === "open") await python.open(letter.visit, letter.path);
  else if (letter.type === "send") await python.take(letter.visit, letter.text);
  else if (letter.type === "close") python.close(letter.visit);
}

windows.onmessage = async (event) => (await starting).heard(event.data);
