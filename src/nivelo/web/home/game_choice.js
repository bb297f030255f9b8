/** Choosing a game: one of the five, or one that the person has made. */

import { html } from "../html.js";
import { GAMES } from "../game/setup_words.js";
import { text } from "../texts.js";
import { GamePicture } from "./game_picture.js";

/** @import { OwnGame, Setup } from "../protocol.js" */

export { GAMES };

const USUAL = "level8-101";

/**
 * The game that was set up, as a choice; a game of the five if it is not known.
 *
 * @param {Partial<Setup>} setup
 * @returns {{game: string, description?: string}}
 */
export function gameChoice({ game = "", description = "" }) {
  if (description) return { game, description };
  return { game: GAMES.includes(game) ? game : USUAL };
}

/**
 * @param {{game: string, title: string, chosen: boolean, onChoose: () => void}} props
 */
export function GameTile({ game, title, chosen, onChoose }) {
  return html`<label class="game-tile">
    <input type="radio" name="game" value=${game} checked=${chosen} onChange=${onChoose} />
    <span><${GamePicture} game=${game} /><b>${title}</b></span>
  </label>`;
}

/** What is special about one of the five games, in a line. @param {{game: string}} props */
export function AboutGame({ game }) {
  const about = GAMES.includes(game) ? text(`about-${game}`) : "";
  return html`<p class="about-game quiet" aria-live="polite">${about}</p>`;
}

/** @param {{own: OwnGame, chosen: boolean, onChoose: () => void}} props */
export function CustomGame({ own, chosen, onChoose }) {
  return html`<${GameTile}
    game=${`own-${own.id}`}
    title=${own.title}
    chosen=${chosen}
    onChoose=${onChoose}
  />`;
}
