/**
 * The great moments of a game: a level is laid out, a round ends, somebody wins; and what others do
 * to the player. Each fills the table for a second or two; a tap ends it. Without motion the picture
 * stands still as long.
 */

import { signal } from "../../html.js";
import { shownFor } from "../../state/settings.js";

/** @import { Peak } from "./peak_of.js" */

/** In milliseconds. @type {Record<Peak["kind"], number>} */
const LASTS = {
  laid_out: 1300,
  round_ended: 1500,
  won: 2400,
  stopped: 1700,
  hit: 1300,
  stole: 1300,
};

/** What is being celebrated now. */
export const peak = signal(/** @type {Peak | null} */ (null));

let timer = 0;

/**
 * Celebrate, when the cards have landed.
 *
 * @param {Peak} next
 * @param {number} delay milliseconds
 * @returns {number} when it is over, in milliseconds from now
 */
export function showPeak(next, delay) {
  const lasts = shownFor(LASTS[next.kind]);
  if (!lasts || document.visibilityState === "hidden") return 0;
  clearTimeout(timer);
  peak.value = null;
  timer = setTimeout(() => {
    peak.value = next;
    timer = setTimeout(() => (peak.value = null), lasts);
  }, delay);
  return delay + lasts;
}

export function endPeak() {
  clearTimeout(timer);
  peak.value = null;
}
