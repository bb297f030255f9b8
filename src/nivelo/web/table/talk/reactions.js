/** Reactions, drawn: the same on every device, and in the style of the cards. */

import { html } from "../../html.js";
import { text } from "../../texts.js";

/** By the names that the server knows. */
export const REACTIONS = Object.freeze([
  "hello",
  "thanks",
  "well_played",
  "oops",
  "hurry",
  "laugh",
  "sad",
  "wow",
]);

/** @param {string} name */
export const reactionWord = (name) => text(`reaction-${name.replace("_", "-")}`);

const FACE = "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z";
const EYES = "M11.5 12v2.5M20.5 12v2.5";

/**
 * Each a filled ground, of which the edge stands out from the paper below, and strokes on it, in a box
 * of 32 by 32.
 *
 * @type {Record<string, {ground: string, lines: string, fill?: string}>}
 */
const SIGNS = {
  hello: {
    ground:
      "M9 15V8.5a2 2 0 0 1 4 0V6.5a2 2 0 0 1 4 0v1a2 2 0 0 1 4 0v3a2 2 0 0 1 4 0V19c0 6-3.5 10-9 10-4.5 0-7-2.5-9.5-7L5 18.5c-1-2.5 2-4 3.5-2L9 17.5ZM26.5 4.5c1.5 1 2.5 2.5 2.5 4.5M5.5 4.5C4 5.5 3 7 3 9",
    lines: "M13 8.5V15M17 7.5V15M21 10v5",
  },
  thanks: {
    ground:
      "M16 27.5C7.5 21.5 3.5 17 3.5 11.7A6.7 6.7 0 0 1 16 8.2a6.7 6.7 0 0 1 12.5 3.5c0 5.3-4 9.8-12.5 15.8Z",
    lines: "M8.5 11a3 3 0 0 1 3-3",
    fill: "#d8362f",
  },
  well_played: {
    ground: "M16 3.5l3.7 8 8.8 1-6.5 6 1.8 8.7L16 22.8l-7.8 4.4L10 18.5l-6.5-6 8.8-1L16 3.5Z",
    lines: "M16 8.5v3",
  },
  oops: {
    ground: FACE,
    lines: "M9 12l4 1.5-4 1.5M23 12l-4 1.5 4 1.5M11 22.5c2-2 3 1 5-.5s3-1 5 .5",
  },
  hurry: {
    ground: `${FACE}M16 3V1M26 6l1.5-1.5M6 6 4.5 4.5`,
    lines: "M16 9v7.5l5 3",
    fill: "#fff7e8",
  },
  laugh: {
    ground: FACE,
    lines: "M9 13c1-2 3.5-2 4.5 0M18.5 13c1-2 3.5-2 4.5 0M9.5 18c1.5 7 11.5 7 13 0Z",
  },
  sad: {
    ground: FACE,
    lines: `${EYES}M11 23c2.5-3.5 7.5-3.5 10 0M22.5 17c1.5 2 1.5 3.5 0 3.5s-1.5-1.5 0-3.5Z`,
  },
  wow: {
    ground: FACE,
    lines: `${EYES}M16 18.5a3 3.5 0 1 1 0 7 3 3.5 0 0 1 0-7ZM9 8.5l3-1M23 8.5l-3-1`,
  },
};

/** @param {{name: string}} props */
export function Reaction({ name }) {
  const sign = SIGNS[name];
  if (!sign) return null;
  return html`<svg class="reaction-sign" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d=${sign.ground} fill=${sign.fill ?? "#f8d34f"} />
    <path d=${sign.lines} fill="none" stroke="#4a2f00" />
  </svg>`;
}
