/**
 * What one needs next is scrolled into sight; what is in sight stays where it is, for it may be
 * under the finger.
 */

import { useEffect, useRef } from "../../html.js";
import { animates } from "../../state/settings.js";

/** @import { Play } from "../play.js" */

/** Decisions for which one looks at the piles, and at the board. */
const AT_THE_PILES = ["taking", "knocking", "answering"];
const AT_THE_BOARD = ["moving"];

/** Is all of it in sight in the middle of the table? @param {Element} element */
function isInSight(element) {
  const middle = element.closest(".middle");
  if (!middle) return true;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(middle);
  const room = middle.getBoundingClientRect();
  const rect = element.getBoundingClientRect();
  return (
    rect.top >= room.top + (Number.parseFloat(scrollPaddingTop) || 0) - 1 &&
    rect.bottom <= room.bottom - (Number.parseFloat(scrollPaddingBottom) || 0) + 1
  );
}

/** Scroll the first of these into sight, unless one of them is. @param {Element[]} elements */
export function bringOneIntoSight(elements) {
  if (elements.some(isInSight)) return;
  const behavior = animates() ? "smooth" : "instant";
  elements[0]?.scrollIntoView({ block: "nearest", behavior });
}

/** The piles come back into sight when a card is to be taken from one. @param {Play} play */
export const usePilesInSight = (play) => useInSight(play, AT_THE_PILES);

/** The board comes back into sight when a tower is to be moved. @param {Play} play */
export const useBoardInSight = (play) => useInSight(play, AT_THE_BOARD);

/** @param {Play} play @param {string[]} decisions for which one looks at it */
function useInSight(play, decisions) {
  const table = play.table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { decision = "", turns = 0 } = table.open.value ?? {};
  const wanted =
    table.isMyMove.value && !table.held.value && decisions.includes(decision) ? decision : "";
  useEffect(() => {
    if (wanted && box.current) bringOneIntoSight([box.current]);
  }, [wanted, turns]);
  return box;
}
