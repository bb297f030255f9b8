/** What becomes of cards that are shown for a while. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { chosenOf } from "../../../src/nivelo/web/state/shown_cards.js";

const open = (/** @type {string[][]} */ opened) => /** @type {any} */ ({ opened });
const update = (/** @type {string[][]} */ opened, /** @type {any[]} */ events = []) =>
  /** @type {any} */ ({ type: "update", open: open(opened), events });
const STOLE = { what: "stole", seat: 0, cards: ["R7"], place: 1 };

test("the card that is taken is known when the shown ones go", () => {
  const before = open([[], ["R7", "B2"]]);
  assert.deepEqual(chosenOf(before, update([[], []], [STOLE])), { seat: 1, card: "R7" });
  assert.deepEqual(chosenOf(before, update([[], []])), { seat: -1, card: "" });
});

test("nothing goes while cards are still being shown, or if there are none", () => {
  assert.equal(chosenOf(open([[], ["R7"]]), update([["B1"], ["R7"]])), null);
  assert.equal(chosenOf(open([[], []]), update([[], []], [STOLE])), null);
  assert.equal(chosenOf(null, update([[], []])), null);
});
