/**
 * SHA-256 and HMAC-SHA-256. The browser's own is used where it has one: at addresses with https and
 * on the device itself. At a table in the home network it has none, and this one does.
 */

const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const BLOCK = 64;

/** @param {number} x @param {number} n */
const turned = (x, n) => (x >>> n) | (x << (32 - n));

/** The bytes with a one, zeros, and the length in bits, in whole blocks. @param {Uint8Array} bytes */
function padded(bytes) {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(size);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(size - 4, bytes.length << 3);
  return view;
}

/** Without the browser's help, as in FIPS 180-4. @param {Uint8Array} bytes */
export function plainSha256(bytes) {
  const data = padded(bytes);
  const h = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]);
  const w = new Uint32Array(64);
  const at = (/** @type {Uint32Array} */ list, /** @type {number} */ i) => list[i] ?? 0;
  for (let start = 0; start < data.byteLength; start += BLOCK) {
    for (let i = 0; i < 16; i += 1) w[i] = data.getUint32(start + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const x = at(w, i - 15);
      const y = at(w, i - 2);
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    const v = h.slice();
    for (let i = 0; i < 64; i += 1) {
      const a = at(v, 0);
      const e = at(v, 4);
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const choice = (e & at(v, 5)) ^ (~e & at(v, 6));
      const t1 = at(v, 7) + s1 + choice + at(K, i) + at(w, i);
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const most = (a & at(v, 1)) ^ (a & at(v, 2)) ^ (at(v, 1) & at(v, 2));
      v.copyWithin(1, 0, 7);
      v[4] = at(v, 4) + t1;
      v[0] = t1 + s0 + most;
    }
    for (let i = 0; i < 8; i += 1) h[i] = at(h, i) + at(v, i);
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function sha256(bytes) {
  // In pages without https there is no `subtle`, whatever its type says.
  const subtle = /** @type {SubtleCrypto | undefined} */ (crypto.subtle);
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes);
}

/** @param {Uint8Array<ArrayBuffer>} key of at most 64 bytes @param {Uint8Array<ArrayBuffer>} message */
export async function hmacSha256(key, message) {
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  key.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  inner.set(message, BLOCK);
  outer.set(await sha256(inner), BLOCK);
  return await sha256(outer);
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} digits */
export function fromHex(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
