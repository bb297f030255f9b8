/** The first page: play at once, and ways to everything else. */

import { html, useState } from "../html.js";
import { GAMES, gameTitle } from "../game/setup_words.js";
import { Brand } from "../parts/brand.js";
import { GamePicture } from "../parts/game_picture.js";
import { Icon } from "../parts/icon.js";
import { JoinForm } from "../parts/join_form.js";
import { problemText } from "../parts/problem.js";
import { TableList } from "../parts/table_list.js";
import { useTitle } from "../parts/top_bar.js";
import { ALONE, address } from "../place.js";
import { name } from "../state/person.js";
import { lastSetup, lobbyTables, myTables, playNow, rememberSetup } from "../state/tables.js";
import { text } from "../texts.js";

/** @import { TableFound } from "../protocol.js" */

/** Where else one can go: address, icon, text. @type {[string, string, string][]} */
const WAYS = [
  ["/rules", "book", "rules"],
  ["/own-games", "pencil", "own-games"],
  ["/history", "film", "my-games"],
  ["/statistics", "chart", "statistics"],
];

const local = ALONE ? await import("../local/alone.js") : null;

export default function HomeScreen() {
  useTitle("");
  const [game, setGame] = useState(() => known(lastSetup().game));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [mine, setMine] = useState(/** @type {TableFound[]} */ ([]));
  const waiting = mine.find((table) => table.your_turn);
  const play = async () => {
    setBusy(true);
    try {
      rememberSetup({ ...lastSetup(), game });
      await playNow(game);
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return html`<div class="screen home">
    <header class="topbar spread">
      <${Brand} href=${address("/")} />
      <a
        class="button plain"
        href=${address("/settings")}
        aria-label=${text("settings-of", { name: name.value ?? "" })}
      >
        <span class="own-name">${name.value}</span><${Icon} name="settings" />
      </a>
    </header>
    <main class="stack home-main">
      ${
        waiting &&
        html`<a class="button main big go-on" href=${address(`/t/${waiting.id}`)}>
          <${Icon} name="play" />
          <span
            >${text("your-turn")}<small
              >${[gameTitle(waiting.game, waiting.title), ...waiting.names.filter(Boolean)].join(" · ")}</small
            ></span
          >
        </a>`
      }
      <section class="hero panel">
        <h1>${text("home-title")}</h1>
        <fieldset>
          <legend class="silent">${text("which-game")}</legend>
          <div class="game-choice">
            ${GAMES.map(
              (id) =>
                html`<label key=${id} class="game-tile">
                  <input
                    type="radio"
                    name="game"
                    value=${id}
                    checked=${id === game}
                    onChange=${() => setGame(id)}
                  />
                  <span><${GamePicture} game=${id} /><b>${gameTitle(id)}</b></span>
                </label>`,
            )}
          </div>
        </fieldset>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        <div class="hero-buttons">
          <button class="button main big" type="button" disabled=${busy} onClick=${play}>
            <${Icon} name="play" />
            <span>${text("play-now")}<small>${text("play-now-note")}</small></span>
          </button>
          <a class="button big" href=${address("/new")}
            ><${Icon} name="people" /> ${text("new-table")}</a
          >
        </div>
        <p>
          <a class="button plain" href=${address("/tutorial")}
            ><${Icon} name="help" /> ${text("new-here")}</a
          >
        </p>
      </section>
      <div class="home-columns">
        ${
          local
            ? html`<${local.AloneNote} />`
            : html`<section class="panel stack">
                <h2>${text("join")}</h2>
                <${JoinForm} />
              </section>`
        }
        <section class="panel stack">
          <h2>${text("my-tables")}</h2>
          <${TableList}
            load=${myTables}
            onLoad=${setMine}
            empty=${text("no-tables")}
            most=${4}
            more="/tables"
          />
        </section>
        ${
          !local &&
          html`<section class="panel stack">
            <h2>${text("lobby")}</h2>
            <${TableList}
              load=${lobbyTables}
              empty=${text("lobby-empty")}
              most=${4}
              more="/lobby"
            />
          </section>`
        }
        <nav class="panel ways" aria-label=${text("more")}>
          ${WAYS.map(
            ([path, icon, id]) =>
              html`<a class="button plain" key=${path} href=${address(path)}
                ><${Icon} name=${icon} /> ${text(id)}</a
              >`,
          )}
        </nav>
      </div>
    </main>
  </div>`;
}

/** @param {string | undefined} game */
function known(game) {
  return game && GAMES.includes(game) ? game : "level8-101";
}
