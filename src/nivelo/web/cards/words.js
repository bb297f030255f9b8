/** Cards, colours and pictures in words, for screen readers, logs and tooltips. */

import { hasText, listed, text } from "../texts.js";
import { face } from "./faces.js";

/** @import { Deck, Face } from "./faces.js" */

/** @param {string} colour */
export function colourWord(colour) {
  return hasText(`colour-${colour}`) ? text(`colour-${colour}`) : colour;
}

/** The name of an element, animal or special card. @param {string} picture */
export function pictureWord(picture) {
  return hasText(`picture-${picture}`) ? text(`picture-${picture}`) : picture;
}

const LONG = 10; // letters that a card has room for in a line

/** The name that stands on a special card, in one line or in two. @param {string} picture */
export function wordsOnCard(picture) {
  const short = `on-card-${picture}`;
  const word = hasText(short) ? text(short) : pictureWord(picture);
  const gaps = [...word.matchAll(/ /g)].map(({ index }) => index);
  if (word.length <= LONG || !gaps.length) return [word];
  const longer = (/** @type {number} */ at) => Math.max(at, word.length - at - 1);
  const gap = gaps.toSorted((a, b) => longer(a) - longer(b))[0] ?? 0;
  return [word.slice(0, gap), word.slice(gap + 1)];
}

/** @param {Face} card */
export function faceWord(card) {
  switch (card.kind) {
    case "hidden":
      return text("card-hidden");
    case "special":
      return pictureWord(card.picture);
    case "joker":
      return jokerWord(card);
    default:
      return plainWord(card);
  }
}

/** @param {Face} card */
function plainWord(card) {
  const value = card.picture ? pictureWord(card.picture) : `${card.value || ""}`;
  if (!card.colour) return value;
  const colour = colourWord(card.colour);
  if (!value) return colour;
  if (!card.picture) return text("card-coloured", { colour, value });
  // The colour agrees with the gender of the name, and that hangs on the picture.
  return text("card-picture", { colour, value, picture: card.picture });
}

/** @param {Face} joker */
function jokerWord(joker) {
  const name = joker.high
    ? text("card-range-joker", { low: joker.low, high: joker.high })
    : text("card-joker");
  return joker.stands ? text("card-joker-as", { joker: name, as: plainWord(joker.stands) }) : name;
}

/**
 * @param {string} written
 * @param {Deck} deck
 */
export function cardWord(written, deck) {
  return faceWord(face(written, deck));
}

/**
 * @param {string[]} cards
 * @param {Deck} deck
 */
export function cardWords(cards, deck) {
  return listed(cards.map((card) => cardWord(card, deck)));
}
