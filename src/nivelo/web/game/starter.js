/** Who begins, and who therefore deals first; -1 leaves it to the lot. */

import { text } from "../texts.js";

/** @import { Setup } from "../protocol.js" */

/** The seat that begins. @param {Partial<Setup>} setup */
export function starterOf({ dealer = -1, seats = 4 }) {
  return dealer < 0 ? -1 : (dealer + 1) % seats;
}

/** Who deals first: whoever sits to the right of the one who begins (G19). @param {number} starter @param {number} seats */
export function dealerOf(starter, seats) {
  return starter < 0 || starter >= seats ? -1 : (starter + seats - 1) % seats;
}

/** Where a seat is, seen from the person's own. @param {number} seat @param {number} seats */
export function placeWord(seat, seats) {
  if (seat === 0) return text("begins-me");
  const beside = seat === 1 ? "left" : seat === seats - 1 ? "right" : "farther";
  return text("begins-place", { place: seats === 2 ? "other" : beside, n: seat });
}
