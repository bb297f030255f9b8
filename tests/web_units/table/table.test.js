/** A table as it is shown, whatever fills it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { StillTable, stillInfo, stillSeat } from "../../../src/nivelo/web/state/still_table.js";

function table() {
  const made = new StillTable("t");
  made.info.value = stillInfo({
    seats: [stillSeat("Ann"), stillSeat("")],
    levels: [["run 3, colour 4", "set 3"], ["set 2"]],
  });
  made.you.value = 0;
  made.open.value = /** @type {any} */ ({ levels: [2, 1] });
  return made;
}

test("the level of a seat is what it asks for now", () => {
  const shown = table();
  assert.deepEqual(
    shown.asks.value.map((ask) => ask.text),
    ["set 3"],
  );
  shown.open.value = /** @type {any} */ ({ levels: [1, 1] });
  assert.equal(shown.asks.value.length, 2);
  assert.deepEqual(shown.asksOf(7), []);
});

test("it is one's move as long as there is a legal one", () => {
  const shown = table();
  assert.equal(shown.isMyMove.value, false);
  shown.own.value = { seat: 0, hand: ["R7"], kept: [], legal: ["draw", "pile1"], undo: false };
  assert.equal(shown.isMyMove.value, true);
  assert.ok(shown.legal.value.has("draw"));
});

test("seats without a name are called by their number", () => {
  assert.deepEqual([table().nameOf(0), table().nameOf(1)], ["Ann", "2"]);
});

test("who listens hears of changes until they stop", () => {
  const shown = table();
  /** @type {string[]} */
  const heard = [];
  const stop = shown.listen((change) => heard.push(...change.events.map((each) => each.what)));
  const change = (/** @type {string} */ what) => ({
    events: [{ what, seat: 0, cards: [], place: -1 }],
    before: null,
    live: true,
  });
  shown.notifyChanged(change("drew"));
  stop();
  shown.notifyChanged(change("discarded"));
  assert.deepEqual(heard, ["drew"]);
});

test("without a server nothing can be asked for, and nothing stays busy", async () => {
  const shown = table();
  await assert.rejects(shown.move("draw"), /nobody to ask: move/);
  assert.equal(shown.busy.value, false);
});
