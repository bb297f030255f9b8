/** The proof in the page against Node's own cryptography and the vectors of docs/fairness.md. */

import assert from "node:assert/strict";
import { createCipheriv, createHash, createHmac } from "node:crypto";
import { test } from "node:test";

import {
  checkPromise,
  checkSeed,
  dealAgain,
  seedMessage,
} from "../../src/nivelo/web/fairness/proof.js";
import { Stream } from "../../src/nivelo/web/fairness/stream.js";

const SEED = "0438c22809fd271450f4cb460141ca33a0d22b65cdbbd9ca3f3622ea854d70cb";
const SECRET = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString("hex");
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));

test("the promise is the SHA-256 of the secret", () => {
  const commitment = createHash("sha256").update(bytes(SECRET)).digest("hex");
  assert.deepEqual(checkPromise({ secret: SECRET, commitment }), {
    computed: commitment,
    ok: true,
  });
  assert.equal(checkPromise({ secret: SECRET, commitment: SEED }).ok, false);
});

test("the seed is signed with the secret, each word with its length before it", () => {
  const words = ["Mara", "e\u0301t\u00e9", ""];
  const message = Buffer.concat([
    Buffer.from("nivelo seed 1"),
    Buffer.from("000000044d617261", "hex"),
    Buffer.from("00000005c3a974c3a9", "hex"), // composed: NFC
    Buffer.from("00000000", "hex"),
  ]);
  assert.deepEqual(Buffer.from(seedMessage(words)), message);
  const seed = createHmac("sha256", bytes(SECRET)).update(message).digest("hex");
  assert.deepEqual(checkSeed({ secret: SECRET, words, seed }), { computed: seed, ok: true });
  assert.equal(checkSeed({ secret: SECRET, words: ["Mara"], seed }).ok, false);
});

test("the words of the stream are those of the document", () => {
  const stream = new Stream(bytes(SEED));
  const words = Array.from({ length: 18 }, () => stream.word().toString(16));
  assert.deepEqual(words.slice(0, 4), ["9be8d38c", "eafeb033", "9d3cc3af", "b4c0d1b9"]);
  assert.deepEqual(words.slice(16), ["30a2257e", "98d43832"]);
});

test("the stream is ChaCha20 with a nonce of zeros, block after block", () => {
  const cipher = createCipheriv("chacha20", bytes(SEED), Buffer.alloc(16));
  const keys = cipher.update(Buffer.alloc(64 * 40));
  const stream = new Stream(bytes(SEED));
  for (let i = 0; i < 16 * 40; i += 1) assert.equal(stream.word(), keys.readUInt32LE(4 * i));
});

test("a shuffle is that of the engine", () => {
  const cards = Array.from({ length: 12 }, (_, i) => i);
  assert.deepEqual(new Stream(bytes(SEED)).shuffle(cards), [5, 11, 1, 8, 0, 4, 2, 3, 9, 6, 10, 7]);
});

test("a deal gives every seat its cards, each card once", () => {
  const texts = Array.from({ length: 10 }, (_, i) => `R${i + 1}`);
  const cards = texts.map((text) => ({ text, kind: "number", count: 2 }));
  const hands = dealAgain(SEED, { track: [], cards: { none: cards }, hand: 5 }, "none", 3);
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [5, 5, 5],
  );
  for (const text of texts) assert.ok(hands.flat().filter((each) => each === text).length <= 2);
});
