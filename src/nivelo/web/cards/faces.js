/**
 * Cards as they are written, read: `R7`, `Bair`, `J6-10`, `J=R5`, `skip`, and `?` for a hidden one.
 */

import { SPECIALS } from "./specials.js";

/**
 * What of a game's deck one must know to read and sort its cards.
 *
 * @typedef {object} Deck
 * @property {string[]} colours their names; a card is written with the first letter
 * @property {number} values the highest number
 * @property {string[]} elements
 * @property {string[]} animals as many as elements, in the same order
 */

/**
 * @typedef {object} Face
 * @property {string} text as written, without what a joker stands for
 * @property {"number" | "picture" | "joker" | "special" | "hidden"} kind
 * @property {string} colour its name, or empty
 * @property {number} value of a number; 0 otherwise
 * @property {string} picture of an element, animal or special card, its name
 * @property {number} low of a joker with a range
 * @property {number} high
 * @property {Face | null} stands what a joker stands for, as far as it is declared
 */

const SPECIAL_NAMES = new Set(SPECIALS.map((special) => special.name));

/** @type {Deck} */
export const LEVEL8 = Object.freeze({
  colours: ["red", "orange", "yellow", "green", "blue", "purple"],
  values: 15,
  elements: [],
  animals: [],
});

/** @type {Deck} */
export const NIVELDOCE = Object.freeze({
  colours: ["red", "yellow", "green", "blue"],
  values: 12,
  elements: ["air", "fire", "water", "earth"],
  animals: ["eagle", "phoenix", "fish", "snake"],
});

/** The deck of one of the five games. @param {string} game its id */
export const deckOf = (game) => (game === "niveldoce" ? NIVELDOCE : LEVEL8);

/** @type {Face} */
const NOTHING = {
  text: "?",
  kind: "hidden",
  colour: "",
  value: 0,
  picture: "",
  low: 0,
  high: 0,
  stands: null,
};

/** The same few cards are read again with every move. @type {WeakMap<Deck, Map<string, Face>>} */
const known = new WeakMap();

/**
 * @param {string} text
 * @param {Deck} deck
 * @returns {Face}
 */
export function face(text, deck) {
  const faces = known.get(deck) ?? new Map();
  known.set(deck, faces);
  const card = faces.get(text) ?? read(text, deck);
  faces.set(text, card);
  return card;
}

/**
 * @param {string} text
 * @param {Deck} deck
 * @returns {Face}
 */
function read(text, deck) {
  if (text === "?" || text === "") return NOTHING;
  const [card = "", meaning] = text.split("=");
  if (SPECIAL_NAMES.has(card)) return { ...NOTHING, text: card, kind: "special", picture: card };
  const joker = /^J(?:(\d+)-(\d+))?$/.exec(card);
  if (joker) {
    const low = Number(joker[1] ?? 0);
    const high = Number(joker[2] ?? 0);
    const stands = meaning === undefined ? null : plain(meaning, deck);
    return { ...NOTHING, text: card, kind: "joker", low, high, stands };
  }
  return { ...plain(card, deck), text: card };
}

/**
 * A card with a colour, a value or picture, or both.
 *
 * @param {string} text
 * @param {Deck} deck
 * @returns {Face}
 */
function plain(text, deck) {
  const pictures = [...deck.elements, ...deck.animals];
  const whole = pictures.includes(text) || /^\d+$/.test(text);
  const colour = whole ? "" : colourOf(text.charAt(0), deck);
  const rest = whole ? text : text.slice(1);
  const value = /^\d+$/.test(rest) ? Number(rest) : 0;
  const picture = value ? "" : rest;
  return { ...NOTHING, text, kind: picture ? "picture" : "number", colour, value, picture };
}

/**
 * @param {string} letter
 * @param {Deck} deck
 */
function colourOf(letter, deck) {
  return deck.colours.find((name) => name.charAt(0).toUpperCase() === letter.toUpperCase()) ?? "";
}

/** @param {string} colour */
export const letterOf = (colour) => colour.charAt(0).toUpperCase();

/** Does a joker stand for this value? @param {Face} joker @param {number} value */
export function inRange(joker, value) {
  return joker.high === 0 || (joker.low <= value && value <= joker.high);
}
