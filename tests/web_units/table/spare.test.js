/** What one would exchange. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LEVEL8, NIVELDOCE } from "../../../src/nivelo/web/cards/faces.js";
import { parseLevel } from "../../../src/nivelo/web/game/levels.js";
import { spareCards } from "../../../src/nivelo/web/game/spare.js";

const spare = (level, hand, deck = LEVEL8) => spareCards(hand, parseLevel(level), deck);

test("what the level uses stays, and the rest is spare", () => {
  assert.deepEqual(spare("set 3, run 3", ["R4", "G4", "B1", "B2", "R9", "P12"]), ["R9", "P12"]);
});

test("of two equal cards one may be spare", () => {
  assert.deepEqual(spare("run 3", ["R4", "R4", "G5", "B6"]), ["R4"]);
});

test("jokers and special cards are kept, even if the level is complete without them", () => {
  assert.deepEqual(spare("set 2", ["R4", "G4", "J", "skip", "B9"]), ["B9"]);
});

test("pictures are spare where the level asks for numbers", () => {
  assert.deepEqual(spare("set 2", ["R4", "G4", "Bair", "wish"], NIVELDOCE), ["Bair"]);
});
