/** A level that the hand has complete, as the level bar shows it: what the board opens with. */

import { face, letterOf } from "../../cards/faces.js";
import { bestMatch } from "../../game/best_match.js";

/** @import { Deck } from "../../cards/faces.js" */
/** @import { Place } from "../../game/best_match.js" */
/** @import { GroupSpec } from "../../game/levels.js" */

/**
 * The cards of each group, jokers with what they stand for; no groups if a card is missing.
 *
 * @param {string[]} hand
 * @param {GroupSpec[]} asks
 * @param {Deck} deck
 * @returns {string[][]}
 */
export function completeLevel(hand, asks, deck) {
  const groups = bestMatch(hand, asks, deck);
  if (groups.some(({ cards }) => cards.includes(""))) return [];
  return groups.map(({ places, cards }) =>
    cards.map((card, i) => {
      const meaning = meaningOf(places[i] ?? {});
      return meaning && face(card, deck).kind === "joker" ? `${card}=${meaning}` : card;
    }),
  );
}

/** @param {Place} place */
function meaningOf({ colour, value, picture }) {
  return `${colour ? letterOf(colour) : ""}${value ?? picture ?? ""}`;
}
