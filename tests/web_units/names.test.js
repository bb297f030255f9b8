/** Names within sentences. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { apart } from "../../src/nivelo/web/game/words/names.js";

test("only a name that runs from right to left is kept apart", () => {
  assert.equal(apart("דנה"), "\u2068דנה\u2069");
  assert.equal(apart("ليلى 7"), "\u2068ليلى 7\u2069");
  for (const name of ["Anna", "Zoë", "Ольга", "花子", "🙂"]) assert.equal(apart(name), name);
});
