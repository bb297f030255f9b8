/** What glows for a hint. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { parseMove } from "../../../src/nivelo/web/game/moves.js";

// Browsers have it.
Object.assign(globalThis, { CSS: { escape: (/** @type {string} */ text) => text } });
const { targetsOf } = await import("../../../src/nivelo/web/table/hints/targets.js");

test("of several buttons only the one that is meant glows", () => {
  assert.deepEqual(targetsOf(parseMove("leave")), ['[data-move="leave"]']);
  assert.deepEqual(targetsOf(parseMove("done")), ['[data-move="done"]']);
  assert.deepEqual(targetsOf(parseMove("draw3")), ['[data-move="draw3"]']);
});

test("a pile glows, and the button that takes from it where there is one", () => {
  assert.deepEqual(targetsOf(parseMove("pile2")), [
    '[data-anchor="pile-1"]',
    '[data-move="pile2"]',
  ]);
});
