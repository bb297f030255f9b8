/** The faces of people and bots: a sign on the colour and shape of their seat. */

import { html } from "../html.js";

/** @import { Look } from "../game/looks.js" */

/**
 * What people choose from, by the names that the server knows: strokes in a box of 24 by 24.
 *
 * @type {Record<string, string>}
 */
export const SIGNS = {
  cat: "M5 19.5V5.5L9 9h6l4-3.5v14c-4 2-10 2-14 0ZM9.5 13v.8M14.5 13v.8M10.5 17c1 .8 2 .8 3 0",
  rabbit:
    "M9 11.5C6.5 8 6.5 3 8.3 3s2.2 4 2.5 8M15 11.5C17.5 8 17.5 3 15.7 3s-2.2 4-2.5 8M6 16a6 5.5 0 1 0 12 0 6 5.5 0 1 0-12 0ZM9.8 15v.8M14.2 15v.8M11 18.5h2",
  owl: "M5 5c3 2 11 2 14 0v9a7 7 0 0 1-14 0ZM7 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0M13 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0M11 15l1 1.5 1-1.5",
  fish: "M3 12c4-6.5 11-6.5 14-1l4-3.5v9L17 13c-3 5.5-10 5.5-14-1ZM8 10.8v.8",
  flower:
    "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM12 9.5C8.5 5 10 3 12 3s3.5 2 0 6.5M12 14.5c3.5 4.5 2 6.5 0 6.5s-3.5-2 0-6.5M9.5 12C5 15.5 3 14 3 12s2-3.5 6.5 0M14.5 12c4.5-3.5 6.5-2 6.5 0s-2 3.5-6.5 0",
  leaf: "M5 19C4 9 10 4 20 4c0 10-5 16-15 15ZM4 20l10-10",
  mushroom: "M3.5 12a8.5 8.5 0 0 1 17 0ZM9 12v7c0 2 6 2 6 0v-7M9 8v.6M14 7.2v.6",
  apple:
    "M12 8.5c-3-2-8-1-8 4.5 0 4 3 8 5.5 8 1 0 1.5-.6 2.5-.6s1.5.6 2.5.6c2.5 0 5.5-4 5.5-8 0-5.5-5-6.5-8-4.5ZM12 8.5c0-2.5 1-4.5 3.5-5.5",
  boat: "M3 16h18l-3 4.5H6L3 16ZM12 16V3l7 9.5h-7",
  rocket:
    "M12 2.5c4 3 5 7.5 4 12.5H8c-1-5 0-9.5 4-12.5ZM7.8 11.5 4.5 15v4L8 16.5M16.2 11.5 19.5 15v4L16 16.5M10.5 18.5l1.5 3 1.5-3M12 8.5v.6",
  cup: "M5 6h11v8a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5V6ZM16 8h1.5a3 3 0 0 1 0 6H16",
  umbrella: "M3 12.5a9 8.5 0 0 1 18 0ZM12 4V2.5M12 12.5V19a2.2 2.2 0 0 0 4.4 0",
};

/** Bots are seen to be bots, and no two beside each other are the same. */
const BOTS = [
  "M5 9h14v10.5H5zM12 9V5.5M12 3.8v.4M9.2 13v.8M14.8 13v.8M9.5 16.8h5",
  "M6 7h12v12H6zM6 11.5H3.5v4H6M18 11.5h2.5v4H18M9.5 11.5v.8M14.5 11.5v.8M10 15.8h4",
  "M12 6a7 7 0 0 1 7 7v6.5H5V13a7 7 0 0 1 7-7ZM8.5 12.5h7M10 16.5h4M12 6V3.5",
  "M5 8.5h14v11H5zM8 8.5 6.5 4.5M16 8.5l1.5-4M8.5 12.5h2M13.5 12.5h2M9 16.5h6",
];

/** The strokes of a sign; nothing if it is a letter. @param {Look} look */
export function signPath({ sign, colour }) {
  return sign === "bot" ? (BOTS[colour % BOTS.length] ?? "") : (SIGNS[sign] ?? "");
}

/** Names may be kept apart by marks that nobody sees. @param {string} name */
export function firstLetter(name) {
  return [...name].find((each) => !/\p{Cf}/u.test(each)) ?? "?";
}

/** The sign alone, or the first letter of the name. @param {{look: Look, name: string}} props */
export function Sign({ look, name }) {
  const path = signPath(look);
  if (!path) return html`${firstLetter(name)}`;
  return html`<svg class="face-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${path} />
  </svg>`;
}

/** @param {{look: Look, name: string}} props */
export function Avatar({ look, name }) {
  return html`<span class=${`avatar s-${look.colour}`} aria-hidden="true"
    ><${Sign} look=${look} name=${name}
  /></span>`;
}
