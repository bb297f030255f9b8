/**
 * How large cards lie on a mat, where every seat has a cell of its own from the start.
 *
 * That is reckoned from the cell and from what lies in it: to try sizes until one fits would lay out
 * the whole table several times, and let the mats of others move.
 */

const LARGEST = 64; // width of a card, in pixels
export const SMALLEST = 30; // smaller ones are hard to read: the row takes more room instead
const WIDE = 46; // on a mat as wide as the table they are at least so large, if one line is enough
const STEP = 2;

/** Of a group in `groups.css`: the room around its cards, its least height, the room between two. */
const AROUND = 4;
export const LOWEST = 44;
const BETWEEN = { groups: 6, lines: 2 };

const TALL = 1.4; // the height of a card, by its width
export const CROWDED = 6; // from so many cards on they lie closer together
const APART = 0.54; // how much of a card the next one leaves free
const CLOSE = 0.43;

/**
 * What is free for groups in a cell.
 *
 * @typedef {object} Cell
 * @property {number} width
 * @property {number} height
 * @property {boolean} wide as wide as the table
 * @property {number} usual the width of cards on this screen, if one line is enough
 * @property {number} smallest the width of cards below which nothing is gained
 * @property {number} lowest the least height of a group
 */

/**
 * How far apart the cards of a group lie.
 *
 * @param {number} cards how many
 * @param {number} card how wide one is
 * @param {Cell} cell
 */
export function stepOf(cards, card, { width, wide }) {
  const apart = cards >= CROWDED && !wide ? CLOSE : APART;
  // However many they are, the group is no wider than its mat.
  return Math.min(card * apart, (width - AROUND - card) / Math.max(1, cards - 1));
}

const LINE = 6; // cards as wide as a mat at the side of a large table
const BESIDE = 0.3; // of a card: the room around a group and beside it

/**
 * Where there is room for two lines, the group with which the second one begins.
 *
 * @param {number[]} groups how many cards each has
 * @returns {number} as many as there are if one line is enough
 */
export function secondLine(groups) {
  /** @param {number[]} some */
  const wide = (some) => some.reduce((sum, cards) => sum + BESIDE + 1 + (cards - 1) * APART, 0);
  if (wide(groups) <= LINE) return groups.length;
  const most = groups.map((_, i) => Math.max(wide(groups.slice(0, i)), wide(groups.slice(i))));
  return most.lastIndexOf(Math.min(...most)) || groups.length;
}

/**
 * How many cards of a line may lie closer: not the first one of a group, which shows what it begins
 * with, and not the last.
 *
 * @param {number[]} groups how many cards each has
 */
export const inner = (groups) => groups.reduce((sum, cards) => sum + Math.max(0, cards - 2), 0);

/** @param {number} card @param {Cell} cell */
const lineHigh = (card, { lowest }) => Math.max(lowest, card * TALL + AROUND);

/** @param {number[]} groups how many cards each has @param {number} card @param {Cell} cell */
function heightOf(groups, card, cell) {
  let lines = 1;
  let used = 0;
  for (const cards of groups) {
    const wide = AROUND + card + (cards - 1) * stepOf(cards, card, cell);
    const next = used ? used + BETWEEN.groups + wide : wide;
    if (used && next > cell.width - 1) {
      lines += 1;
      used = wide;
    } else used = next;
  }
  return lines * lineHigh(card, cell) + (lines - 1) * BETWEEN.lines;
}

/** The largest cards of which so many lines find room. @param {number} lines @param {Cell} cell */
function largest(lines, { height, lowest }) {
  const line = (height - (lines - 1) * BETWEEN.lines) / lines;
  return line < lowest ? 0 : Math.min(LARGEST, Math.floor((line - AROUND) / TALL));
}

/**
 * The width of the cards on a mat. They are no larger than two lines of them would fit, unless one
 * line is enough: so most cards that are laid off later change nothing.
 *
 * @param {number[]} groups how many cards each has
 * @param {Cell} cell
 */
export function cardWidth(groups, cell) {
  const [one, two] = [largest(1, cell), largest(2, cell)];
  const most = Math.max(two, Math.min(one, cell.wide ? Math.max(WIDE, cell.usual) : cell.usual));
  for (let card = most; card > cell.smallest; card -= STEP) {
    if (heightOf(groups, card, cell) <= cell.height) return card;
  }
  return cell.smallest;
}

/** By how much groups are higher than their cell, however small their cards are. @param {number[]} groups how many cards each has @param {Cell} cell */
export function tooHigh(groups, cell) {
  if (!groups.length) return 0;
  return Math.max(0, heightOf(groups, cardWidth(groups, cell), cell) - cell.height);
}
