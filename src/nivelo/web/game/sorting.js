/** The order of the cards in one's own hand. It is kept, also over a reload of the page. */

import { face } from "../cards/faces.js";
import { bestMatch } from "./best_match.js";

/** @import { Deck, Face } from "../cards/faces.js" */
/** @import { GroupSpec } from "./levels.js" */
/** @import { SortMode } from "../state/settings.js" */

/**
 * Numbers first, then pictures, jokers and specials.
 *
 * @param {Face} card
 */
function rank(card) {
  return ["number", "picture", "joker", "special", "hidden"].indexOf(card.kind);
}

/**
 * @param {Deck} deck
 * @param {(a: Face, b: Face) => number} first what decides among coloured cards
 */
function comparer(deck, first) {
  const pictures = [...deck.elements, ...deck.animals];
  const specials = (/** @type {Face} */ card) => card.text;
  return (/** @type {string} */ x, /** @type {string} */ y) => {
    const a = face(x, deck);
    const b = face(y, deck);
    return (
      rank(a) - rank(b) ||
      first(a, b) ||
      a.value - b.value ||
      pictures.indexOf(a.picture) - pictures.indexOf(b.picture) ||
      deck.colours.indexOf(a.colour) - deck.colours.indexOf(b.colour) ||
      a.low - b.low ||
      specials(a).localeCompare(specials(b))
    );
  };
}

/**
 * @param {string[]} hand
 * @param {Exclude<SortMode, "hand">} mode
 * @param {Deck} deck
 * @param {GroupSpec[]} asks the level, for `level`
 */
export function sorted(hand, mode, deck, asks) {
  const byValue = comparer(deck, () => 0);
  if (mode === "value") return hand.toSorted(byValue);
  if (mode === "colour") {
    const colours = comparer(
      deck,
      (a, b) => deck.colours.indexOf(a.colour) - deck.colours.indexOf(b.colour),
    );
    return hand.toSorted(colours);
  }
  const useful = bestMatch(hand, asks, deck)
    .flatMap(({ cards }) => cards)
    .filter((card) => card && face(card, deck).kind !== "joker");
  return [...useful, ...without(hand, useful).toSorted(byValue)];
}

/**
 * A hand in a former order: what is gone is left out, what is new comes where it would be sorted.
 *
 * @param {string[]} hand
 * @param {string[]} former
 */
export function inOrder(hand, former) {
  const left = [...hand];
  /** @type {string[]} */
  const kept = [];
  for (const card of former) {
    const at = left.indexOf(card);
    if (at < 0) continue;
    left.splice(at, 1);
    kept.push(card);
  }
  return [...kept, ...left];
}

/**
 * The cards without those, each taken away as often as it is named.
 *
 * @param {string[]} cards
 * @param {string[]} gone
 */
export function without(cards, gone) {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const KEY = "nivelo-order";
const TABLES_KEPT = 6;

/** @returns {[string, string[]][]} of each table its order, the latest first */
function storedOrders() {
  try {
    const orders = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(orders) ? orders : [];
  } catch {
    return [];
  }
}

/** The order in which a hand was last put at a table. @param {string} table */
export function storedOrder(table) {
  return storedOrders().find(([id]) => id === table)?.[1] ?? [];
}

/** @param {string} table @param {string[]} order */
export function storeOrder(table, order) {
  const others = storedOrders().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, order], ...others.slice(0, TABLES_KEPT)]));
  } catch {
    // Without storage the order lasts as long as the page.
  }
}
