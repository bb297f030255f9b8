/** The action fields of the board: their signs and names. */

import { html } from "../../html.js";

/** @type {Record<string, string>} */
const IDS = {
  "+1": "plus-one",
  "+2": "plus-two",
  again: "again",
  exchange: "exchange",
  everyone: "everyone",
  joker: "joker",
  ask: "ask",
  open3: "open-three",
  free: "free",
};

/** @type {Record<string, {line?: string, word?: string}>} */
const SIGNS = {
  "+1": { word: "+1" },
  "+2": { word: "+2" },
  again: { line: "M5 12a7 7 0 1 1 2.2 5.1M5 12 2.5 9M5 12l3.2-2.2" },
  exchange: { line: "M4 8.5h14m-4-4 4.5 4L14 12.5M20 15.5H6m4-4-4.5 4L10 19.5" },
  everyone: {
    line: "M12 4v6m0 0-2.5-2.5M12 10l2.5-2.5M5 20v-6m0 0-2 2m2-2 2 2M12 20v-6m0 0-2 2m2-2 2 2M19 20v-6m0 0-2 2m2-2 2 2",
  },
  joker: { word: "J" },
  ask: { word: "?" },
  open3: { line: "M3.5 6h5v12h-5zM9.5 6h5v12h-5zM15.5 6h5v12h-5z" },
  free: { line: "m12 3 2.7 6 6.3.7-4.7 4.3 1.3 6.4L12 17.2l-5.6 3.2 1.3-6.4L3 9.7 9.3 9 12 3Z" },
};

/** The part of a text's id that names an action. @param {string} action */
export const actionId = (action) => IDS[action] ?? "free";

/** @param {{action: string}} props */
export function ActionIcon({ action }) {
  const sign = SIGNS[action] ?? {};
  return html`<svg
    class=${`action-icon a-${actionId(action)}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    ${sign.line && html`<path d=${sign.line} />`}
    ${sign.word && html`<text x="12" y="18">${sign.word}</text>`}
  </svg>`;
}
