/** Choosing the game of a new table, each with a line about it. */

import { html } from "../html.js";
import { GAMES, gameTitle } from "../game/words/setup_words.js";
import { GamePicture } from "../home/game_picture.js";
import { text } from "../texts.js";

/** @import { OwnGame, Setup } from "../protocol.js" */

/**
 * @param {{
 *   setup: Partial<Setup>, own: OwnGame[],
 *   onChoose: (id: string) => void, onChooseOwn: (game: OwnGame) => void,
 * }} props
 */
export function GameCards({ setup, own, onChoose, onChooseOwn }) {
  return html`<fieldset class="game-cards">
    <legend class="silent">${text("which-game")}</legend>
    ${GAMES.map(
      (id) =>
        html`<${GameCard}
          key=${id}
          value=${id}
          picture=${id}
          title=${gameTitle(id)}
          line=${text(`line-${id}`)}
          chosen=${!setup.description && id === setup.game}
          onChoose=${() => onChoose(id)}
        />`,
    )}
    ${own.map(
      (game) =>
        html`<${GameCard}
          key=${game.id}
          value=${`own-${game.id}`}
          picture=""
          title=${game.title}
          line=${text("custom-game")}
          chosen=${game.description === setup.description}
          onChoose=${() => onChooseOwn(game)}
        />`,
    )}
  </fieldset>`;
}

/**
 * @param {{
 *   value: string, picture: string, title: string, line: string, chosen: boolean,
 *   onChoose: () => void,
 * }} props
 */
function GameCard({ value, picture, title, line, chosen, onChoose }) {
  return html`<label class="game-card">
    <input type="radio" name="game" value=${value} checked=${chosen} onChange=${onChoose} />
    <span class="option">
      <${GamePicture} game=${picture} />
      <span><b>${title}</b><span class="small">${line}</span></span>
    </span>
  </label>`;
}
