/** The way of a tower round the board. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { towerPath } from "../../src/nivelo/web/game/tower_path.js";

test("a tower touches every field on its way", () => {
  assert.deepEqual(towerPath(3, 7, 28, []), [4, 5, 6, 7]);
});

test("it goes on at the beginning of the ring", () => {
  assert.deepEqual(towerPath(26, 1, 28, []), [27, 0, 1]);
});

test("fields on which others stand are jumped", () => {
  assert.deepEqual(towerPath(3, 7, 28, [4, 6, 20]), [5, 7]);
});
