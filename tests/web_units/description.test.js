/** Descriptions of games as the form knows them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { formOf, idOf, writeDescription } from "../../src/nivelo/web/custom_games/description.js";
import { tomlKey, tomlText } from "../../src/nivelo/web/custom_games/toml_text.js";

const CONTENT = {
  id: "tiny",
  title: "Tiny",
  players: [2, 3],
  hand: 5,
  win: "round",
  deck: { values: 9, colours: ["red", "blue"], jokers: [{ count: 2, range: [1, 5] }] },
  levels: { one: [{ groups: ["set 3"] }, { groups: ["run 4"], source: "card" }] },
};

test("what is written is shown, and what is not is as usual", () => {
  const game = formOf(CONTENT);
  assert.deepEqual(game?.players, [2, 3]);
  assert.equal(game?.win, "round");
  assert.equal(game?.discard_pile, "personal");
  assert.deepEqual(game?.deck.jokers, [{ count: 2, range: [1, 5] }]);
  assert.equal(game?.keep, null);
});

test("what the form cannot show is left to the text", () => {
  assert.equal(formOf({ ...CONTENT, hand: "five" }), null);
  assert.equal(formOf({ ...CONTENT, hand: 5.5 }), null);
  assert.equal(formOf({ ...CONTENT, deck: [1] }), null);
  assert.equal(formOf({ ...CONTENT, levels: { one: "set 3" } }), null);
});

test("only what differs from the usual is written", () => {
  const game = formOf(CONTENT);
  assert.ok(game);
  const written = writeDescription(game);
  assert.match(written, /^win = "round"$/m);
  assert.doesNotMatch(written, /discard_pile/);
  assert.match(written, /^ {2}\{ groups = \["run 4"\], source = "card" \},$/m);
});

test("texts and keys are escaped as TOML wants it", () => {
  assert.equal(tomlText('say "hi"\u007F'), '"say \\"hi\\"\\u007F"');
  assert.equal(tomlText({ "two words": [true, 1] }), '{ "two words" = [true, 1] }');
  assert.equal(tomlKey("plain-key_1"), "plain-key_1");
});

test("a title becomes an id that no game has", () => {
  assert.equal(idOf("Grandma’s Größe 8"), "grandma-s-grosse-8");
  assert.equal(idOf("Level8 101"), "my-level8-101");
  assert.equal(idOf("!!!"), "own-game");
});
