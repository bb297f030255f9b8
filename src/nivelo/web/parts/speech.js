/** What screen readers are told: one polite region, in which each message replaces the last. */

import { html, signal } from "../html.js";

const spoken = signal(/** @type {{id: number, message: string}[]} */ ([]));
let last = 0;

/** Say something to people who listen instead of looking. @param {string} message */
export function speak(message) {
  if (message) spoken.value = [...spoken.value.slice(-3), { id: ++last, message }];
}

export function Speech() {
  return html`<div class="silent" role="log" aria-live="polite" aria-relevant="additions">
    ${spoken.value.map(({ id, message }) => html`<p key=${id}>${message}</p>`)}
  </div>`;
}
