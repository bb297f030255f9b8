/** What people paste to join a table. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { readInvitation } from "../../src/nivelo/web/state/table_links.js";

test("a code is read with spaces, hyphens and small letters", () => {
  for (const typed of ["KBX4QR", " kbx 4qr ", "kbx-4qr", "K B X 4 Q R\n"]) {
    assert.deepEqual(readInvitation(typed), { code: "KBX4QR" });
  }
});

test("a link leads to its table, wherever the app lives", () => {
  assert.deepEqual(readInvitation("http://10.0.0.7:8000/t/a-B_9"), { table: "a-B_9" });
  assert.deepEqual(readInvitation("Come! https://x.org/cards/t/abc?from=mail"), { table: "abc" });
  assert.deepEqual(readInvitation("https://x.org/join/kbx4qr"), { code: "KBX4QR" });
});

test("nothing is nothing", () => {
  assert.equal(readInvitation("   "), null);
  assert.equal(readInvitation("-"), null);
});
