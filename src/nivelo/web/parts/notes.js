/** Short messages that come and go by themselves. */

import { html, signal } from "../html.js";

const SHOWN_MILLISECONDS = 4500;

const notes = signal(/** @type {{id: number, message: string}[]} */ ([]));
let last = 0;

/** Show a message for a while; screen readers are told it too. @param {string} message */
export function note(message) {
  last += 1;
  const id = last;
  const others = notes.value.filter((each) => each.message !== message);
  notes.value = [...others.slice(-2), { id, message }];
  setTimeout(() => {
    notes.value = notes.value.filter((each) => each.id !== id);
  }, SHOWN_MILLISECONDS);
}

/** What was said about one thing is over with the next. */
export function clearNotes() {
  notes.value = [];
}

export function Notes() {
  return html`<div class="notes" role="status" aria-live="polite">
    ${notes.value.map((each) => html`<div class="note" key=${each.id}>${each.message}</div>`)}
  </div>`;
}
