/** What comes right after what caused it, in a frame of its own. */

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

/**
 * The same as it is, but a frame later: what follows from a change need not be worked out and drawn
 * together with it.
 *
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function useNextFrame(value) {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return shown;
}
