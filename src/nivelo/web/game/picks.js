/** How many cards of a hand a decision is about. */

/** @import { Open } from "../protocol.js" */

/** Cards that may be put down in all; `todo` counts those of the other decisions. */
const MOST = /** @type {Record<string, number>} */ ({ swapping: 3, exchanging: 3, wishing: 7 });

/** How many cards may still be picked from a hand of this size. @param {Open} open @param {number} size */
export function stillToPick(open, size) {
  const most = MOST[open.decision];
  return Math.min(most === undefined ? open.todo : most - open.done, size);
}
