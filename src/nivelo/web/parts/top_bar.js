/** The bar above a screen: back, its title, and what belongs to it at the right. */

import { html, useEffect } from "../html.js";
import { address } from "../place.js";
import { text } from "../texts.js";
import { Icon } from "./icon.js";

/** @param {{title: string, back?: string, children?: any}} props */
export function TopBar({ title, back = "/", children }) {
  useTitle(title);
  return html`<header class="topbar">
    <a class="button plain round" href=${address(back)} aria-label=${text("back")}>
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
