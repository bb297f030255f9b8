/** Where cards were laid, and what jokers among them stand for. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { landedOn } from "../../src/nivelo/web/game/landed_on.js";

const event = (/** @type {string} */ what, /** @type {string[]} */ cards, place = 0) =>
  /** @type {any} */ ({ what, seat: 0, cards, place });
const table = (/** @type {string[][]} */ ...groups) =>
  /** @type {any} */ ({ groups: groups.map((cards) => ({ owner: 1, kind: "run", cards })) });

test("jokers of a layout stand for what they became", () => {
  const after = table(["R8", "R9", "J=10"]);
  assert.deepEqual(landedOn(event("laid_out", ["R8", "R9", "J"]), table(), after), {
    cards: ["R8", "R9", "J=10"],
    group: after.groups[0],
  });
});

test("a joker that was laid off is known by its end of the run", () => {
  const before = table(["R8", "J=9"]);
  const low = landedOn(event("laid_off", ["J"]), before, table(["J=7", "R8", "J=9"]));
  const high = landedOn(event("laid_off", ["J"]), before, table(["R8", "J=9", "J=10"]));
  assert.deepEqual([low.cards, high.cards], [["J=7"], ["J=10"]]);
});

test("what the table does not show is left as it is", () => {
  const later = table(["R8", "J=9", "R10", "R11"]);
  assert.deepEqual(landedOn(event("laid_out", ["R8", "J"]), null, later).cards, ["R8", "J"]);
  assert.deepEqual(landedOn(event("drew", ["R1"]), null, later), {
    cards: ["R1"],
    group: undefined,
  });
});
