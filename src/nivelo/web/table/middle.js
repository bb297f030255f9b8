/** The middle of the table. Where not all of it fits, its lower edge fades: there is more below. */

import { html, useEffect, useRef } from "../html.js";

const NEARLY = 4; // pixels that nobody misses

/** @param {HTMLElement} box */
function mark(box) {
  const below = box.scrollHeight - box.clientHeight - box.scrollTop > NEARLY;
  box.dataset["more"] = below ? "below" : "";
}

/** @param {{children?: any}} props */
export function Middle({ children }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => mark(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (box.current) mark(box.current);
  });
  return html`<div class="middle" ref=${box} onScroll=${() => box.current && mark(box.current)}>
    ${children}
  </div>`;
}
