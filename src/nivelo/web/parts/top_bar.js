/** The bar above a screen: back, its title, and what belongs to it at the right. */

import { html, useEffect } from "../html.js";
import { address } from "../place.js";
import { tableBefore } from "../router.js";
import { text } from "../texts.js";
import { Icon } from "./icon.js";

/**
 * Whoever came from a table goes back there, by the history: the table then is where it was in it.
 *
 * @param {{title: string, back?: string, children?: any}} props
 */
export function TopBar({ title, back = "/", children }) {
  useTitle(title);
  const table = tableBefore();
  /** @param {MouseEvent} event */
  const press = (event) => {
    if (!table || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
  };
  return html`<header class="topbar">
    <a
      class="button plain round"
      href=${address(table || back)}
      aria-label=${text("back")}
      onClick=${press}
    >
      <${Icon} name="back" />
    </a>
    <h1>${title}</h1>
    ${children}
  </header>`;
}

/** The title of the browser's window. @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? `${title} · Nivelo` : "Nivelo";
  }, [title]);
}
