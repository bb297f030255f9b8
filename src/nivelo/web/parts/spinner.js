/** Something is on its way: a sign that turns, and words for those who listen. */

import { html } from "../html.js";

/** In a button that has been pressed, beside its words. */
export function SmallSpinner() {
  return html`<span class="spinner" aria-hidden="true"></span>`;
}

/** @param {{words?: string}} props */
export function Spinner({ words = "" }) {
  return html`<div class="loading" role="status" aria-busy="true">
    <span class="spinner" aria-hidden="true"></span>
    <p>${words}</p>
  </div>`;
}
