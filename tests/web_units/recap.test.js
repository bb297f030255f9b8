/** What is told to somebody who comes back to a table. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { recapOf } from "../../src/nivelo/web/game/recap.js";

const open = (/** @type {object} */ part = {}) =>
  /** @type {any} */ ({
    round: 2,
    turn: 1,
    levels: [2, 2, 1],
    laid_out: [false, false, false],
    ...part,
  });
const seen = (/** @type {object} */ part = {}) => {
  const { round, levels, laid_out: laid } = open(part);
  return { game: 1, round, levels, laid, at: 0 };
};
const ended = (/** @type {number} */ seat) =>
  /** @type {any} */ ({ what: "round_ended", seat, cards: [], place: -1 });

test("nothing is told if nobody has laid out, climbed or ended a round", () => {
  assert.equal(recapOf(seen(), open({ turn: 2 }), 1, [ended(0)]), null);
});

test("who has laid out since is named, and whose turn it is", () => {
  const recap = recapOf(seen(), open({ laid_out: [false, true, false], turn: 0 }), 1, []);
  assert.deepEqual(recap?.laidOut, [1]);
  assert.equal(recap?.turn, 0);
});

test("whoever had laid out before is not named again in the same round", () => {
  const then = seen({ laid_out: [false, true, false] });
  const recap = recapOf(then, open({ laid_out: [false, true, true] }), 1, []);
  assert.deepEqual(recap?.laidOut, [2]);
});

test("rounds that have ended are told with who ended them, older ones are not", () => {
  const now = open({ round: 4, levels: [2, 4, 2] });
  const recap = recapOf(seen(), now, 1, [ended(0), ended(2), ended(1)]);
  assert.deepEqual(recap?.ended, [
    { round: 2, seat: 2 },
    { round: 3, seat: 1 },
  ]);
  assert.deepEqual(recap?.climbed, [
    { seat: 1, from: 2, to: 4 },
    { seat: 2, from: 1, to: 2 },
  ]);
});

test("in another round all who have laid out are named", () => {
  const then = seen({ laid_out: [false, true, false] });
  const recap = recapOf(then, open({ round: 3, laid_out: [false, true, false] }), 1, []);
  assert.deepEqual(recap?.laidOut, [1]);
  assert.equal(recap?.rounds, 1);
  assert.deepEqual(recap?.ended, []);
});

test("another game is told from its beginning", () => {
  const recap = recapOf(seen(), open({ round: 1, levels: [1, 1, 1] }), 2, []);
  assert.equal(recap?.newGame, true);
  assert.deepEqual(recap?.climbed, []);
});
