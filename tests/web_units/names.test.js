/** Names within sentences, and titles in two lines. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { apart, titleParts } from "../../src/nivelo/web/game/words/names.js";

test("only a name that runs from right to left is kept apart", () => {
  assert.equal(apart("דנה"), "\u2068דנה\u2069");
  assert.equal(apart("ليلى 7"), "\u2068ليلى 7\u2069");
  for (const name of ["Anna", "Zoë", "Ольга", "花子", "🙂"]) assert.equal(apart(name), name);
});

test("a title is a name and what it adds", () => {
  assert.deepEqual(titleParts("Level 8 (99 cards)"), ["Level 8", "99 cards"]);
  assert.deepEqual(titleParts("Level 8, das Brettspiel"), ["Level 8", "das Brettspiel"]);
  assert.deepEqual(titleParts("Level 8 Master"), ["Level 8 Master", ""]);
  assert.deepEqual(titleParts("NivelDoce"), ["NivelDoce", ""]);
});
