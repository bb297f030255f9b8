/** Which cards of a hand its level has no use for: what one would exchange. */

import { face } from "../cards/faces.js";
import { bestMatch } from "./best_match.js";
import { without } from "./sorting.js";

/** @import { Deck } from "../cards/faces.js" */
/** @import { GroupSpec } from "./levels.js" */

/**
 * Jokers and special cards are never spare: the next level may want the one, a turn the other.
 *
 * @param {string[]} hand
 * @param {GroupSpec[]} asks
 * @param {Deck} deck
 */
export function spareCards(hand, asks, deck) {
  const used = bestMatch(hand, asks, deck).flatMap(({ cards }) => cards);
  const left = without(hand, used);
  return left.filter((card) => ["number", "picture"].includes(face(card, deck).kind));
}
