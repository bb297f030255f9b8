/** The levels as steps: those behind, the present one, and those to come. */

import { classes, html } from "../../html.js";
import { text } from "../../texts.js";

/**
 * @param {{count: number, at: number, from?: number}} props with `from` the steps just made stand out
 */
export function Ladder({ count, at, from = at }) {
  const words = at > count ? text("ladder-done", { count }) : text("ladder-words", { at, count });
  return html`<span class="ladder" role="img" aria-label=${words}>
    ${Array.from({ length: count }, (_, i) => {
      const level = i + 1;
      return html`<span
        key=${level}
        class=${classes(level < at && "done", level === at && "at", level >= from && level < at && "new")}
        style=${{ "--step": `${level / count}` }}
      ></span>`;
    })}
  </span>`;
}
