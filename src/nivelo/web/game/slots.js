/**
 * A level as slots, filled with the cards of the hand that go towards it. A quick guess for the
 * eye, as in `useful.js`: whether the level can be laid out, only the server says.
 */

import { face } from "../cards/faces.js";
import { usefulCards } from "./useful.js";

/** @import { Deck } from "../cards/faces.js" */
/** @import { Ask } from "./levels.js" */

/**
 * @typedef {object} SlotGroup
 * @property {Ask} ask
 * @property {string[]} cards as many as there are slots at most; an empty text is an empty slot
 * @property {number} part of the points that are there, from 0 to 1; for other groups of the slots
 */

const MOST_ORDERS = 24; // of four groups all orders are tried

/** All orders of the numbers below a count, as far as they are worth trying. @param {number} count @returns {number[][]} */
function orders(count) {
  if (count <= 1) return [Array.from({ length: count }, (_, i) => i)];
  const last = count - 1;
  return orders(last)
    .flatMap((order) => Array.from({ length: count }, (_, i) => order.toSpliced(last - i, 0, last)))
    .slice(0, MOST_ORDERS);
}

/**
 * The cards for each group, taking the groups in the order that fills most slots.
 *
 * @param {string[]} hand
 * @param {Ask[]} asks
 * @param {Deck} deck
 */
function bestFilling(hand, asks, deck) {
  /** @type {string[][]} */
  let best = asks.map(() => []);
  let most = -1;
  for (const order of orders(asks.length)) {
    const useful = usefulCards(
      hand,
      order.map((i) => /** @type {Ask} */ (asks[i])),
      deck,
    );
    const filled = useful.flat().length;
    if (filled <= most) continue;
    most = filled;
    best = asks.map((_, i) => useful[order.indexOf(i)] ?? []);
  }
  return best;
}

/**
 * The points of a hand that no other group needs; with one colour, those of the best one.
 *
 * @param {string[]} hand
 * @param {string[]} others
 * @param {boolean} oneColour
 * @param {Deck} deck
 */
function pointsOf(hand, others, oneColour, deck) {
  const used = [...others];
  /** @type {Map<string, number>} */
  const points = new Map();
  for (const card of hand) {
    const at = used.indexOf(card);
    if (at >= 0) used.splice(at, 1);
    else {
      const { colour, value } = face(card, deck);
      const key = oneColour ? colour : "";
      points.set(key, (points.get(key) ?? 0) + value);
    }
  }
  return Math.max(0, ...points.values());
}

/**
 * The level, filled as far as the hand goes: first with plain cards, then with jokers.
 *
 * @param {string[]} hand
 * @param {Ask[]} asks
 * @param {Deck} deck
 * @returns {SlotGroup[]}
 */
export function levelSlots(hand, asks, deck) {
  const filling = bestFilling(hand, asks, deck);
  const jokers = hand.filter((card) => face(card, deck).kind === "joker");
  return asks.map((ask, i) => {
    const cards = [...(filling[i] ?? [])];
    if (ask.kind === "points") {
      const others = filling.filter((_, j) => j !== i).flat();
      const points = pointsOf(hand, others, ask.oneColour, deck);
      return { ask, cards: [], part: Math.min(1, points / ask.size) };
    }
    while (cards.length < ask.cards && jokers.length) cards.push(jokers.shift() ?? "");
    const filled = cards.length;
    while (cards.length < ask.cards) cards.push("");
    return { ask, cards, part: filled / ask.cards };
  });
}
