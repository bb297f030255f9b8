/**
 * Where the cards of a hand lie: a fan, in as many rows as it takes. Its height depends on the
 * space and not on the number of cards, so that nothing moves when one comes or goes.
 */

const NARROWEST = 46; // of each card so much can be hit, in pixels
const CLOSEST = 32; // before there is a third row, which would cover the colours of those above
const MOST_TURN = 6; // degrees, of the outermost cards
const MOST_SINK = 18; // pixels, of the same
const LEAN = 1.26; // of the width of a card: how high its upper corners are above what it turns about
const WIDEST_STEP = 0.86; // of the width of a card
const ROW_STEP = 0.92; // of the width of a card
const TALL = 1.4; // the height of a card, by its width
const USUAL = 11; // the cards of a usual hand, for which there is room
const MOST_ROWS = 2; // for which there is room; more lie closer together

/** @typedef {{x: number, y: number, turn: number}} Place */

/** @param {number} count @param {number} width @param {number} card */
function rowsFor(count, width, card) {
  const most = (/** @type {number} */ step) => Math.max(1, Math.floor((width - card) / step) + 1);
  const rows = Math.max(1, Math.ceil(count / most(NARROWEST)));
  return rows <= MOST_ROWS ? rows : Math.max(MOST_ROWS, Math.ceil(count / most(CLOSEST)));
}

/** How far the ends of a row sink. @param {number} rows @param {number} inRow */
const sink = (rows, inRow) => (rows === 1 ? 1 : 0.5) * Math.min(MOST_SINK, inRow * 1.8);

/**
 * How much height a hand takes, whatever it holds.
 *
 * @param {number} width of the space
 * @param {number} card width of a card
 */
export function fanHeight(width, card) {
  const rows = Math.min(MOST_ROWS, rowsFor(USUAL, width, card));
  return card * TALL + (rows - 1) * card * ROW_STEP + sink(rows, USUAL / rows);
}

/**
 * How far from the left the cards of a fan begin, and from the right they end, with those that lean.
 *
 * @param {Place[]} places
 * @param {number} card width of a card
 */
export function fanMargin(places, card) {
  const lefts = places.map(
    ({ x, turn }) => x - card * LEAN * Math.sin((Math.abs(turn) * Math.PI) / 180),
  );
  return Math.max(0, Math.min(...lefts));
}

/**
 * Where each card of a fan lies.
 *
 * @param {number} count
 * @param {number} width of the space
 * @param {number} card width of a card
 * @returns {Place[]}
 */
export function fanPlaces(count, width, card) {
  const rows = rowsFor(count, width, card);
  const each = Math.ceil(count / rows);
  const bend = rows === 1 ? 1 : 0.5;
  const room = fanHeight(width, card) - card * TALL - sink(rows, each);
  const rowStep = rows > 1 ? Math.max(0, Math.min(card * ROW_STEP, room / (rows - 1))) : 0;
  const top = Math.max(0, room - rowStep * (rows - 1));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, count - row * each);
    const turn = inRow > 1 ? bend * Math.min(MOST_TURN, inRow * 0.7) : 0;
    // The outermost cards lean over their places: so much is kept free for them.
    const free = width - card * (1 + 2 * LEAN * Math.sin((turn * Math.PI) / 180));
    const step = inRow > 1 ? Math.min(card * WIDEST_STEP, free / (inRow - 1)) : 0;
    const middle = (inRow - 1) / 2;
    const off = (i % each) - middle;
    const out = middle ? off / middle : 0; // -1 at the left end, 1 at the right
    return {
      x: width / 2 + off * step - card / 2,
      y: top + row * rowStep + out * out * sink(rows, inRow),
      turn: out * turn,
    };
  });
}
