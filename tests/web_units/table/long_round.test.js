/** When the page offers to call a round off. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { StillTable } from "../../../src/nivelo/web/state/still_table.js";
import { dragsOn } from "../../../src/nivelo/web/game/long_round.js";

/** @param {number} turns @param {number} seats */
function after(turns, seats) {
  const table = new StillTable("t");
  table.open.value = /** @type {any} */ ({ turns, levels: Array(seats).fill(1) });
  return table;
}

test("a round drags on when each seat has had thirty turns", () => {
  assert.equal(dragsOn(after(60, 2)), false);
  assert.equal(dragsOn(after(61, 2)), true);
  assert.equal(dragsOn(after(61, 3)), false);
  assert.equal(dragsOn(after(91, 3)), true);
  assert.equal(dragsOn(new StillTable("empty")), false);
});
