/** Checking that a game was fair, in the browser: nothing here asks the server for its opinion. */

import { hmac } from "../vendor/noble/hashes/hmac.js";
import { sha256 } from "../vendor/noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "../vendor/noble/hashes/utils.js";
import { Stream } from "./stream.js";

/** @import { CardInfo, GameInfo, Own, Proof } from "../protocol.js" */

const PREFIX = "nivelo seed 1";

/** The secret is the one that was promised before the game. @param {Proof} proof */
export function checkPromise(proof) {
  const computed = bytesToHex(sha256(hexToBytes(proof.secret)));
  return { computed, ok: computed === proof.commitment };
}

/** What is signed with the secret: each word with its length before it. @param {string[]} words */
export function seedMessage(words) {
  const parts = [utf8ToBytes(PREFIX)];
  for (const word of words) {
    const bytes = utf8ToBytes(word.normalize("NFC"));
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    parts.push(length, bytes);
  }
  return concatBytes(...parts);
}

/** The seed comes from the secret and everyone's words. @param {Proof} proof */
export function checkSeed(proof) {
  const signed = hmac(sha256, hexToBytes(proof.secret), seedMessage(proof.words));
  const computed = bytesToHex(signed);
  return { computed, ok: computed === proof.seed };
}

/**
 * The hands of the first deal, dealt again from the seed.
 *
 * @param {string} seed
 * @param {GameInfo} game
 * @param {string} mix
 * @param {number} seats
 * @returns {string[][]}
 */
export function dealAgain(seed, game, mix, seats) {
  const stream = new Stream(hexToBytes(seed));
  const dealer = stream.below(seats);
  const apart = game.track.length > 0;
  const cards = (game.cards[mix] ?? [])
    .filter((card) => !(apart && card.kind === "joker"))
    .flatMap((/** @type {CardInfo} */ card) => Array.from({ length: card.count }, () => card.text));
  stream.shuffle(cards);
  /** @type {string[][]} */
  const hands = Array.from({ length: seats }, () => []);
  for (let round = 0; round < game.hand; round += 1) {
    for (let i = 1; i <= seats; i += 1) {
      const card = cards.pop();
      if (card !== undefined) hands[(dealer + i) % seats]?.push(card);
    }
  }
  return hands;
}

/** Are these the hands with which the game began? @param {string[][]} dealt @param {Own[]} own */
export function sameHands(dealt, own) {
  return own.every((part) => {
    const mine = dealt[part.seat] ?? [];
    return mine.toSorted().join(" ") === part.hand.toSorted().join(" ");
  });
}
