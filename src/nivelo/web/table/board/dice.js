/** Two dice. Each is a cube that tumbles and comes to rest with its number towards the player. */

import { html } from "../../html.js";
import { text } from "../../texts.js";

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** How the cube is turned to show a number: about the axis across, then about the upright one. */
const SHOWS = [
  [0, 0],
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

/** How a cube lies. @param {number} value @param {number} more degrees about both axes */
export function turned(value, more = 0) {
  const [x = 0, y = 0] = SHOWS[value] ?? [];
  return `rotateX(${x + more}deg) rotateY(${y + more * 1.5}deg)`;
}

/** @param {{dice: number[]}} props */
export function Dice({ dice }) {
  if (!dice.some((value) => value > 0)) return null;
  return html`<div
    class="dice"
    role="img"
    aria-label=${text("dice-words", { a: dice[0] ?? 0, b: dice[1] ?? 0 })}
    data-anchor="dice"
  >
    ${dice.map(
      (value, i) =>
        html`<span class="die" key=${i}
          ><span class="cube" data-value=${value} style=${{ transform: turned(value) }}
            >${[1, 2, 3, 4, 5, 6].map((side) => html`<${Side} key=${side} value=${side} />`)}</span
          ></span
        >`,
    )}
  </div>`;
}

/** @param {{value: number}} props */
function Side({ value }) {
  return html`<svg class=${`die-side die-${value}`} viewBox="0 0 30 30" aria-hidden="true">
    <rect x="0.5" y="0.5" width="29" height="29" rx="5" />
    ${(PIPS[value] ?? []).map(
      (pip) => html`<circle cx=${8 + 7 * (pip % 3)} cy=${8 + 7 * Math.floor(pip / 3)} r="2.7" />`,
    )}
  </svg>`;
}
