/** What others do to the player is shown as clearly as a level that is laid out. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { StillTable } from "../../../src/nivelo/web/state/still_table.js";
import { peakOf } from "../../../src/nivelo/web/table/effects/peak_of.js";

const YOU = 0;
const ALMA = 1;
const BRUNO = 2;

/** @param {string} what @param {number} seat @param {number} place @param {string[]} cards */
const event = (what, seat, place, ...cards) => ({ what, seat, place, cards });

/** @param {ReturnType<typeof event>[]} events */
const change = (...events) => ({ events, before: null, live: true });

function table() {
  const made = new StillTable("t");
  made.you.value = YOU;
  return made;
}

test("a card that is laid in front of the player is a moment, one in front of others is not", () => {
  const shown = table();
  const blow = peakOf(change(event("played", ALMA, YOU, "skip")), shown);
  assert.deepEqual([blow?.kind, blow?.seat, blow?.card], ["hit", ALMA, "skip"]);
  assert.equal(peakOf(change(event("played", ALMA, BRUNO, "skip")), shown), null);
  assert.equal(peakOf(change(event("played", YOU, BRUNO, "skip")), shown), null);
});

test("whoever sits out is told who has brought it about", () => {
  const shown = table();
  shown.addToLog(change(event("played", ALMA, YOU, "skip")));
  shown.addToLog(change(event("discarded", BRUNO, -1, "R7")));
  shown.addToLog(change(event("played", BRUNO, ALMA, "skip"))); // not against the player
  const sitsOut = peakOf(change(event("stopped", YOU, -1, "skip")), shown);
  assert.deepEqual([sitsOut?.kind, sitsOut?.seat], ["stopped", ALMA]);
  assert.equal(peakOf(change(event("stopped", BRUNO, -1, "skip")), shown), null);
});

test("of several things at once the greatest is shown", () => {
  const both = change(event("played", ALMA, YOU, "skip"), event("round_ended", ALMA, -1));
  assert.equal(peakOf(both, table())?.kind, "round_ended");
});

test("what was missed is not celebrated later", () => {
  const missed = { ...change(event("played", ALMA, YOU, "skip")), live: false };
  assert.equal(peakOf(missed, table()), null);
});
