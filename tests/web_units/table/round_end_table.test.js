/** The table as a round leaves it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LEVEL8 } from "../../../src/nivelo/web/cards/faces.js";
import { parseLevel } from "../../../src/nivelo/web/game/levels.js";
import {
  clearedTable,
  cutAtRoundEnd,
  ownAtRoundEnd,
  tableAtRoundEnd,
} from "../../../src/nivelo/web/state/round_end_table.js";

/** @param {string} what @param {number} seat @param {string[]} [cards] @param {number} [place] */
const event = (what, seat, cards = [], place = -1) => ({ what, seat, cards, place });

const BEFORE = /** @type {any} */ ({
  piles: [["R1"], []],
  groups: [{ owner: 0, kind: "run", cards: ["R4", "B5", "R6"] }],
  hand_sizes: [1, 4],
  laid_out: [true, false],
  draw_size: 30,
  levels: [1, 1],
});
const asksOf = () => parseLevel("set 3, run 3");

test("what belongs to the next round is cut off", () => {
  const events = [
    event("discarded", 0, ["R7"]),
    event("round_ended", 0),
    event("moved_up", 0, [], 3),
    event("dealt", 0),
    event("turn", 1),
  ];
  const cut = cutAtRoundEnd(events);
  assert.deepEqual(
    cut?.last.map((each) => each.what),
    ["discarded", "round_ended", "moved_up"],
  );
  assert.deepEqual(
    cut?.next.map((each) => each.what),
    ["dealt", "turn"],
  );
});

test("nothing is cut within a round, nor at the end of the game", () => {
  assert.equal(cutAtRoundEnd([event("discarded", 0, ["R7"])]), null);
  assert.equal(cutAtRoundEnd([event("round_ended", 0), event("won", 0)]), null);
});

test("the last card lies on its pile, and nobody has anything to do", () => {
  const open = tableAtRoundEnd(BEFORE, [event("discarded", 0, ["R7"])], LEVEL8, asksOf);
  assert.deepEqual(open.piles, [["R1", "R7"], []]);
  assert.deepEqual(open.hand_sizes, [0, 4]);
  assert.equal(open.to_act, -1);
  assert.deepEqual(BEFORE.piles, [["R1"], []]);
});

test("a card laid off on a run goes to the end where it fits", () => {
  for (const [card, cards] of /** @type {[string, string[]][]} */ ([
    ["B3", ["B3", "R4", "B5", "R6"]],
    ["B7", ["R4", "B5", "R6", "B7"]],
  ])) {
    const open = tableAtRoundEnd(BEFORE, [event("laid_off", 0, [card], 0)], LEVEL8, asksOf);
    assert.deepEqual(open.groups[0]?.cards, cards);
  }
});

test("a level that ends the round lies on the table", () => {
  const laid = [event("laid_out", 1, ["R2", "B2", "J"], 1), event("laid_out", 1, ["R2"], 2)];
  const open = tableAtRoundEnd(BEFORE, laid, LEVEL8, asksOf);
  assert.deepEqual(
    open.groups.map((group) => group.kind),
    ["run", "set", "run"],
  );
  assert.equal(open.hand_sizes[1], 0);
  assert.equal(open.laid_out[1], true);
});

test("one's own hand is without what was played last", () => {
  const own = { seat: 0, hand: ["R7", "R7", "B1"], kept: [], legal: ["-R7"], undo: true };
  const left = ownAtRoundEnd(own, [event("discarded", 0, ["R7"]), event("discarded", 1, ["B1"])]);
  assert.deepEqual(left, { seat: 0, hand: ["R7", "B1"], kept: [], legal: [], undo: false });
});

test("before the next deal nothing lies in front of anyone, and all else is as it was", () => {
  const cleared = clearedTable(BEFORE);
  assert.deepEqual([cleared.groups, cleared.piles], [[], [[], []]]);
  assert.deepEqual([cleared.levels, cleared.draw_size], [BEFORE.levels, BEFORE.draw_size]);
  assert.deepEqual(BEFORE.piles, [["R1"], []]);
});
