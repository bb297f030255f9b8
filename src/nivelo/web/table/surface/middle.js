/**
 * The middle of the table. Groups get smaller until all of them fit; where even that is not enough,
 * the lower edge fades: there is more below.
 */

import { html, useEffect, useLayoutEffect, useRef } from "../../html.js";

const NEARLY = 4; // pixels that nobody misses
const SIZES = [64, 56, 50, 44, 40, 36, 32, 29]; // widths of a card in a group, in pixels

/** @param {HTMLElement} box */
const tooHigh = (box) => box.scrollHeight - box.clientHeight > NEARLY;

/** @param {HTMLElement} box */
const tooWide = (box) => box.scrollWidth - box.clientWidth > NEARLY;

/** @param {HTMLElement} box */
function mark(box) {
  const below = box.scrollHeight - box.clientHeight - box.scrollTop > NEARLY;
  box.dataset["more"] = below ? "below" : "";
}

/**
 * Make the groups as large as they fit. Within a round they only get smaller, or cards would jump
 * to and fro.
 *
 * @param {HTMLElement} box
 * @param {{what: string, at: number}} last what was made to fit, and to which size
 */
function fit(box, last) {
  const cards = box.querySelectorAll(".group .card").length;
  const what = `${box.clientWidth} ${box.clientHeight} ${cards > 0}`;
  if (what !== last.what) Object.assign(last, { what, at: 0 });
  for (; last.at < SIZES.length; last.at += 1) {
    box.style.setProperty("--fit", `${SIZES[last.at]}px`);
    if (!tooHigh(box) && !tooWide(box)) return;
  }
  last.at = SIZES.length - 1;
}

/** @param {{children?: any}} props */
export function Middle({ children }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const last = useRef({ what: "", at: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      fit(element, last.current);
      mark(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (box.current) fit(box.current, last.current);
  });
  useEffect(() => {
    if (box.current) mark(box.current);
  });
  return html`<div class="middle" ref=${box} onScroll=${() => box.current && mark(box.current)}>
    ${children}
  </div>`;
}
