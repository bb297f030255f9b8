/**
 * Where cards are on the screen. Everything that cards come from or go to has a `data-anchor`:
 * `draw`, `pile-0`, `group-3`, `seat-1`, `hand`, `stock`, `field-12`. How it is built does not
 * matter here: the last card in it is the one on top.
 */

/**
 * A place for a card: its middle, its width and height, and how it is turned.
 *
 * @typedef {{x: number, y: number, width: number, height: number, turn: number}} Spot
 */

const SHAPE = 1.4; // the height of a card, by its width
const IN_A_HAND = 26; // pixels: how wide a card is that goes to somebody else's hand

/** @param {string} anchor */
export function anchored(anchor) {
  return document.querySelector(`[data-anchor="${anchor}"]`);
}

/** The cards of a place, the top one last. @param {string} anchor @returns {HTMLElement[]} */
export function cardsAt(anchor) {
  return [
    .../** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(`[data-anchor="${anchor}"] .card:not(.under)`)
    ),
  ];
}

/**
 * Where a card lies.
 *
 * @param {Element} card
 * @returns {Spot | null} nothing if it is not to be seen
 */
export function spotOf(card) {
  const rect = card.getBoundingClientRect();
  if (!rect.width) return null;
  const html = card instanceof HTMLElement;
  const turn = html ? Number.parseFloat(card.style.getPropertyValue("--turn")) || 0 : 0;
  // The box around a turned card is larger than the card, but has the same middle.
  return {
    x: rect.left + rect.width / 2,
    y: rect.top + rect.height / 2,
    width: turn && html ? card.offsetWidth : rect.width,
    height: turn && html ? card.offsetHeight : rect.height,
    turn,
  };
}

/**
 * A place without cards of its own, such as the hand of somebody else.
 *
 * @param {string} anchor
 * @returns {Spot | null}
 */
export function spotAt(anchor) {
  const place = anchored(anchor);
  if (!place) return null;
  const inner = place.querySelector("[data-hand], .seat-cards, .avatar") ?? place;
  const rect = inner.getBoundingClientRect();
  if (!rect.width) return null;
  const width = Math.min(IN_A_HAND, rect.width);
  return {
    x: rect.left + rect.width / 2,
    y: rect.top + rect.height / 2,
    width,
    height: width * SHAPE,
    turn: 0,
  };
}

/** The cards of the player's hand. @returns {HTMLElement[]} */
export function handCards() {
  return [
    .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-key][data-card]")),
  ];
}

/** A seat's piece on the board, on this field or on any. @param {number} seat @param {string} [field] */
export function towerOf(seat, field = "") {
  return document.querySelector(
    `[data-anchor${field ? "" : "^"}="${field || "field-"}"] .tower[data-seat="${seat}"]`,
  );
}
