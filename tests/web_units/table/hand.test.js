/** The cards of a hand as they come and go. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { heldCards } from "../../../src/nivelo/web/table/hand/held_cards.js";

function keys() {
  let last = 0;
  return () => (last += 1);
}

test("a card that was taken is fresh, the others keep their keys", () => {
  const next = keys();
  const before = heldCards(["R1", "R2"], [], next);
  const after = heldCards(["R1", "B5", "R2"], before, next);
  assert.deepEqual(
    after.map(({ key, fresh }) => [key, fresh]),
    [
      [1, false],
      [3, true],
      [2, false],
    ],
  );
  const later = heldCards(["R1", "B5"], after, next);
  assert.ok(later.every((each) => !each.fresh));
});

test("of a new deal no card is fresh, whatever was left in the hand", () => {
  for (let left = 0; left <= 10; left += 1) {
    const next = keys();
    const former = heldCards(
      Array.from({ length: left }, (_, i) => `R${i + 1}`),
      [],
      next,
    );
    const dealt = heldCards(
      Array.from({ length: 10 }, (_, i) => `B${i + 1}`),
      former,
      next,
      { dealt: true },
    );
    assert.ok(dealt.every((each) => !each.fresh));
  }
});

test("two cards alike have two keys", () => {
  const held = heldCards(["R1", "R1"], [], keys());
  assert.notEqual(held[0]?.key, held[1]?.key);
});

test("however many cards are drawn at once, they are fresh", () => {
  const next = keys();
  const before = heldCards(["R1", "R2", "R3", "R4"], [], next);
  const wished = heldCards(["R1", "B1", "B2", "B3", "B4", "B5"], before, next);
  assert.deepEqual(
    wished.map(({ fresh }) => fresh),
    [false, true, true, true, true, true],
  );
});

test("what comes back after it was shown is not fresh, what was drawn for it is", () => {
  const next = keys();
  const before = heldCards(["R1"], heldCards(["R1", "R2", "R3"], [], next), next);
  const after = heldCards(["R1", "R2", "B9"], before, next, { back: ["R2", "R3"] });
  assert.deepEqual(
    after.map(({ fresh }) => fresh),
    [false, false, true],
  );
});
