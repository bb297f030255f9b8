/**
 * The great moments of a game: a level is laid out, a round ends, somebody wins. Each fills the
 * table for a second or two; a tap ends it. Without motion the picture stands still as long.
 */

import { signal } from "../../html.js";
import { shownFor } from "../../state/settings.js";

/** @import { Change, TableState } from "../../state/table.js" */

/**
 * @typedef {object} Peak
 * @property {"laid_out" | "round_ended" | "won"} kind
 * @property {number} seat whose moment it is; -1 for nobody's
 * @property {number} level the level it is about
 * @property {number} count how many levels there are
 */

/** In milliseconds. @type {Record<Peak["kind"], number>} */
const LASTS = { laid_out: 1300, round_ended: 1500, won: 2400 };

/** What is being celebrated now. */
export const peak = signal(/** @type {Peak | null} */ (null));

let timer = 0;

/** @param {Change} change @param {TableState} table @returns {Peak | null} */
export function peakOf({ events, before, live }, table) {
  if (!live) return null;
  const count = (/** @type {number} */ seat) => table.info.value?.levels[seat]?.length ?? 8;
  for (const kind of /** @type {const} */ (["won", "round_ended", "laid_out"])) {
    const event = events.find((each) => each.what === kind);
    if (event) {
      const level = before?.levels[event.seat] ?? 1;
      return { kind, seat: event.seat, level, count: count(Math.max(event.seat, 0)) };
    }
  }
  return null;
}

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
