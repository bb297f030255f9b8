/** The random stream of a game: ChaCha20 (RFC 8439) as numbers and shuffles; see docs/fairness.md. */

import { chacha20 } from "../vendor/noble/ciphers/chacha.js";

const BLOCK = 64; // bytes, 16 words
const NONCE = new Uint8Array(12);

export class Stream {
  /** @param {Uint8Array} seed 32 bytes */
  constructor(seed) {
    this.seed = seed;
    this.position = 0;
    this.block = new DataView(new ArrayBuffer(0));
  }

  word() {
    const place = this.position % 16;
    if (place === 0) {
      // The key stream is what zeros become.
      const keys = chacha20(this.seed, NONCE, new Uint8Array(BLOCK), undefined, this.position / 16);
      this.block = new DataView(keys.buffer, keys.byteOffset, BLOCK);
    }
    this.position += 1;
    return this.block.getUint32(4 * place, true);
  }

  /** Each number from 0 to n - 1 equally likely. @param {number} n */
  below(n) {
    const span = 2 ** 32;
    for (;;) {
      // n is at most 2^16, so that the product is exact.
      const product = this.word() * n;
      if (product % span >= span % n) return Math.floor(product / span);
    }
  }

  /** Shuffle cards in place; the last one is the top. @template T @param {T[]} cards */
  shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      const [a, b] = [cards[i], cards[j]];
      if (a !== undefined && b !== undefined) [cards[i], cards[j]] = [b, a];
    }
    return cards;
  }
}
