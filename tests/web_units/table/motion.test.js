/** What moves on the table, and how all of it comes to its end. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import {
  inNextFrame,
  keepEmpty,
  land,
  later,
  onceRendered,
} from "../../../src/nivelo/web/table/effects/motion.js";

/** @type {Map<number, () => void>} */
const frames = new Map();

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let count = 0;
  Object.assign(globalThis, {
    self: globalThis,
    requestAnimationFrame: (/** @type {() => void} */ work) =>
      frames.set((count += 1), work) && count,
  });
});

afterEach(() => {
  land();
  frames.clear();
  mock.timers.reset();
});

test("each thing is done at its moment, and what is due now at once", () => {
  /** @type {string[]} */
  const done = [];
  later(0, () => done.push("now"));
  later(40, () => done.push("second"));
  later(20, () => done.push("first"));
  assert.deepEqual(done, ["now"]);
  mock.timers.tick(20);
  assert.deepEqual(done, ["now", "first"]);
  mock.timers.tick(20);
  assert.deepEqual(done, ["now", "first", "second"]);
});

test("what waits when all has to arrive is not done, but what stands in for it", () => {
  /** @type {string[]} */
  const done = [];
  const note = (/** @type {string} */ what) => () => done.push(what);
  later(20, note("flew"), note("was there at once"));
  land();
  mock.timers.tick(100);
  assert.deepEqual(done, ["was there at once"]);
});

test("what measures starts once: in a task of its own, or in a frame that comes before it", () => {
  const work = mock.fn();
  onceRendered(work);
  assert.equal(work.mock.callCount(), 0);
  mock.timers.tick(1);
  for (const frame of frames.values()) frame();
  assert.equal(work.mock.callCount(), 1);
  onceRendered(work);
  for (const frame of frames.values()) frame();
  mock.timers.tick(1);
  assert.equal(work.mock.callCount(), 2);
});

test("what is measured in a frame moves in the same one, before it is drawn", () => {
  const hide = mock.fn();
  onceRendered(() => inNextFrame(hide));
  const [frame] = frames.values();
  frame?.();
  assert.equal(hide.mock.callCount(), 1);
  // What is measured in a task of its own is left to the frame that follows.
  onceRendered(() => inNextFrame(hide));
  mock.timers.tick(1);
  assert.equal(hide.mock.callCount(), 1);
  for (const each of [...frames.values()].slice(1)) each();
  assert.equal(hide.mock.callCount(), 2);
});

test("nothing starts after the next thing has happened", () => {
  const work = mock.fn();
  onceRendered(work);
  land();
  inNextFrame(work);
  land();
  mock.timers.tick(1);
  for (const frame of frames.values()) frame();
  assert.equal(work.mock.callCount(), 0);
});

test("a place is empty until its card has landed", () => {
  const marks = new Set();
  const card = /** @type {any} */ ({
    setAttribute: (/** @type {string} */ name) => marks.add(name),
    removeAttribute: (/** @type {string} */ name) => marks.delete(name),
  });
  const landed = keepEmpty(card);
  assert.equal(marks.size, 1);
  landed();
  assert.equal(marks.size, 0);
});
