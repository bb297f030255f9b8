/** Where the cards of a hand lie: a fan, in as many rows as it takes. */

const NARROWEST = 46; // of each card so much can be hit, in pixels
const MOST_TURN = 6; // degrees, of the outermost cards
const MOST_SINK = 18; // pixels, of the same
const LEAN = 1.26; // of the width of a card: how high its upper corners are above what it turns about
const WIDEST_STEP = 0.86; // of the width of a card

/** @typedef {{x: number, y: number, turn: number}} Place */

/**
 * Where each card of a fan lies.
 *
 * @param {number} count
 * @param {number} width of the space
 * @param {number} card width of a card
 * @returns {Place[]}
 */
export function fanPlaces(count, width, card) {
  const most = Math.max(1, Math.floor((width - card) / NARROWEST) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const each = Math.ceil(count / rows);
  const rowStep = card * 0.92;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, count - row * each);
    const bend = rows === 1 ? 1 : 0.5;
    const turn = inRow > 1 ? bend * Math.min(MOST_TURN, inRow * 0.7) : 0;
    // The outermost cards lean over their places: so much is kept free for them.
    const free = width - card * (1 + 2 * LEAN * Math.sin((turn * Math.PI) / 180));
    const step = inRow > 1 ? Math.min(card * WIDEST_STEP, free / (inRow - 1)) : 0;
    const middle = (inRow - 1) / 2;
    const off = (i % each) - middle;
    const out = middle ? off / middle : 0; // -1 at the left end, 1 at the right
    return {
      x: width / 2 + off * step - card / 2,
      y: row * rowStep + out * out * bend * Math.min(MOST_SINK, inRow * 1.8),
      turn: out * turn,
    };
  });
}
