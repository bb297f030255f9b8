/** What the server says is shown one thing after the other. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Playback } from "../../../src/nivelo/web/state/playback.js";

/** @param {number} time for how long each is shown */
function playback(time) {
  /** @type {[string, boolean][]} */
  const shown = [];
  const state = { held: false };
  const made = new Playback(
    (/** @type {string} */ item, last) => {
      shown.push([item, last]);
      return time;
    },
    () => state.held,
  );
  return { made, state, items: () => shown.map(([item]) => item), shown };
}

test("each waits until the one before it has been seen", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { made, items } = playback(100);
  for (const item of ["a", "b", "c"]) made.push(item);
  assert.deepEqual(items(), ["a"]);
  assert.equal(made.waiting.value, 2);
  t.mock.timers.tick(99);
  assert.deepEqual(items(), ["a"]);
  t.mock.timers.tick(1);
  assert.deepEqual(items(), ["a", "b"]);
  t.mock.timers.tick(100);
  assert.deepEqual(items(), ["a", "b", "c"]);
  assert.equal(made.playing.value, true);
  t.mock.timers.tick(100);
  assert.equal(made.playing.value, false);
});

test("what takes no time is shown at once", () => {
  const { made, items } = playback(0);
  for (const item of ["a", "b", "c"]) made.push(item);
  assert.deepEqual(items(), ["a", "b", "c"]);
});

test("in a hurry all are shown, and only the last may move", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { made, shown } = playback(100);
  for (const item of ["a", "b", "c"]) made.push(item);
  made.hurry();
  assert.deepEqual(shown, [
    ["a", true],
    ["b", false],
    ["c", true],
  ]);
  assert.equal(made.waiting.value, 0);
});

test("while it is held everything waits, in a hurry too", () => {
  const { made, state, items } = playback(0);
  state.held = true;
  made.push("b");
  made.hurry();
  made.unshift("a");
  assert.deepEqual(items(), []);
  state.held = false;
  made.step();
  assert.deepEqual(items(), ["a", "b"]);
});

test("the more waits, the faster it goes", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { made, items } = playback(100);
  for (let i = 0; i < 40; i += 1) made.push(`${i}`);
  for (let i = 0; i < 150; i += 1) t.mock.timers.tick(10);
  assert.ok(items().length > 30, `${items().length}`);
});
