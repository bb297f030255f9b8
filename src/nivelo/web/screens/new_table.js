/** Setting up a table: game, seats, bots, level cards, and what else can be chosen. */

import { html, useEffect, useState } from "../html.js";
import { dealerOf, starterOf } from "../game/starter.js";
import { botChoice } from "../game/words/setup_words.js";
import { problemText } from "../parts/problem.js";
import { TopBar } from "../parts/top_bar.js";
import { GameCards } from "../setup/game_cards.js";
import { SetupForm } from "../setup/setup_form.js";
import { games, loadGames } from "../state/games.js";
import {
  EASIEST,
  checkedGame,
  chosenAtHome,
  isNewcomer,
  lastSetup,
  ownGames,
  setupOf,
} from "../state/tables.js";
import { text } from "../texts.js";

/** @import { GameInfo, OwnGame, Setup } from "../protocol.js" */

export default function NewTableScreen() {
  useEffect(() => {
    loadGames();
  }, []);
  const all = games.value;
  const [setup, setSetup] = useState(
    /** @type {Partial<Setup>} */ (
      () => {
        const last = { ...lastSetup(), ...chosenAtHome.peek() };
        const bot = last.bot ?? (isNewcomer() ? { name: EASIEST } : undefined);
        return { game: "level8-101", seats: 3, ...last, bot: botChoice(bot) };
      }
    ),
  );
  const [own, setOwn] = useState(/** @type {OwnGame[]} */ ([]));
  const [custom, setCustom] = useState(/** @type {GameInfo | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    // Without the list of custom games there are still the five.
    ownGames().then(setOwn, () => {});
    if (setup.description) {
      checkedGame(setup.description).then(
        (info) => {
          setCustom(info);
          setSetup(fitting(setup, info));
        },
        () => setSetup({ ...setup, ...setupOf("") }),
      );
    }
  }, []);
  const game = setup.description ? custom : (all.find((each) => each.id === setup.game) ?? all[1]);
  /** @param {OwnGame} wanted */
  const chooseOwn = async (wanted) => {
    try {
      const info = await checkedGame(wanted.description);
      setCustom(info);
      setSetup({ ...fitting(setup, info), ...setupOf(info.id, wanted.description) });
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  /** @param {string} id */
  const choose = (id) => {
    const info = all.find((each) => each.id === id);
    setSetup({ ...fitting(setup, info), ...setupOf(id) });
  };
  return html`<main class="screen">
    <${TopBar} title=${text("new-table")} />
    <${GameCards} setup=${setup} own=${own} onChoose=${choose} onChooseOwn=${chooseOwn} />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${game && html`<${SetupForm} key=${game.id} game=${game} setup=${setup} onChange=${setSetup} />`}
  </main>`;
}

/**
 * The setup with as many seats as another game has.
 *
 * @param {Partial<Setup>} setup
 * @param {GameInfo} [game]
 */
function fitting(setup, game) {
  const [least = 2, most = 6] = game?.players ?? [];
  const seats = Math.min(Math.max(setup.seats ?? 4, least), most);
  return { ...setup, seats, dealer: dealerOf(starterOf(setup), seats) };
}
