import assert from "node:assert/strict";
import { test } from "node:test";

import { dealerOf, starterOf } from "../../src/nivelo/web/game/starter.js";

test("whoever sits to the right of the one who begins deals first", () => {
  for (const seats of [2, 4, 8]) {
    for (let starter = 0; starter < seats; starter += 1) {
      const dealer = dealerOf(starter, seats);
      assert.equal((dealer + 1) % seats, starter);
      assert.equal(starterOf({ dealer, seats }), starter);
    }
  }
});

test("the lot stays the lot, and decides for a seat that is gone", () => {
  assert.equal(dealerOf(-1, 4), -1);
  assert.equal(starterOf({ dealer: -1, seats: 4 }), -1);
  assert.equal(dealerOf(5, 4), -1);
});
