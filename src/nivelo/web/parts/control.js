/**
 * A button that can be pressed only when what it does is possible. When it is not, a press, a long
 * press or the mouse over it says why.
 */

import { classes, html } from "../html.js";
import { note } from "./notes.js";

/**
 * @param {{
 *   can: boolean,
 *   why?: string,
 *   onAct: () => void,
 *   label?: string,
 *   class?: string,
 *   children?: any,
 *   [attribute: string]: any,
 * }} props
 */
export function Control({ can, why = "", onAct, label, class: name, children, ...others }) {
  /** @param {MouseEvent} event */
  const press = (event) => {
    if (event.detail > 1) return; // the second half of a double click: the first has done it
    if (can) onAct();
    else if (why) note(why);
  };
  return html`<button
    type="button"
    class=${classes(name, can && "can")}
    aria-disabled=${can ? undefined : "true"}
    title=${can ? undefined : why || undefined}
    onClick=${press}
    ...${others}
  >
    ${label ? html`<${Named} label=${label}>${children}<//>` : children}
  </button>`;
}

/**
 * The inside of a control that shows one thing and is called another: what is seen is silent.
 *
 * @param {{label: string, children?: any}} props
 */
export function Named({ label, children }) {
  return html`<span class="silent">${label}</span
    ><span class="shown" aria-hidden="true">${children}</span>`;
}
