/** Choosing a game: one of the five, or one that the person has made. */

import { html, useEffect, useState } from "../html.js";
import { titleParts } from "../game/words/names.js";
import { GAMES } from "../game/words/setup_words.js";
import { checkedGame } from "../state/tables.js";
import { text } from "../texts.js";
import { GamePicture } from "./game_picture.js";

/** @import { GameInfo, OwnGame, Setup } from "../protocol.js" */

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
  const [name, more] = GAMES.includes(game) ? titleParts(title) : [title, ""];
  return html`<label class="game-tile">
    <input
      type="radio"
      name="game"
      value=${game}
      aria-label=${title}
      checked=${chosen}
      onChange=${onChoose}
    />
    <span class="option"
      ><${GamePicture} game=${game} /><b>${name}</b>${more && html`<small>${more}</small>`}</span
    >
  </label>`;
}

/**
 * What is known of a custom game: undefined while the server is asked, null if it cannot say.
 *
 * @param {OwnGame} [own]
 */
export function useCustomGame(own) {
  const [known, setKnown] = useState(/** @type {Record<string, GameInfo | null>} */ ({}));
  useEffect(() => {
    if (!own || known[own.description]) return;
    const keep = (/** @type {GameInfo | null} */ info) =>
      setKnown((before) => ({ ...before, [own.description]: info }));
    checkedGame(own.description).then(keep, () => keep(null));
  }, [own?.description]);
  return own && known[own.description];
}

/**
 * What is special about one of the five games, or how large a custom one is, in a line.
 *
 * @param {{game: string, custom?: GameInfo | null}} props
 */
export function AboutGame({ game, custom }) {
  const about = GAMES.includes(game) ? text(`about-${game}`) : custom ? aboutCustom(custom) : "";
  return html`<p class="about-game quiet" aria-live="polite">${about}</p>`;
}

/** @param {GameInfo} game */
function aboutCustom({ cards, players: [least, most], sides }) {
  const size = (cards["none"] ?? []).reduce((sum, card) => sum + card.count, 0);
  const levels = sides["one"]?.length ?? 0;
  const range = least === most ? "one" : "many";
  return text("about-custom", { cards: size, least, most, range, levels });
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
