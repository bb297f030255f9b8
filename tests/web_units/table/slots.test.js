/** The level as slots that the hand fills. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LEVEL8 } from "../../../src/nivelo/web/cards/faces.js";
import { isWorthHaving } from "../../../src/nivelo/web/game/best_match.js";
import { parseLevel } from "../../../src/nivelo/web/game/levels.js";
import { laidOutSlots, levelSlots } from "../../../src/nivelo/web/game/slots.js";

/** The slots of a level as text, `_` for an empty one. */
function slots(level, hand) {
  return levelSlots(hand, parseLevel(level), LEVEL8).map(({ cards }) =>
    cards.map((card) => card || "_").join(" "),
  );
}

test("cards of the hand fill the slots of their group, and the rest stays empty", () => {
  assert.deepEqual(slots("set 3, run 3", ["R4", "G4", "B1", "B2", "R9"]), ["R4 G4 _", "B1 B2 _"]);
});

test("no card fills two slots", () => {
  assert.deepEqual(slots("set 2, set 2", ["R4", "G4"]), ["R4 G4", "_ _"]);
});

test("groups are filled in the order that leaves fewest slots empty", () => {
  // The longer run would take the set's only pair.
  const hand = ["R5", "G5", "R6", "R7", "B1", "B2", "B3"];
  assert.deepEqual(slots("run 3, set 2", hand).at(-1), "R5 G5");
});

test("jokers fill what plain cards leave empty", () => {
  assert.deepEqual(slots("set 3, run 3", ["R4", "G4", "J", "B1", "J1-5"]), [
    "R4 G4 J1-5",
    "B1 J _",
  ]);
});

test("no joker lies where plain cards would do", () => {
  const runs = (...hand) => slots("run 3, run 3", hand);
  assert.deepEqual(runs("R3", "G4", "R5", "O7", "O8", "Y9", "J"), ["R3 G4 R5", "O7 O8 Y9"]);
  assert.deepEqual(runs("O2", "R3", "G4", "Y5", "R11", "Y12", "O13", "J", "J"), [
    "O2 R3 G4",
    "R11 Y12 O13",
  ]);
  assert.deepEqual(runs("R1", "B2", "P3", "R8", "P9", "B10", "J"), ["R1 B2 P3", "R8 P9 B10"]);
});

test("a group of plain cards stays whole when another one needs a joker", () => {
  const hand = ["R1", "R4", "P4", "B5", "O6", "G9", "Y15", "J"];
  const [first, second] = slots("run 3, run 3", hand);
  assert.match(first ?? "", /^[RP]4 B5 O6$/);
  assert.match(second ?? "", /^[RP]4 J _$/);
});

test("a card that is missing inside a run leaves its place empty", () => {
  assert.deepEqual(slots("run 3, run 4", ["R4", "G6", "B13", "B15"]), ["R4 _ G6", "_ B13 _ B15"]);
});

test("a joker fills only what it may stand for", () => {
  assert.deepEqual(slots("set 3", ["R9", "G9", "J1-5"]), ["R9 G9 _"]);
});

test("a card lies where the whole level has most of it", () => {
  // Taking R7 for the run would leave the colour one short.
  const hand = ["R7", "B7", "B8", "G9", "R1", "R3", "R12"];
  assert.deepEqual(slots("run 3, colour 4", hand), ["B7 B8 G9", "R7 R1 R3 R12"]);
});

test("points are a part of what is asked for, in one colour those of the best", () => {
  const part = (level, hand) => levelSlots(hand, parseLevel(level), LEVEL8)[0]?.part;
  assert.equal(part("points 40", ["R10", "G10"]), 0.5);
  assert.equal(part("points 40 one colour", ["R10", "G10", "G2"]), 0.3);
  assert.equal(part("points 10", ["R10", "G10"]), 1);
});

test("a card is worth having if it brings the level closer", () => {
  const worth = (card, level, hand) => isWorthHaving(card, hand, parseLevel(level), LEVEL8);
  const hand = ["R4", "G5", "B9"];
  assert.equal(worth("R6", "run 3, set 2", hand), true);
  assert.equal(worth("R9", "run 3, set 2", hand), true);
  assert.equal(worth("R13", "run 3, set 2", hand), false);
  assert.equal(worth("J", "run 3, set 2", hand), true);
  assert.equal(worth("skip", "run 3, set 2", hand), true);
  assert.equal(worth("R13", "run 2", hand), true);
});

test("what is laid out stays in its slots, however much is laid off there", () => {
  const groups = [
    { owner: 0, kind: "run", cards: ["R4", "J=R5", "R6", "R7"] },
    { owner: 0, kind: "set", cards: ["B9", "G9"] },
  ];
  const shown = laidOutSlots(groups, parseLevel("run 3, set 2")).map(({ cards }) => cards);
  assert.deepEqual(shown, [
    ["R4", "J", "R6"],
    ["B9", "G9"],
  ]);
});
