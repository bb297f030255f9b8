/** Texts, put together as the page does it. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { FluentBundle, FluentResource } from "../../src/nivelo/web/vendor/fluent/index.js";

const TEXTS = new URL("../../src/nivelo/web/texts/", import.meta.url);

/** @param {string} language */
function texts(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`${language}/`, TEXTS);
  for (const file of readdirSync(folder)) {
    const source = readFileSync(new URL(file, folder), "utf8");
    assert.deepEqual(bundle.addResource(new FluentResource(source)), []);
  }
  return (/** @type {string} */ id, /** @type {Record<string, string | number>} */ args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    assert.ok(pattern, id);
    return bundle.formatPattern(pattern, args);
  };
}

test("a colour agrees with the picture it belongs to", () => {
  const cases = [
    ["en", "red", "eagle", "red eagle"],
    ["de", "Rot", "eagle", "Adler in Rot"],
    ["es", "rojo", "eagle", "águila roja"],
    ["es", "rojo", "phoenix", "fénix rojo"],
    ["fr", "vert", "water", "eau verte"],
    ["fr", "vert", "eagle", "aigle vert"],
    ["nl", "rood", "fire", "rood vuur"],
    ["nl", "rood", "fish", "rode vis"],
  ];
  for (const [language, colour, picture, name] of cases) {
    const text = texts(language);
    const value = text(`picture-${picture}`);
    assert.equal(text("card-picture", { colour, value, picture }), name);
  }
});

test("no card is not one card, in French too", () => {
  const fr = texts("fr");
  for (const id of ["draw-pile-words", "your-hand", "stock-words"]) {
    assert.match(fr(id, { n: 0 }), /aucun/i);
    assert.doesNotMatch(fr(id, { n: 1 }), /aucun/i);
  }
  assert.match(fr("coach-draw", { helping: 0, unseen: 60 }), /^Aucune/);
});
