/** What needs others, and so a server, says so here. */

import { html } from "../html.js";
import { HAS_SERVER, ROOT } from "../place.js";
import { text } from "../texts.js";

/** Instead of an invitation. */
export function NoInvitation() {
  return html`<p class="quiet">${text(HAS_SERVER ? "device-invite" : "alone-invite")}</p>`;
}

/** On the first page, instead of other people's tables. */
export function AloneNote() {
  return html`<section class="panel stack">
    <h2>${text("alone-title")}</h2>
    <p class="quiet">${text(HAS_SERVER ? "device-text" : "alone-text")}</p>
    ${HAS_SERVER && html`<a class="button" href=${`${ROOT}/`}>${text("device-back")}</a>`}
  </section>`;
}
