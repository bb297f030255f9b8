/** The random stream of a game: ChaCha20 (RFC 8439) as numbers and shuffles; see docs/fairness.md. */

/** @param {number} x @param {number} n */
const turned = (x, n) => (x << n) | (x >>> (32 - n));

const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
/** The four steps of a quarter round: what is added to what, what is turned, how far. */
const STEPS = [
  [0, 1, 3, 16],
  [2, 3, 1, 12],
  [0, 1, 3, 8],
  [2, 3, 1, 7],
];

/** One block of 16 words. @param {Uint32Array} key 8 words @param {number} counter */
export function chachaBlock(key, counter) {
  const start = new Uint32Array([
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...key,
    counter,
    0,
    0,
    0,
  ]);
  const x = start.slice();
  const at = (/** @type {number | undefined} */ i) => x[i ?? 0] ?? 0;
  for (let round = 0; round < 10; round += 1) {
    for (const quarter of QUARTERS) {
      for (const [to = 0, add = 0, turn = 0, by = 0] of STEPS) {
        const [a = 0, b = 0, c = 0] = [quarter[to], quarter[add], quarter[turn]];
        x[a] = at(a) + at(b);
        x[c] = turned(at(c) ^ at(a), by);
      }
    }
  }
  return x.map((word, i) => word + (start[i] ?? 0));
}

export class Stream {
  /** @param {Uint8Array<ArrayBuffer>} seed 32 bytes */
  constructor(seed) {
    const view = new DataView(seed.buffer, seed.byteOffset, seed.byteLength);
    this.key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
    this.position = 0;
    /** @type {Uint32Array} */
    this.block = new Uint32Array();
  }

  word() {
    const place = this.position % 16;
    if (place === 0) this.block = chachaBlock(this.key, this.position / 16);
    this.position += 1;
    return this.block[place] ?? 0;
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
