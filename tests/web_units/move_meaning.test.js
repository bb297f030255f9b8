/** The same move means something else in each decision, and is said so. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { meaningOf } from "../../src/nivelo/web/game/words/move_meaning.js";
import { FluentBundle, FluentResource } from "../../src/nivelo/web/vendor/fluent/index.js";

const TEXTS = new URL("../../src/nivelo/web/texts/", import.meta.url);

/** @param {string} language */
function suggestions(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = readFileSync(new URL(`${language}/coach.ftl`, TEXTS), "utf8");
  bundle.addResource(new FluentResource(source));
  const pattern = bundle.getMessage("suggest")?.value ?? "";
  return (/** @type {string} */ kind, /** @type {string} */ decision) =>
    bundle.formatPattern(pattern, {
      kind: meaningOf(kind, decision),
      card: "R5",
      name: "Carla",
      action: "none",
    });
}

test("in English a card is given, shown, kept or put down", () => {
  const say = suggestions("en");
  assert.equal(say("card", "giving"), "Give R5.");
  assert.equal(say("card", "opening"), "Show R5.");
  assert.equal(say("card", "keeping"), "Keep R5.");
  assert.equal(say("card", "swapping"), "Put down R5.");
  assert.equal(say("steal", "stealing"), "Take R5 from Carla.");
  assert.equal(say("done", "stealing"), "Take none of them.");
});

test("whoever finds nothing to take is not told about knocking", () => {
  for (const language of ["de", "en", "es", "fr", "nl"]) {
    const say = suggestions(language);
    assert.notEqual(say("pass", "taking"), say("pass", "knocking"));
  }
});

test("each decision that may end early has its own words in every language", () => {
  const decisions = ["stealing", "keeping", "wishing", "second_discard", "other"];
  for (const language of ["de", "en", "es", "fr", "nl"]) {
    const say = suggestions(language);
    const words = decisions.map((decision) => say("done", decision));
    assert.equal(new Set(words).size, decisions.length, language);
  }
});
