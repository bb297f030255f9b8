/** What has happened, newest at the bottom. */

import { html, useEffect, useMemo, useRef } from "../../html.js";
import { tell } from "../../game/telling.js";
import { language, text } from "../../texts.js";

/** @import { TableState } from "../../state/table.js" */

/** @param {{table: TableState}} props */
export function Log({ table }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const told = table.told.value;
  const lines = useMemo(
    () => told.flatMap((happened) => tell(happened.events, table)),
    [told, language.value, table.game.value],
  );
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const down = () => (element.scrollTop = element.scrollHeight);
    const observer = new ResizeObserver(down);
    observer.observe(element);
    down();
    return () => observer.disconnect();
  }, [lines]);
  return html`<ol class="log" ref=${box} tabindex="0" aria-label=${text("log")}>
    ${lines.map(
      (line, i) =>
        html`<li key=${i} class=${`w-${line.what}`}>
          ${line.seat >= 0 && html`<span class=${`dot s-${line.seat}`}></span>`}
          <span>${line.shown}</span>
        </li>`,
    )}
    ${!lines.length && html`<li class="quiet">${text("log-empty")}</li>`}
  </ol>`;
}
