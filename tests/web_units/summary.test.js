/** What a review comes to. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { summaryOf } from "../../src/nivelo/web/history/summary.js";

/** @returns {any} */
const mark = (
  /** @type {number} */ number,
  /** @type {string} */ made,
  /** @type {string} */ best,
  /** @type {number} */ chance,
) => ({ number, made: { move: made, chance }, best: { move: best, chance } });
const course = [
  mark(1, "draw", "draw", 0.2),
  mark(4, "-R3", "-B7", 0.5), // the greatest rise, but not what a strong bot would have done
  mark(9, "lay-out", "lay-out", 0.6),
  mark(12, "-G1", "-G1", 0.9),
  mark(15, "draw", "draw", 0.7),
];
/** @returns {any} */
const review = (/** @type {object} */ part) => ({ marked: [], perhaps: [], course, ...part });

test("it counts the decisions in which a strong bot would have played the same", () => {
  const { same, looked } = summaryOf(review({}));
  assert.deepEqual([same, looked], [4, 5]);
});

test("what was done well is the like move after which the chances had risen most", () => {
  assert.equal(summaryOf(review({})).well?.number, 12);
  assert.equal(summaryOf(review({ course: course.slice(0, 1) })).well, null);
});

test("three moments are named in all, those that surely cost something first", () => {
  const perhaps = [mark(4, "a", "b", 0), mark(9, "a", "b", 0), mark(12, "a", "b", 0)];
  const named = (/** @type {any[]} */ marked) =>
    summaryOf(review({ marked, perhaps })).again.length;
  assert.deepEqual([named([]), named([course[0], course[1]]), named(course)], [3, 1, 0]);
});
