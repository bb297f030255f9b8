/** Tables of a device whose browser keeps nothing. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { MemoryStore } from "../../src/nivelo/web/local/memory_store.js";

/** @param {string} table @param {number} seq */
const entry = (table, seq) => ({
  do: "add",
  part: "entries",
  row: { table_id: table, seq },
  table: "",
});

test("rows come back by their keys", async () => {
  const store = new MemoryStore();
  assert.equal(await store.write([entry("b", 1), entry("a", 10), entry("a", 9)]), "");
  const all = await store.rows("entries", "");
  assert.deepEqual(
    all.map((row) => [row.table_id, row.seq]),
    [
      ["a", 9],
      ["a", 10],
      ["b", 1],
    ],
  );
  assert.deepEqual(await store.entries("a", 9), [{ table_id: "a", seq: 10 }]);
  assert.equal((await store.rows("entries", "b")).length, 1);
});

test("what is written at once is written whole or not at all", async () => {
  const store = new MemoryStore();
  await store.write([entry("a", 1)]);
  assert.equal(await store.write([entry("a", 2), entry("a", 1)]), "taken");
  assert.equal((await store.rows("entries", "a")).length, 1);
});

test("rows are changed, deleted and cleared", async () => {
  const store = new MemoryStore();
  const put = { do: "put", part: "tables", row: { id: "a", status: "open", seats: 3 }, table: "" };
  await store.write([put, entry("a", 1), entry("b", 1)]);
  await store.write([{ ...put, do: "merge", row: { id: "a", status: "over" } }]);
  assert.deepEqual(await store.rows("tables", ""), [{ id: "a", status: "over", seats: 3 }]);
  await store.write([{ do: "clear", part: "entries", row: {}, table: "a" }]);
  assert.deepEqual(await store.rows("entries", ""), [{ table_id: "b", seq: 1 }]);
  await store.write([{ ...put, do: "delete", row: { id: "a" } }]);
  assert.deepEqual(await store.rows("tables", ""), []);
});
