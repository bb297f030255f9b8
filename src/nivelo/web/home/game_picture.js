/** A small picture of each game: three of its cards. */

import { html } from "../html.js";
import { CardFace } from "../cards/draw.js";
import { deckOf } from "../cards/faces.js";

/** @type {Record<string, string[]>} */
const CARDS = {
  "level8-99": ["G4", "R4", "skip"],
  "level8-101": ["B7", "Y8", "J"],
  "level8-master": ["P9", "take", "J6-10"],
  "level8-board": ["O3", "?", "J"],
  niveldoce: ["Rfire", "Gsnake", "knock"],
};

/** @param {{game: string}} props */
export function GamePicture({ game }) {
  const cards = CARDS[game] ?? ["R1", "Y5", "B9"];
  const deck = deckOf(game);
  return html`<span class="game-picture" aria-hidden="true">
    ${cards.map((card, i) => html`<span class="card" key=${i} style=${{ "--i": `${i - 1}` }}><${CardFace} text=${card} deck=${deck} /></span>`)}
  </span>`;
}
