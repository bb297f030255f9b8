/** A level as slots, filled with the cards of the hand that go towards it. */

import { face } from "../cards/faces.js";
import { bestMatch } from "./best_match.js";

/** @import { Deck } from "../cards/faces.js" */
/** @import { GroupSpec } from "./levels.js" */
/** @import { GroupInfo } from "../protocol.js" */

/**
 * @typedef {object} SlotGroup
 * @property {GroupSpec} ask
 * @property {string[]} cards as many as there are slots; an empty text is an empty slot
 * @property {number} part of the points that are there, from 0 to 1; for other groups of the slots
 */

/** A hand is asked about with every move of anyone, and seldom changes. @type {{key: string, slots: SlotGroup[]}} */
let last = { key: "", slots: [] };

/**
 * The level, filled as far as the hand goes.
 *
 * @param {string[]} hand
 * @param {GroupSpec[]} asks
 * @param {Deck} deck
 * @returns {SlotGroup[]}
 */
export function levelSlots(hand, asks, deck) {
  const key = JSON.stringify([hand, asks.map((ask) => ask.text), deck]);
  if (key !== last.key) last = { key, slots: filled(hand, asks, deck) };
  return last.slots;
}

/** @param {string[]} hand @param {GroupSpec[]} asks @param {Deck} deck @returns {SlotGroup[]} */
function filled(hand, asks, deck) {
  return bestMatch(hand, asks, deck).map(({ cards }, i) => {
    const ask = /** @type {GroupSpec} */ (asks[i]);
    if (ask.kind === "points") return { ask, cards: [], part: pointsPart(cards, ask.size, deck) };
    return { ask, cards, part: cards.filter(Boolean).length / ask.cards };
  });
}

/**
 * The level as it lies on the table: what is laid off there does not change how many slots it has.
 *
 * @param {GroupInfo[]} groups those of the player, in the order of the level
 * @param {GroupSpec[]} asks
 * @returns {SlotGroup[]}
 */
export function laidOutSlots(groups, asks) {
  return asks.map((ask, i) => {
    const laid = groups[i]?.cards ?? [];
    const cards = Array.from({ length: ask.cards }, (_, j) => laid[j]?.split("=")[0] ?? "");
    return { ask, cards, part: 1 };
  });
}

/** A joker makes up as many points as it may. @param {string[]} cards @param {number} size @param {Deck} deck */
function pointsPart(cards, size, deck) {
  const points = cards
    .filter(Boolean)
    .reduce((sum, card) => sum + (face(card, deck).value || deck.values), 0);
  return Math.min(1, points / size);
}
