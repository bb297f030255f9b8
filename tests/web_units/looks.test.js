/** Seats are told apart, and people look as they want to as far as that allows. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, looksOf } from "../../src/nivelo/web/game/looks.js";
import { firstLetter } from "../../src/nivelo/web/parts/avatar.js";

test("the first letter of a name is one that can be seen", () => {
  assert.equal(firstLetter("\u2068דנה\u2069"), "ד");
  assert.equal(firstLetter("👩‍🚀 Ada"), "👩");
  assert.equal(firstLetter(""), "?");
});

const person = (sign = "", colour = "") => ({
  person: true,
  bot: null,
  left: false,
  avatar: sign || colour ? { sign, colour } : null,
});
const BOT = { person: false, bot: { name: "hard" }, left: false, avatar: null };
const colours = (seats) => looksOf(seats).map(({ colour }) => COLOURS[colour]);

test("without a wish a seat has its own colour", () => {
  assert.deepEqual(colours([person(), BOT, BOT]), ["brown", "blue", "violet"]);
});

test("a person has the colour they want, and whoever had it another", () => {
  assert.deepEqual(colours([person(), person("", "brown"), BOT]), ["blue", "brown", "violet"]);
});

test("of two who want the same the first has it", () => {
  assert.deepEqual(colours([person("", "teal"), person("", "teal")]), ["teal", "blue"]);
});

test("eight seats are never alike, whatever they want", () => {
  for (const wanted of ["", ...COLOURS]) {
    const seats = Array.from({ length: 8 }, (_, i) => (i % 3 ? person("cat", wanted) : BOT));
    assert.equal(new Set(colours(seats)).size, 8);
  }
});

test("no guest has the sign of a bot, and a stand-in keeps that of the person", () => {
  const standIn = { ...person("owl"), bot: { name: "hard" } };
  const left = { ...standIn, person: false, left: true };
  const signs = looksOf([person(), person("cat"), BOT, standIn, left]).map(({ sign }) => sign);
  assert.deepEqual(signs, ["", "cat", "bot", "owl", "owl"]);
});
