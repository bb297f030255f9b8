/** What is opened by a tap, right after it. */

import { useEffect, useState } from "../html.js";

/**
 * The same as is wanted, but after what wanted it has been drawn: a tap and what it opens would be
 * more than a frame of a phone has room for. It goes at once.
 *
 * @template T
 * @param {T | null} wanted
 * @returns {T | null}
 */
export function useAfterwards(wanted) {
  const [there, setThere] = useState(/** @type {T | null} */ (null));
  useEffect(() => setThere(wanted), [wanted]);
  return there === wanted ? there : null;
}
