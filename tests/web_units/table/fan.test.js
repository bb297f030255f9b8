/** Where the cards of a hand lie. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { fanHeight, fanPlaces } from "../../../src/nivelo/web/table/hand/fan.js";

/** How far a card that is turned about its foot reaches to the left and right. */
function reach({ x, turn }, card) {
  const height = card * 1.4;
  const [px, py] = [card / 2, height * 0.9];
  const angle = (turn * Math.PI) / 180;
  const corners = [0, card].flatMap((cx) =>
    [0, height].map((cy) => px + (cx - px) * Math.cos(angle) - (cy - py) * Math.sin(angle)),
  );
  return [x + Math.min(...corners), x + Math.max(...corners)];
}

test("every card stays within the space, in any number, leaning or not", () => {
  for (const [width, card] of [
    [340, 62],
    [360, 78],
    [1060, 104],
  ]) {
    for (let count = 1; count <= 26; count += 1) {
      for (const place of fanPlaces(count, width, card)) {
        const [left, right] = reach(place, card);
        assert.ok(left >= -1 && right <= width + 1, `${count} cards in ${width}: ${left} ${right}`);
      }
    }
  }
});

test("each card of a row shows at least what a finger needs", () => {
  const places = fanPlaces(12, 360, 62);
  for (const [i, { x }] of places.entries()) {
    const next = places[i + 1];
    if (next && next.x > x) assert.ok(next.x - x >= 44);
  }
});

test("the outermost cards of a fan lean outwards alike", () => {
  const places = fanPlaces(9, 900, 78);
  assert.equal(places[0]?.turn, -(places.at(-1)?.turn ?? 0));
  assert.equal(places[4]?.turn, 0);
});

test("the hand is as high with few cards as with many, and none hangs out below", () => {
  for (const [width, card] of [
    [344, 56],
    [374, 64],
    [1060, 104],
  ]) {
    for (let count = 1; count <= 26; count += 1) {
      const lowest = Math.max(...fanPlaces(count, width, card).map(({ y }) => y + card * 1.4));
      assert.ok(lowest <= fanHeight(width, card) + 1, `${count} cards in ${width}: ${lowest}`);
    }
  }
});

test("a phone shows two rows, with the colours of both, for as many cards as fit", () => {
  for (const count of [12, 15, 18]) {
    const places = fanPlaces(count, 374, 64);
    const rows = places.filter(({ x }, i) => i === 0 || x < (places[i - 1]?.x ?? 0)).length;
    assert.equal(rows, 2, `${count} cards`);
  }
});
