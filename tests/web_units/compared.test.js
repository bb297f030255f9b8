/** What a hint says agrees with the figures beside it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  advisedMoves,
  comparison,
  isBestForLevel,
  moreAfterTaking,
} from "../../src/nivelo/web/game/compared.js";

/** @param {string} move @param {number} low @param {number} high */
const opinion = (move, low, high) => ({
  move,
  chance: 0.5,
  error: 0.01,
  behind: { value: (low + high) / 2, low, high },
});

test("only what surely wins less is called less, and nothing is called more", () => {
  assert.equal(comparison(opinion("draw", 0, 0), "draw"), "choice");
  assert.equal(comparison(opinion("pile1", 0.01, 0.05), "draw"), "less");
  assert.equal(comparison(opinion("pile1", -0.01, 0.05), "draw"), "as-good");
  assert.equal(comparison(opinion("pile1", -0.05, -0.01), "draw"), "");
  assert.equal(comparison({ move: "pile1", chance: 0.9, error: 0 }, "draw"), "as-good");
});

test("what a discard leaves speaks for it only if no other leaves more", () => {
  const discards = [
    { move: "-R1", missing: 1, helping: 8 },
    { move: "-R2", missing: 1, helping: 5 },
    { move: "-R3", missing: 2, helping: 20 },
  ];
  const best = (/** @type {string} */ choice) =>
    isBestForLevel(/** @type {any} */ ({ choice, discards }));
  assert.deepEqual(["-R1", "-R2", "-R3", "lay-out"].map(best), [true, false, false, true]);
});

test("a card of a pile is worth taking for the others that then help, not for what is missing", () => {
  const takes = [
    { move: "draw", missing: 2, helping: 12 },
    { move: "pile1", missing: 2, helping: 17 },
    { move: "pile2", missing: 2, helping: 12 },
    { move: "pile3", missing: 3, helping: 40 },
  ];
  const more = (/** @type {string} */ choice) =>
    moreAfterTaking(/** @type {any} */ ({ choice, takes }));
  assert.deepEqual(more("pile1"), { helping: 17, before: 12 });
  assert.deepEqual(["draw", "pile2", "pile3", "lay-out"].map(more), [null, null, null, null]);
});

test("all cards that are picked at once are advised", () => {
  const coach = { chances: [], takes: [], discards: [], going_out: null, opinions: [], gain: null };
  const told = { ...coach, why: null, choice: "R3", then: ["B7", "G7"] };
  assert.deepEqual(advisedMoves(told), ["R3", "B7", "G7"]);
  assert.deepEqual(advisedMoves({ ...told, choice: "", then: [] }), []);
});
