/** What the page knows of the games: levels, moves, cards, sorting and readings of jokers. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LEVEL8, NIVELDOCE, face } from "../../src/nivelo/web/cards/faces.js";
import { parseAsk, parseLevel } from "../../src/nivelo/web/game/levels.js";
import { LegalMoves, parseMove, seatOf } from "../../src/nivelo/web/game/moves.js";
import { couldBecome, layoutText, readings, valueAt } from "../../src/nivelo/web/game/readings.js";
import { stillToPick } from "../../src/nivelo/web/game/picks.js";
import { inOrder, sorted, without } from "../../src/nivelo/web/game/sorting.js";

test("a level is read into its groups", () => {
  const [first, second] = parseLevel("run 3, set 2 of animals");
  assert.deepEqual([first?.kind, first?.cards], ["run", 3]);
  assert.deepEqual([second?.kind, second?.of], ["set", "animals"]);
  assert.equal(parseAsk("element+animal 2").cards, 4);
  assert.deepEqual(
    [parseAsk("points 40 one colour").cards, parseAsk("points 40").oneColour],
    [0, false],
  );
  assert.throws(() => parseAsk("flush 5"), /no group of a level: flush 5/);
});

test("moves are read as they are written", () => {
  const read = (text) => {
    const { kind, card, place, extra } = parseMove(text);
    return [kind, card, place, extra];
  };
  assert.deepEqual(read("draw"), ["draw", "", -1, ""]);
  assert.deepEqual(read("draw3"), ["count", "", 3, ""]);
  assert.deepEqual(read("pile2"), ["pile", "", 1, ""]);
  assert.deepEqual(read("-R7"), ["discard", "R7", -1, ""]);
  assert.deepEqual(read("R7@2"), ["lay_off", "R7", 1, ""]);
  assert.deepEqual(read("J@1-"), ["lay_off", "J", 0, "-"]);
  assert.deepEqual(read("J=air@1"), ["lay_off", "J", 0, "air"]);
  assert.deepEqual(read("skip>3"), ["play", "skip", 2, ""]);
  assert.deepEqual(read("ask:R7:right"), ["ask", "", 1, "R7"]);
  assert.deepEqual(read("R7<2"), ["steal", "R7", 1, ""]);
});

test("a card is laid before somebody also where all share one pile", () => {
  for (const common of [true, false]) {
    assert.equal(seatOf(parseMove("stopper>3"), common), 2);
    assert.equal(seatOf(parseMove("stopper!"), common), -1);
    assert.equal(seatOf(parseMove("pile2"), common), common ? -1 : 1);
    assert.equal(seatOf(parseMove("R7@3"), common), -1);
  }
});

test("what can be done with a card does not contain what others would lose", () => {
  const legal = new LegalMoves(["-R7", "R7@1", "R7<2", "pile1", "pile3"]);
  assert.deepEqual(
    legal.with("R7").map((move) => move.text),
    ["-R7", "R7@1"],
  );
  assert.equal(legal.takes(2)?.text, "pile3");
  assert.equal(legal.takes(1), undefined);
});

test("cards are read with the deck they belong to", () => {
  assert.equal(face("R7", LEVEL8).colour, "red");
  assert.equal(face("Bair", NIVELDOCE).picture, "air");
  assert.deepEqual([face("J6-10", LEVEL8).low, face("J6-10", LEVEL8).high], [6, 10]);
  assert.equal(face("J=R5", LEVEL8).stands?.value, 5);
  assert.equal(face("skip", LEVEL8).kind, "special");
  assert.equal(face("?", LEVEL8).kind, "hidden");
});

test("a hand is sorted by value, by colour, or by its level", () => {
  const hand = ["skip", "B3", "R9", "J", "R3", "B9"];
  assert.deepEqual(sorted(hand, "value", LEVEL8, []), ["R3", "B3", "R9", "B9", "J", "skip"]);
  assert.deepEqual(sorted(hand, "colour", LEVEL8, []), ["R3", "R9", "B3", "B9", "J", "skip"]);
  const level = parseLevel("set 2, colour 2");
  const byLevel = sorted(hand, "level", LEVEL8, level);
  assert.deepEqual(byLevel.slice(0, 2), ["B3", "R3"]);
  assert.deepEqual(byLevel.slice(4), ["J", "skip"]);
  assert.deepEqual(byLevel.toSorted(), hand.toSorted());
});

test("an order of one's own survives what comes and goes", () => {
  assert.deepEqual(inOrder(["R1", "R2", "R3"], ["R3", "R9", "R1"]), ["R3", "R1", "R2"]);
  assert.deepEqual(without(["R1", "R1", "R2"], ["R1"]), ["R1", "R2"]);
});

test("a joker in a gap has one reading, one at an end has two, and nonsense none", () => {
  const run = parseAsk("run 3");
  assert.deepEqual(readings(run, ["R4", "J", "B6"], LEVEL8), [["R4", "J=5", "B6"]]);
  assert.equal(readings(run, ["R4", "B5", "J"], LEVEL8).length, 2);
  assert.equal(readings(run, ["R1", "B2", "J"], LEVEL8).length, 1);
  assert.deepEqual(readings(run, ["R4", "B4", "G5"], LEVEL8), []);
  assert.deepEqual(readings(run, ["R4", "B5", "skip"], LEVEL8), []);
});

test("cards could become a group as long as others would complete it", () => {
  const run = parseAsk("run 4");
  assert.equal(couldBecome(run, ["R4", "B6"], LEVEL8), true);
  assert.equal(couldBecome(run, ["R4", "B9"], LEVEL8), false);
  assert.equal(couldBecome(parseAsk("colour 3"), ["R4", "R9"], LEVEL8), true);
  assert.equal(couldBecome(parseAsk("colour 3"), ["R4", "B9"], LEVEL8), false);
});

test("a group may be longer than the level asks, a joker goes where alone it fits", () => {
  const read = (ask, ...cards) => readings(parseAsk(ask), cards, LEVEL8);
  assert.deepEqual(read("run 3", "R4", "B5", "G6", "R7"), [["R4", "B5", "G6", "R7"]]);
  assert.deepEqual(read("run 3", "R13", "B14", "G15", "J"), [["J=12", "R13", "B14", "G15"]]);
  assert.equal(read("run 3", "R4", "B5", "G6", "J").length, 2);
  assert.deepEqual(read("run 3", "R4", "B5", "G6", "R8"), []);
  assert.deepEqual(read("colour run 3", "R4", "R5", "R6", "J3-5"), [["J3-5=R3", "R4", "R5", "R6"]]);
  assert.deepEqual(read("colour run 3", "R4", "R5", "R6", "B7"), []);
  assert.deepEqual(read("set 2", "R4", "B4", "J"), [["R4", "B4", "J=4"]]);
  assert.deepEqual(read("colour 2", "R4", "R9", "R9"), [["R4", "R9", "R9"]]);
  const whole = Array.from({ length: LEVEL8.values }, (_, i) => `R${i + 1}`);
  assert.deepEqual(read("run 3", ...whole, "J"), []);
});

test("more pictures than asked for repeat those of the group", () => {
  const read = (ask, ...cards) => readings(parseAsk(ask), cards, NIVELDOCE);
  const [first, second, third] = NIVELDOCE.elements;
  const [animal] = NIVELDOCE.animals;
  assert.equal(read("elements 2", `R${first}`, `B${second}`, `G${first}`).length, 1);
  assert.deepEqual(read("elements 2", `R${first}`, `B${second}`, `G${third}`), []);
  assert.deepEqual(read("elements 2", `R${first}`, `B${first}`), []);
  assert.deepEqual(read("elements 2", `R${first}`, `B${second}`, "J"), [
    [`R${first}`, `B${second}`, `J=${first}`],
  ]);
  assert.equal(read("element+animal 1", `R${first}`, `R${animal}`, `B${animal}`).length, 1);
});

test("a full group takes another card only if it stays the group", () => {
  const run = parseAsk("run 3");
  assert.equal(couldBecome(run, ["R4", "B5", "G6", "R7"], LEVEL8), true);
  assert.equal(couldBecome(run, ["R4", "B5", "G6", "R8"], LEVEL8), false);
});

test("a run may have gaps that cards at hand would close", () => {
  const could = (ask, cards, left) => couldBecome(parseAsk(ask), cards, LEVEL8, left);
  assert.equal(could("run 3", ["R9", "R11", "Y12"], []), false);
  assert.equal(could("run 3", ["R9", "R11", "Y12"], ["B10"]), true);
  assert.equal(could("run 3", ["R9", "R11", "Y12"], ["J"]), true);
  assert.equal(could("run 3", ["R9", "R11", "Y12"], ["J1-5"]), false);
  assert.equal(could("run 3", ["R9", "Y12"], ["J"]), false);
  assert.equal(could("run 3", ["R9", "Y12", "J"], ["J"]), true);
  assert.equal(could("run 3", ["R9", "Y9", "R11"], ["J"]), false);
  assert.equal(could("colour run 3", ["R9", "R11", "R12"], ["B10"]), false);
  assert.equal(could("colour run 3", ["R9", "R11", "R12"], ["R10"]), true);
  assert.equal(could("set 3", ["R9", "B9", "R11"], ["J"]), false);
});

test("a joker at an end of a run is the next value", () => {
  assert.equal(valueAt(["R3", "G4", "R5"], "-", LEVEL8), 2);
  assert.equal(valueAt(["R3", "G4", "J=5"], "+", LEVEL8), 6);
  assert.equal(valueAt(["J=R7", "R8", "R9"], "-", LEVEL8), 6);
});

test("a layout is sent group by group", () => {
  assert.equal(layoutText([["R4", "J=5"], ["G7"]]), "[R4 J=5 | G7]");
});

test("an exchange and a swap take up to three cards, a wish six more, others what is to do", () => {
  const pick = (decision, done, todo, hand = 9) => stillToPick({ decision, done, todo }, hand);
  assert.equal(pick("exchanging", 0, 1), 3);
  assert.equal(pick("exchanging", 2, 1), 1);
  assert.equal(pick("swapping", 0, 0), 3);
  assert.equal(pick("swapping", 0, 0, 2), 2, "B4: at most what the hand holds");
  assert.equal(pick("wishing", 1, 0), 6);
  assert.equal(pick("opening", 0, 3), 3);
  assert.equal(pick("keeping", 0, 4), 4);
});
