/** Where the cards of a hand lie. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { fanPlaces } from "../../src/nivelo/web/table/hand/fan.js";

test("every card stays within the space, in any number", () => {
  for (const [width, card] of [
    [340, 62],
    [360, 78],
    [1060, 104],
  ]) {
    for (let count = 1; count <= 26; count += 1) {
      for (const { x } of fanPlaces(count, width, card)) {
        assert.ok(x >= -0.001 && x + card <= width + 0.001, `${count} cards in ${width}: ${x}`);
      }
    }
  }
});

test("each card of a row shows at least what a finger needs", () => {
  const places = fanPlaces(12, 360, 62);
  for (const [i, { x }] of places.entries()) {
    const next = places[i + 1];
    if (next && next.x > x) assert.ok(next.x - x >= 46);
  }
});

test("the outermost cards of a fan lean outwards alike", () => {
  const places = fanPlaces(9, 900, 78);
  assert.equal(places[0]?.turn, -(places.at(-1)?.turn ?? 0));
  assert.equal(places[4]?.turn, 0);
});
