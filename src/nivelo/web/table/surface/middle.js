/**
 * The middle of the table. Groups get smaller until all of them fit; where even that is not enough,
 * the lower edge fades: there is more below.
 *
 * Whether all fits is looked at once in a frame, and only if something has come or gone: to ask the
 * browser for a size right after a change costs a whole layout.
 */

import { html, useEffect, useLayoutEffect, useRef } from "../../html.js";

const NEARLY = 4; // pixels that nobody misses
const SIZES = [64, 56, 50, 44, 40, 36, 32, 29]; // widths of a card in a group, in pixels

/** @type {(() => void) | null} */
let pending = null;

/** Let the middle fit now, before places in it are measured. */
export function fitNow() {
  const work = pending;
  pending = null;
  work?.();
}

/** @param {() => void} work */
function fitInNextFrame(work) {
  if (!pending) requestAnimationFrame(fitNow);
  pending = work;
}

/** @param {HTMLElement} box */
const tooHigh = (box) => box.scrollHeight - box.clientHeight > NEARLY;

/** @param {HTMLElement} box */
const tooWide = (box) => box.scrollWidth - box.clientWidth > NEARLY;

/** @param {HTMLElement} box */
function mark(box) {
  const below = box.scrollHeight - box.clientHeight - box.scrollTop > NEARLY;
  const more = below ? "below" : "";
  if (box.dataset["more"] !== more) box.dataset["more"] = more;
}

/**
 * What lies there, as far as it takes room.
 *
 * @param {HTMLElement} box
 */
function contentOf(box) {
  const [groups, cards] = [".group", ".group .card"].map(
    (each) => box.querySelectorAll(each).length,
  );
  return `${[...box.children].map((each) => each.className)} ${groups} ${cards}`;
}

/**
 * The size to try next: smaller than the cards are now, but not smaller than they must be if only
 * groups are too high.
 *
 * @param {HTMLElement} box
 * @param {number} at
 */
function nextSize(box, at) {
  const now = box.querySelector(".group .card")?.clientWidth ?? 0;
  if (!now) return SIZES.length - 1; // it is not because of them
  const groups = box.querySelector(".mats")?.clientHeight ?? 0;
  const room = Math.max(0, groups - (box.scrollHeight - box.clientHeight));
  // Smaller cards need less of both height and width.
  const wanted = tooHigh(box) && groups ? now * Math.sqrt(room / groups) : now;
  const next = SIZES.findIndex((size) => size < now && size <= wanted);
  return Math.max(at + 1, next < 0 ? SIZES.length - 1 : next);
}

/**
 * Make the groups as large as they fit. Within a round they only get smaller, or cards would jump
 * to and fro.
 *
 * @param {HTMLElement} box
 * @param {{what: string, at: number, mats: Element | null}} last what was made to fit, and to which size
 */
function fit(box, last) {
  const mats = box.querySelector(".mats");
  const what = `${box.clientWidth} ${box.clientHeight} ${box.querySelector(".group") !== null}`;
  let at = what === last.what ? last.at : 0;
  // Only what lies there is styled again, not the piles beside it.
  const use = () =>
    mats instanceof HTMLElement && mats.style.setProperty("--fit", `${SIZES[at]}px`);
  if (at !== last.at || mats !== last.mats) use();
  // Where every seat has its cell, cards are as large as that allows.
  const inCells = mats !== null && getComputedStyle(mats).getPropertyValue("--cells") !== "";
  while (!inCells && (tooHigh(box) || tooWide(box)) && at < SIZES.length - 1) {
    at = Math.min(nextSize(box, at), SIZES.length - 1);
    use();
  }
  Object.assign(last, { what, at, mats });
}

/** @param {{children?: any}} props */
export function Middle({ children }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const last = useRef({ what: "", at: -1, mats: /** @type {Element | null} */ (null) });
  const content = useRef("");
  const fitAll = () => {
    if (!box.current) return;
    fit(box.current, last.current);
    mark(box.current);
  };
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(fitAll);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!box.current) return;
    const now = contentOf(box.current);
    if (now === content.current) return;
    content.current = now;
    fitInNextFrame(fitAll);
  });
  return html`<div class="middle" ref=${box} onScroll=${() => box.current && mark(box.current)}>
    ${children}
  </div>`;
}
