/** What a review of a game comes to in a few sentences: what was done well, what to look at again. */

/** @import { Mark, ReviewInfo } from "../protocol.js" */

const MOST = 3; // moments that are named

/**
 * @typedef {object} Summary
 * @property {number} same decisions in which a strong bot would have played the same
 * @property {number} looked
 * @property {Mark[]} again that may have cost something, if few surely did
 * @property {Mark | null} well played as a strong bot would, when the chances rose most
 */

/** @param {ReviewInfo} review @returns {Summary} */
export function summaryOf({ marked, perhaps, course }) {
  const same = course.filter(({ made, best }) => made.move === best.move);
  const again = (perhaps ?? []).slice(0, Math.max(0, MOST - marked.length));
  return { same: same.length, looked: course.length, again, well: bestOf(course) };
}

/** @param {Mark[]} course in the order of the game @returns {Mark | null} */
function bestOf(course) {
  /** @type {Mark | null} */
  let best = null;
  let most = 0;
  for (const [i, mark] of course.entries()) {
    const rise = mark.made.chance - (course[i - 1]?.made.chance ?? mark.made.chance);
    if (mark.made.move !== mark.best.move || rise <= most) continue;
    best = mark;
    most = rise;
  }
  return best;
}
