/** The board on which a level is arranged: what it opens with, and whose word counts on it. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LEVEL8, NIVELDOCE } from "../../../src/nivelo/web/cards/faces.js";
import { parseLevel } from "../../../src/nivelo/web/game/levels.js";
import { signal } from "../../../src/nivelo/web/html.js";
import { completeLevel } from "../../../src/nivelo/web/table/arranging/complete_level.js";

// What it says would go to a page: as much of one as it takes to load the module.
const page = {
  document: { documentElement: { dataset: {} } },
  navigator: { languages: ["en"] },
  addEventListener: () => {},
};
for (const [name, value] of Object.entries(page)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
const { Arrangement } = await import("../../../src/nivelo/web/table/arranging/arrangement.js");

const HAND = ["Y2", "P2", "G5", "R6", "O6", "G7", "O9", "G10", "Y12", "B12", "J"];
const PAIRS = "set 2, set 2, set 2, set 2";
const WINNING = [
  ["Y2", "P2"],
  ["R6", "O6"],
  ["O9", "J=9"],
  ["Y12", "B12"],
];

/** A board for a hand and its level; the server answers with this layout, or not at all. */
function board({ hand = HAND, level = PAIRS, hints = true, layout = WINNING, fails = false } = {}) {
  const asked = [];
  const cards = hand.map((card, key) => ({ key, card }));
  const table = {
    asks: signal(parseLevel(level)),
    deck: signal(LEVEL8),
    own: signal({ hand }),
    info: signal({ setup: { hints } }),
    async do(command) {
      asked.push(command.type);
      if (fails) throw new Error("no answer");
      return { hint: { layout: layout.map((each) => ({ cards: each })) } };
    },
  };
  const play = {
    table,
    hand: { cards: signal(cards), card: (key) => cards[key]?.card ?? "" },
  };
  return { arrangement: new Arrangement(/** @type {any} */ (play)), asked };
}

test("a complete level is known with what its jokers stand for", () => {
  const complete = (level, hand, deck = LEVEL8) => completeLevel(hand, parseLevel(level), deck);
  assert.deepEqual(complete("run 3, set 2", ["R4", "J", "G6", "R9", "J"]), [
    ["R4", "J=5", "G6"],
    ["R9", "J=9"],
  ]);
  assert.deepEqual(complete("colour run 3", ["R4", "R5", "J"]), [["R4", "R5", "J=R6"]]);
  assert.deepEqual(complete("colour 3", ["R4", "R9", "J"]), [["R4", "R9", "J=R"]]);
  assert.deepEqual(complete("elements 2", ["Rair", "J"], NIVELDOCE), [["Rair", "J=fire"]]);
  assert.deepEqual(complete("run 3", ["R4", "R5", "R9"]), []);
});

test("the board opens with the complete level, ready to be laid out", async () => {
  const { arrangement, asked } = board({ hints: false });
  await arrangement.open();
  assert.equal(arrangement.isComplete.value, true);
  assert.equal(arrangement.layout.value.flat().length, 8);
  assert.deepEqual(asked, [], "where hints are off, none is asked for");
});

test("what the server advises takes the place of what the board opened with", async () => {
  const { arrangement } = board();
  await arrangement.open();
  assert.deepEqual(arrangement.layout.value, WINNING);
});

test("what the player has changed meanwhile stays", async () => {
  const { arrangement } = board();
  const opened = arrangement.open();
  arrangement.clear();
  await opened;
  assert.equal(arrangement.placed.value.size, 0);
});

test("without an answer the board keeps what it has, and says so only if that is not enough", async () => {
  const full = board({ fails: true }).arrangement;
  await full.open();
  assert.equal(full.isComplete.value, true);
  assert.equal(full.problem.value, "");
});

test("two ways to read a joker are settled by the layout that is filled in", async () => {
  const layout = [["J=3", "R4", "B5"]];
  const { arrangement } = board({ hand: ["R4", "B5", "J"], level: "run 3", layout });
  await arrangement.open();
  assert.deepEqual(arrangement.layout.value, layout);
});

/** Tap these cards of the hand, one after the other. */
function tap(arrangement, ...cards) {
  const { hand } = arrangement.play;
  for (const card of cards) {
    const held = hand.cards.value.find(
      (each) => each.card === card && !arrangement.placed.value.has(each.key),
    );
    arrangement.add(held.key);
  }
}

/** The cards of each group, as they were put there. */
const shown = (arrangement) =>
  arrangement.groups.value.map((keys) => arrangement.cardsOf(keys).join(" "));

test("a card goes to a run whose gap can still be closed, in whatever order they come", () => {
  const hand = ["R2", "R3", "G4", "R9", "R11", "Y12", "J", "J"];
  const { arrangement } = board({ hand, level: "run 3, run 3" });
  tap(arrangement, "R2", "R3", "G4", "R9", "R11", "Y12");
  assert.deepEqual(shown(arrangement), ["R2 R3 G4", "R9 R11 Y12"]);
  assert.equal(arrangement.isComplete.value, false);
  assert.equal(arrangement.isWrong(1), false);
  tap(arrangement, "J");
  assert.deepEqual(arrangement.layout.value[1], ["R9", "J=10", "R11", "Y12"]);
  assert.equal(arrangement.isComplete.value, true);
});

test("a card that fits a group as it is goes there, not to a run that would have gaps", () => {
  const hand = ["R2", "R3", "G4", "R5", "R7", "Y8", "B9"];
  const { arrangement } = board({ hand, level: "run 3, run 3" });
  tap(arrangement, "R2", "R3", "R7");
  assert.deepEqual(shown(arrangement), ["R2 R3", "R7"]);
});

test("a board that lacks only what a joker stands for says so", () => {
  const { arrangement } = board({ hand: ["R4", "B5", "J"], level: "run 3" });
  tap(arrangement, "R4", "B5");
  assert.equal(arrangement.isUnclear, false);
  tap(arrangement, "J");
  assert.equal(arrangement.isUnclear, true);
  arrangement.choose(0, 1);
  assert.equal(arrangement.isUnclear, false);
  assert.deepEqual(arrangement.layout.value, [["R4", "B5", "J=6"]]);
});
