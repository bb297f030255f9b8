/** The seat that goes first, and the one that therefore deals first; -1 leaves it to the lot. */

/** @import { Setup } from "../protocol.js" */

/** The seat that begins. @param {Partial<Setup>} setup */
export function starterOf({ dealer = -1, seats = 4 }) {
  return dealer < 0 ? -1 : (dealer + 1) % seats;
}

/** Who deals first: whoever sits to the right of the one who begins (G19). @param {number} starter @param {number} seats */
export function dealerOf(starter, seats) {
  return starter < 0 || starter >= seats ? -1 : (starter + seats - 1) % seats;
}
