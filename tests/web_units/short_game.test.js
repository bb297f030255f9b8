/** A short game is a game with fewer levels. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { shortened } from "../../src/nivelo/web/custom_games/shortened.js";

const level = (/** @type {number} */ size) => ({ groups: [`run ${size}`] });
/** @returns {any} */
const game = (/** @type {object} */ keep) => ({
  id: "level8-101",
  title: "Level 8",
  levels: { one: [level(3), level(4), level(5)], two: [level(4), level(5), level(6)] },
  keep,
});

test("each side has the first levels, and all else is as it was", () => {
  const short = shortened(game({ cards: 3 }), "Level 8, short", 2);
  assert.deepEqual(short.levels, { one: [level(3), level(4)], two: [level(4), level(5)] });
  assert.equal(short.id, "level-8-short");
  assert.deepEqual(short.keep, { cards: 3 });
});

test("cards are kept only where there are levels", () => {
  const keep = (/** @type {[number, number]} */ levels) =>
    shortened(game({ cards: 3, levels }), "short", 2).keep;
  assert.deepEqual(keep([1, 3]), { cards: 3, levels: [1, 2] });
  assert.equal(keep([3, 3]), null);
});
