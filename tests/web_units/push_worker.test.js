/** The service worker shows what the server sends, and a tap opens the table. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, test } from "node:test";
import vm from "node:vm";

const SOURCE = await readFile(new URL("../../src/nivelo/web/push_worker.js", import.meta.url));
const MESSAGE = {
  type: "turn",
  table: "a-b_c",
  title: "It is your turn",
  body: "NivelDoce, with Ann",
  language: "en",
};

/** @type {any} */
let worker;

beforeEach(() => {
  const self = {
    handlers: {},
    windows: [],
    shown: [],
    opened: [],
    addEventListener(name, handler) {
      this.handlers[name] = handler;
    },
    clients: {
      matchAll: async () => self.windows,
      openWindow: async (path) => self.opened.push(path),
    },
    registration: {
      showNotification: async (title, options) => self.shown.push({ title, ...options }),
    },
  };
  worker = self;
  vm.runInNewContext(String(SOURCE), { self, BASE: "/cards", WEB: "/cards/web/1", URL });
});

/** A window at an address of the app. */
function windowAt(path, visibilityState) {
  const made = { url: `https://example.org/cards${path}`, visibilityState, focused: 0 };
  return Object.assign(made, { focus: async () => (made.focused += 1) });
}

async function receive(message) {
  const waiting = [];
  worker.handlers.push({
    data: message && { json: () => message },
    waitUntil: (work) => waiting.push(work),
  });
  await Promise.all(waiting);
}

async function tap(table) {
  const waiting = [];
  let closed = false;
  worker.handlers.notificationclick({
    notification: { data: { table }, close: () => (closed = true) },
    waitUntil: (work) => waiting.push(work),
  });
  await Promise.all(waiting);
  assert.ok(closed);
}

test("a message is shown with its words, and the next one of the table takes its place", async () => {
  await receive(MESSAGE);
  const [shown] = worker.shown;
  assert.equal(shown.title, "It is your turn");
  assert.equal(shown.body, "NivelDoce, with Ann");
  assert.equal(shown.lang, "en");
  assert.equal(shown.tag, "table-a-b_c");
  assert.equal(shown.data.table, "a-b_c");
});

test("whoever looks at the table is not disturbed", async () => {
  worker.windows = [windowAt("/t/a-b_c", "visible")];
  await receive(MESSAGE);
  assert.equal(worker.shown.length, 0);
});

test("a window in the background, or at another table, is no reason to be silent", async () => {
  worker.windows = [windowAt("/t/a-b_c", "hidden"), windowAt("/t/other", "visible")];
  await receive(MESSAGE);
  assert.equal(worker.shown.length, 1);
});

test("what this version does not know is left alone", async () => {
  await receive({ type: "something new" });
  await receive(null);
  assert.equal(worker.shown.length, 0);
});

test("a tap opens the table", async () => {
  await tap("a-b_c");
  assert.deepEqual(worker.opened, ["/cards/t/a-b_c"]);
});

test("a tap brings the window to the front that shows the table already", async () => {
  worker.windows = [windowAt("/", "visible"), windowAt("/t/a-b_c/", "hidden")];
  await tap("a-b_c");
  assert.equal(worker.windows[1].focused, 1);
  assert.deepEqual(worker.opened, []);
});
