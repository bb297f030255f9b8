/** The first page: two doors, alone and with friends, and ways to everything else. */

import { classes, html, useEffect, useState } from "../html.js";
import { gameTitle } from "../game/words/setup_words.js";
import { Brand } from "../parts/brand.js";
import {
  AboutGame,
  CustomGame,
  GAMES,
  GameTile,
  gameChoice,
  useCustomGame,
} from "../home/game_choice.js";
import { Icon } from "../parts/icon.js";
import { JoinForm } from "../home/join_form.js";
import {
  PlayAlone,
  PlayWithFriends,
  setupAgainst,
  usualBots,
  withinPlayers,
} from "../home/doors.js";
import { TableList, lastCount, takeSeat } from "../home/table_list.js";
import { useTitle } from "../parts/top_bar.js";
import { AloneNote } from "../local/alone.js";
import { forgets } from "../local/device.js";
import { NetworkGone, OnThisDevice } from "../local/on_device.js";
import { ALONE, address } from "../place.js";
import { name } from "../state/person.js";
import { store, stored } from "../state/stored.js";
import {
  chosenAtHome,
  isNewcomer,
  lastSetup,
  lobbyTables,
  myTables,
  ownGames,
  playersOf,
} from "../state/tables.js";
import { text } from "../texts.js";

/** @import { OwnGame, TableFound } from "../protocol.js" */

/** Where else one can go: address, icon, text. @type {[string, string, string][]} */
const WAYS = [
  ["/rules", "book", "rules"],
  ["/tutorial", "help", "learn"],
  ["/own-games", "pencil", "own-games"],
  ["/history", "film", "my-games"],
  ["/statistics", "chart", "statistics"],
];

const DAY = 24 * 60 * 60 * 1000; // milliseconds
const LAST_LEFT = "nivelo-last-left";
const RUNNING = ["playing", "paused"];
const UNREACHABLE = ["connection/none", "local/failed"];

export default function HomeScreen() {
  useTitle("");
  // On a device the list comes when Python has started; nothing must move under a finger by then.
  const [mine, setMine] = useState(
    /** @type {TableFound[]} */ (ALONE ? (stored(LAST_LEFT).tables ?? []) : []),
  );
  const [lobby, setLobby] = useState(/** @type {TableFound[] | null} */ (null));
  const [gone, setGone] = useState(false);
  const newcomer = isNewcomer();
  return html`<div class="screen home">
    <header class="topbar spread">
      <${Brand} href=${address("/")} />
      <a
        class="button plain"
        href=${address("/settings")}
        aria-label=${text("settings-of", { name: name.value ?? "" })}
      >
        <bdi class="own-name">${name.value}</bdi><${Icon} name="settings" />
      </a>
    </header>
    <main class="stack home-main">
      ${gone && html`<${NetworkGone} />`}
      ${forgets.value && html`<p class="panel" role="status">${text("device-forgets")}</p>`}
      <${GoOn} tables=${mine} />
      ${newcomer && html`<${Welcome} />`}
      <${Doors} newcomer=${newcomer} />
      <div class="home-columns">
        ${
          ALONE
            ? !forgets.value && html`<${AloneNote} />`
            : html`<section class="panel stack">
                <h2>${text("join")}</h2>
                <${JoinForm} />
              </section>`
        }
        <section class="panel stack">
          <h2>${text("my-tables")}</h2>
          <${TableList}
            list="mine"
            load=${myTables}
            onLoad=${(/** @type {TableFound[]} */ tables) => {
              setMine(tables);
              if (ALONE) store(LAST_LEFT, { tables: [tableToGoOn(tables) ?? []].flat() });
              setGone(false);
            }}
            onFail=${(/** @type {string} */ code) => setGone(UNREACHABLE.includes(code))}
            empty=${text("no-tables")}
            most=${4}
            more="/tables"
          />
        </section>
        ${
          !ALONE &&
          html`<section class="panel stack" hidden=${!(lobby?.length ?? lastCount("lobby"))}>
            <h2>${text("lobby")}</h2>
            <${TableList}
              list="lobby"
              load=${lobbyTables}
              onLoad=${setLobby}
              empty=${text("lobby-empty")}
              most=${4}
              more="/lobby"
            />
          </section>`
        }
        ${!ALONE && html`<${OnThisDevice} />`}
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

/**
 * A table that waits for this person comes before everything else, and so does one at which they
 * play or have just played. On a device no table goes on by itself: it is the one they left last.
 *
 * @param {TableFound[]} tables
 */
function tableToGoOn(tables) {
  if (ALONE) return tables.find(({ status }) => RUNNING.includes(status));
  return (
    tables.find((each) => each.your_turn) ??
    tables.find(
      ({ status, changed_at }) => RUNNING.includes(status) && changed_at > Date.now() - DAY,
    )
  );
}

/** @param {{tables: TableFound[]}} props */
function GoOn({ tables }) {
  const table = tableToGoOn(tables);
  if (!table) return null;
  const others = table.names.filter((each) => each && each !== name.value);
  const words = table.your_turn
    ? "your-turn-continue"
    : table.left
      ? "come-back-here"
      : "continue-game";
  return html`<a
    class=${classes("button", "big", "go-on", (table.your_turn || ALONE) && "main")}
    href=${address(`/t/${table.id}`)}
    onClick=${table.left ? (/** @type {MouseEvent} */ event) => takeSeat(event, table.id) : undefined}
  >
    <${Icon} name="play" />
    <span
      >${text(words)}<small
        >${[gameTitle(table.game, table.title), ...others].join(" · ")}</small
      ></span
    >
  </a>`;
}

/** For whoever has never played: the way in. */
function Welcome() {
  return html`<section class="panel stack hero">
    <h1>${text("welcome", { name: name.value ?? "" })}</h1>
    <p>${text("welcome-text")}</p>
    <a class="button main big" href=${address("/tutorial")}
      ><${Icon} name="play" /> <span>${text("learn")}<small>${text("learn-note")}</small></span></a
    >
  </section>`;
}

/** Which game, and with whom. @param {{newcomer: boolean}} props */
function Doors({ newcomer }) {
  const [own, setOwn] = useState(/** @type {OwnGame[]} */ ([]));
  const [wanted, setWanted] = useState(() => gameChoice(lastSetup()));
  const [asked, setAsked] = useState(() => usualBots(newcomer));
  useEffect(() => {
    // Without the list of custom games there are still the five.
    ownGames().then(setOwn, () => {});
  }, []);
  const chosen = own.find((game) => game.description === wanted.description);
  const game = chosen || !wanted.description ? wanted : gameChoice({});
  const custom = useCustomGame(chosen);
  const players = custom?.players ?? playersOf(game.game);
  const against = withinPlayers(asked, players);
  return html`<section class="panel stack hero">
    ${newcomer ? html`<h2>${text("home-already")}</h2>` : html`<h1>${text("home-title")}</h1>`}
    <fieldset>
      <legend class="silent">${text("which-game")}</legend>
      <div class="game-choice">
        ${GAMES.map(
          (id) =>
            html`<${GameTile}
              key=${id}
              game=${id}
              title=${gameTitle(id)}
              chosen=${!game.description && id === game.game}
              onChoose=${() => setWanted({ game: id })}
            />`,
        )}
        ${own.map(
          (each) =>
            html`<${CustomGame}
              key=${each.id}
              own=${each}
              chosen=${each === chosen}
              onChoose=${() => setWanted({ game: each.id, description: each.description })}
            />`,
        )}
      </div>
      <${AboutGame} game=${game.game} custom=${custom} />
    </fieldset>
    <div class="doors">
      <${PlayAlone}
        game=${game}
        players=${players}
        asking=${chosen !== undefined && custom === undefined}
        newcomer=${newcomer}
        against=${against}
        onChange=${setAsked}
      />
      <${PlayWithFriends} game=${game} own=${chosen} quiet=${newcomer} />
    </div>
    <a
      class="button plain"
      href=${address("/new")}
      onClick=${() => (chosenAtHome.value = setupAgainst(game, against))}
      ><${Icon} name="settings" /> ${text("more-choices")}</a
    >
  </section>`;
}
