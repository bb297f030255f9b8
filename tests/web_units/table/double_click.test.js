/** A double click does one thing. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { DoubleClicks } from "../../../src/nivelo/web/table/double_click.js";

test("after a press that did something the next one in the same place soon does nothing", () => {
  const clicks = new DoubleClicks();
  assert.equal(clicks.isSecond({ x: 10, y: 10, at: 0 }), false);
  clicks.act();
  assert.equal(clicks.isSecond({ x: 12, y: 9, at: 150 }), true);
});

test("elsewhere, later, or after a press that did nothing it counts", () => {
  const clicks = new DoubleClicks();
  clicks.isSecond({ x: 10, y: 10, at: 0 });
  assert.equal(clicks.isSecond({ x: 10, y: 10, at: 100 }), false);
  clicks.act();
  assert.equal(clicks.isSecond({ x: 60, y: 10, at: 200 }), false);
  assert.equal(clicks.isSecond({ x: 10, y: 10, at: 700 }), false);
});

test("a press elsewhere in between ends a double click", () => {
  const clicks = new DoubleClicks();
  clicks.isSecond({ x: 10, y: 10, at: 0 });
  clicks.act();
  assert.equal(clicks.isSecond({ x: 60, y: 90, at: 100 }), false);
  assert.equal(clicks.isSecond({ x: 10, y: 10, at: 200 }), false);
});
