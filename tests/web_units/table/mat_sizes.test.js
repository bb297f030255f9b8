/** How large cards lie on a mat. */

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  cardWidth,
  inner,
  secondLine,
  stepOf,
} from "../../../src/nivelo/web/table/surface/mat_sizes.js";

const PHONE = { width: 176, height: 112, wide: false, usual: 36, smallest: 30, lowest: 44 };
const OWN = { ...PHONE, width: 366, wide: true, smallest: 30, lowest: 44 };
const TABLET = { width: 392, height: 139, wide: false, usual: 58, smallest: 30, lowest: 44 };

test("a second line has room", () => {
  const [one, two] = [cardWidth([3, 3], PHONE), cardWidth([4, 4], PHONE)];
  assert.equal(one, 36);
  assert.ok(two > 30 && two <= one, `${two}`);
  assert.equal(cardWidth([5, 5], PHONE), two);
});

test("cards never get so small that they are hard to read", () => {
  assert.equal(cardWidth([9, 9, 9, 9], PHONE), 30);
  assert.equal(cardWidth([3], { ...PHONE, height: 20 }), 30);
});

test("a mat as wide as the table has larger cards as long as they lie in one line", () => {
  assert.equal(cardWidth([3, 4], OWN), 46);
  assert.ok(cardWidth([8, 8], OWN) < 46);
});

test("where there is more room cards are larger, as long as they lie in one line", () => {
  assert.equal(cardWidth([3, 4], TABLET), 58);
  assert.ok(cardWidth([7, 7, 7], TABLET) < 58);
});

test("a high cell has large cards, but no larger than a card of the hand", () => {
  assert.equal(cardWidth([3, 3], { ...TABLET, height: 400 }), 64);
});

test("a group is no wider than its mat, however many cards it has", () => {
  for (const cards of [2, 5, 9, 15]) {
    const wide = 36 + (cards - 1) * stepOf(cards, 36, PHONE);
    assert.ok(wide <= PHONE.width, `${cards}`);
  }
});

test("many cards lie closer together, but on a wide mat", () => {
  assert.ok(stepOf(6, 36, PHONE) < stepOf(5, 36, PHONE));
  assert.equal(stepOf(6, 36, OWN), stepOf(5, 36, OWN));
});

test("groups are shared out on two lines so that the longer one is as short as possible", () => {
  assert.equal(secondLine([10, 5, 2]), 1);
  assert.equal(secondLine([4, 3, 9]), 2);
  assert.equal(secondLine([5, 5, 5, 5]), 2);
});

test("there is no second line where one is enough, or for a single group", () => {
  for (const groups of [[], [3], [3, 3], [15]]) assert.equal(secondLine(groups), groups.length);
});

test("the first and the last card of a group never lie closer", () => {
  assert.equal(inner([10, 5, 2, 1]), 11);
  assert.equal(inner([]), 0);
});
