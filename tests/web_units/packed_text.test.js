/** A custom game within a link. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { packed, unpacked } from "../../src/nivelo/web/custom_games/packed_text.js";

const GAME = 'title = "Zoë’s game"\nplayers = [2, 4]\n'.repeat(40);

test("a description comes out of a link as it went in, and shorter", async () => {
  const letters = await packed(GAME);
  assert.match(letters, /^[\w-]+$/);
  assert.ok(letters.length < GAME.length);
  assert.equal(await unpacked(letters), GAME);
});

test("a link that lost its end is no game", async () => {
  const letters = await packed(GAME);
  for (const broken of ["", letters.slice(0, -9), "%%%"]) {
    await assert.rejects(unpacked(broken));
  }
});
