/** The events of the game, newest at the bottom. Of a long game the older lines come when one looks for them. */

import { html, useEffect, useMemo, useRef, useState } from "../../html.js";
import { tell } from "../../game/words/telling.js";
import { language, text } from "../../texts.js";

/** @import { Line } from "../../game/words/telling.js" */
/** @import { Change, TableState } from "../../state/table.js" */

const AT_FIRST = 60; // lines
const NEAR_TOP = 40; // pixels

/** @param {{table: TableState}} props */
export function Log({ table }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [most, setMost] = useState(AT_FIRST);
  const changes = table.log.value;
  // What is once put into words stays so.
  const words = useMemo(
    () => /** @type {WeakMap<Change, Line[]>} */ (new WeakMap()),
    [language.value, table.game.value],
  );
  const lines = changes.flatMap((change) => {
    const known = words.get(change) ?? tell(change.events, table, change);
    words.set(change, known);
    return known;
  });
  const first = Math.max(0, lines.length - most);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const down = () => {
      element.scrollTop = element.scrollHeight;
      fade(element);
    };
    const observer = new ResizeObserver(down);
    observer.observe(element);
    down();
    return () => observer.disconnect();
  }, [changes, words]);
  const scrolled = () => {
    if (box.current) fade(box.current);
    if (first > 0 && box.current && box.current.scrollTop < NEAR_TOP) setMost(most + AT_FIRST);
  };
  return html`<ol
    class="log"
    ref=${box}
    tabindex="0"
    aria-label=${text("log")}
    onScroll=${scrolled}
  >
    ${lines.slice(first).map(
      (line, i) =>
        html`<li key=${first + i} class=${`w-${line.what}`}>
          ${line.seat >= 0 && html`<span class=${`dot ${table.colourOf(line.seat)}`}></span>`}
          <span>${line.shown}</span>
        </li>`,
    )}
    ${!lines.length && html`<li class="quiet">${text("log-empty")}</li>`}
  </ol>`;
}

/** Where there is more, above or below, the lines fade. @param {HTMLElement} box */
function fade({ style, scrollTop, scrollHeight, clientHeight }) {
  const below = scrollHeight - clientHeight - scrollTop;
  style.maskImage = `linear-gradient(#0000,#000 min(20px,${scrollTop}px) calc(100% - min(20px,${below}px)),#0000)`;
}
