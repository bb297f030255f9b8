/** The name and sign of the house: steps that go up, and a star at the top. */

import { shapePath } from "../cards/shapes.js";
import { html } from "../html.js";

export function Sign() {
  return html`<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="44" height="44" rx="11" fill="#9b3b1c" />
    <path
      d="M8 38h9v-8h9v-8h9v-8h5"
      fill="none"
      stroke="#fff3df"
      stroke-width="5"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    <path d=${shapePath("yellow")} fill="#f8d34f" transform="translate(7 6) scale(.75)" />
  </svg>`;
}

/** @param {{href: string}} props */
export function Brand({ href }) {
  return html`<a class="brand" href=${href}><${Sign} />Nivelo</a>`;
}
