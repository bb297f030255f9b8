/** The games that one has saved, and ways to make another. */

import { get, remove } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { GAMES, gameTitle } from "../game/words/setup_words.js";
import { dayAndTime } from "../history/times.js";
import { Dialog } from "../parts/dialog.js";
import { GamePicture } from "../home/game_picture.js";
import { Icon } from "../parts/icon.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { TopBar } from "../parts/top_bar.js";
import { address } from "../place.js";
import { name } from "../state/person.js";
import { copy } from "../table/waiting/share.js";
import { text } from "../texts.js";
import { dropDraft } from "./drafts.js";
import { gameLink } from "./game_link.js";
import { openTable } from "./playing.js";

/** @import { OwnGame } from "../protocol.js" */

export function CustomGameList() {
  const [games, setGames] = useState(/** @type {OwnGame[] | null} */ (null));
  const [problem, setProblem] = useState("");
  const load = () => get("/own-games").then(setGames, (error) => setProblem(problemText(error)));
  useEffect(() => {
    load();
  }, []);
  return html`<main class="screen custom-games">
    <${TopBar} title=${text("custom-title")} />
    <p class="lead">${text("custom-intro")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${
      games &&
      games.length > 0 &&
      html`<section class="panel stack">
        <h2>${text("custom-saved")}</h2>
        <ul class="custom-list">
          ${games.map((game) => html`<${Row} key=${game.id} game=${game} onGone=${load} />`)}
        </ul>
      </section>`
    }
    <section class="panel stack">
      <h2>${text("custom-new")}</h2>
      <p>${text("custom-new-text")}</p>
      <ul class="custom-starts">
        ${GAMES.map(
          (id) =>
            html`<li key=${id}>
              <a href=${address(`/own-games/new/${id}`)}
                ><${GamePicture} game=${id} /><b>${gameTitle(id)}</b></a
              >
            </li>`,
        )}
        <li>
          <a href=${address("/own-games/new")}
            ><${GamePicture} game="" /><b>${text("custom-from-simple")}</b></a
          >
        </li>
      </ul>
    </section>
  </main>`;
}

/** @param {{game: OwnGame, onGone: () => void}} props */
function Row({ game, onGone }) {
  const [asking, setAsking] = useState(false);
  const gone = async () => {
    try {
      await remove(`/own-games/${game.id}`);
      dropDraft(game.id);
      onGone();
    } catch (error) {
      note(problemText(error));
    }
    setAsking(false);
  };
  const play = () => openTable(game.description).catch((error) => note(problemText(error)));
  return html`<li>
    <a class="custom-game-name" href=${address(`/own-games/${game.id}`)}>
      <b>${game.title}</b><span class="quiet small">${dayAndTime(game.changed_at)}</span>
    </a>
    <span class="custom-row-tools">
      ${
        name.value &&
        html`<button class="button" type="button" onClick=${play}>
          <${Icon} name="play" /> ${text("custom-play")}
        </button>`
      }
      <button
        class="button round"
        type="button"
        aria-label=${text("custom-share-of", { title: game.title })}
        onClick=${async () => copy(await gameLink(game))}
      >
        <${Icon} name="share" />
      </button>
      <button
        class="button round"
        type="button"
        aria-label=${text("custom-delete-of", { title: game.title })}
        onClick=${() => setAsking(true)}
      >
        <${Icon} name="close" />
      </button>
    </span>
    ${
      asking &&
      html`<${Dialog}
        title=${text("custom-delete-sure", { title: game.title })}
        onClose=${() => setAsking(false)}
      >
        <p>${text("custom-delete-text")}</p>
        <div class="row">
          <button class="button main" type="button" onClick=${gone}>
            ${text("custom-delete")}
          </button>
          <button class="button" type="button" onClick=${() => setAsking(false)}>
            ${text("cancel")}
          </button>
        </div>
      <//>`
    }
  </li>`;
}
