/** Words of the tutorial lie beside what they speak of. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { placeBeside, tipTo } from "../../../src/nivelo/web/tutorial/bubble_place.js";

/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SIZE = { width: 200, height: 50 };
const AREA = box(8, 8, 584, 384);

test("words lie next to what they speak of and cover nothing that is needed", () => {
  const spoken = box(280, 150, 60, 90);
  const needed = [box(200, 20, 200, 110), box(360, 150, 60, 90), box(220, 260, 250, 80)];
  const { box: placed } = placeBeside([SIZE], spoken, needed, AREA);
  assert.deepEqual(tipTo(placed, spoken)?.side, "right");
  assert.equal(placed.right, spoken.left - 12);
});

test("words stay within the area, whatever they speak of", () => {
  for (const spoken of [box(0, 0, 20, 20), box(580, 380, 20, 20), box(0, 100, 600, 200)]) {
    const { left, top, right, bottom } = placeBeside([SIZE], spoken, [], AREA).box;
    assert.ok(left >= AREA.left && right <= AREA.right && top >= AREA.top && bottom <= AREA.bottom);
  }
});

test("words are set narrower where only that covers nothing", () => {
  const spoken = box(8, 300, 584, 92);
  const needed = [box(150, 8, 442, 292)];
  const narrow = { width: 100, height: 100 };
  assert.equal(placeBeside([SIZE, narrow], spoken, needed, AREA).shape, 1);
  assert.equal(placeBeside([SIZE, narrow], spoken, [], AREA).shape, 0);
});

test("nothing points at what is far off", () => {
  assert.equal(tipTo(box(100, 100, 200, 50), box(150, 350, 40, 40)), null);
});

test("the tip points along the side that faces what is spoken of", () => {
  const words = box(100, 100, 200, 50);
  assert.deepEqual(tipTo(words, box(150, 190, 40, 40)), { side: "bottom", at: 70 });
  assert.deepEqual(tipTo(words, box(110, 50, 10, 40)), { side: "top", at: 20 });
  assert.deepEqual(tipTo(words, box(20, 110, 40, 40)), { side: "left", at: 30 });
  assert.equal(tipTo(words, box(400, 300, 40, 40)), null);
});

test("no tip points across something else, nor past what is spoken of", () => {
  const words = box(100, 100, 200, 50);
  const spoken = box(150, 190, 40, 40);
  assert.equal(tipTo(words, spoken, [box(160, 160, 60, 20)]), null);
  assert.ok(tipTo(words, spoken, [box(220, 160, 60, 20)]));
  assert.equal(tipTo(words, box(60, 160, 45, 40)), null); // the tip cannot go so far to the left
});
