// Written by scripts/special_cards.py from src/nivelo/engine/cards/specials.py; do not edit.

/**
 * @typedef {object} Special
 * @property {string} name also of its picture, and the end of the keys of its texts
 * @property {string} rules the text that explains it on the page of rules
 * @property {boolean} commonPile only in games with one discard pile for all
 * @property {boolean} stops costs the player in front of whom it lies a turn
 * @property {boolean} onWish may be the top one of the cards that go along with a wish
 */

/** @type {readonly Special[]} */
export const SPECIALS = Object.freeze([
  {
    name: "skip",
    rules: "rules-skip-play",
    commonPile: false,
    stops: true,
    onWish: true,
  },
  {
    name: "take",
    rules: "rules-take",
    commonPile: false,
    stops: false,
    onWish: true,
  },
  {
    name: "swap",
    rules: "rules-swap",
    commonPile: false,
    stops: false,
    onWish: true,
  },
  {
    name: "keep",
    rules: "rules-keep",
    commonPile: false,
    stops: false,
    onWish: true,
  },
  {
    name: "stopper",
    rules: "rules-nd-stopper",
    commonPile: true,
    stops: true,
    onWish: false,
  },
  {
    name: "draw-two",
    rules: "rules-nd-draw-two",
    commonPile: true,
    stops: false,
    onWish: true,
  },
  {
    name: "direction",
    rules: "rules-nd-direction",
    commonPile: true,
    stops: false,
    onWish: true,
  },
  {
    name: "wish",
    rules: "rules-nd-wish",
    commonPile: true,
    stops: false,
    onWish: true,
  },
  {
    name: "knock",
    rules: "rules-nd-knock",
    commonPile: true,
    stops: false,
    onWish: true,
  },
]);
