/** Setting up a table: game, seats, bots, level cards, and what else can be chosen. */

import { html, useEffect, useState } from "../html.js";
import { GAMES, botChoice, botName, gameTitle, sideWord } from "../game/words/setup_words.js";
import { levelWords } from "../game/words/level_words.js";
import { parseAsk } from "../game/levels.js";
import { dealerOf, starterOf } from "../game/starter.js";
import { Choices, Switch } from "../parts/fields.js";
import { GamePicture } from "../home/game_picture.js";
import { problemText } from "../parts/problem.js";
import { TopBar } from "../parts/top_bar.js";
import { ALONE } from "../place.js";
import { bots, games, loadGames } from "../state/games.js";
import {
  checkedGame,
  chosenAtHome,
  lastSetup,
  makeTable,
  ownGames,
  rememberSetup,
  setupOf,
} from "../state/tables.js";
import { text } from "../texts.js";

/** @import { GameInfo, OwnGame, Setup } from "../protocol.js" */

const TIMERS = [0, 30, 60, 120, 86_400];
const PACES = [400, 900, 1800];
const OPTIONS = ["wish_draw", "draw_two_last", "dead_round", "max_turns_per_round"];
/** How long a round may last: any number of turns is possible, but few are worth a choice. */
const ROUND_ENDS = ["0", "100", "200"];

export default function NewTableScreen() {
  useEffect(() => {
    loadGames();
  }, []);
  const all = games.value;
  const [setup, setSetup] = useState(
    /** @type {Partial<Setup>} */ (
      () => {
        const last = { ...lastSetup(), ...chosenAtHome.peek() };
        return { game: "level8-101", seats: 4, ...last, bot: botChoice(last.bot) };
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
  return html`<main class="screen">
    <${TopBar} title=${text("new-table")} />
    <fieldset class="game-cards">
      <legend class="silent">${text("which-game")}</legend>
      ${GAMES.map(
        (id) =>
          html`<label class="game-card" key=${id}>
            <input
              type="radio"
              name="game"
              value=${id}
              checked=${!setup.description && id === setup.game}
              onChange=${() =>
                setSetup({
                  ...fitting(
                    setup,
                    all.find((each) => each.id === id),
                  ),
                  ...setupOf(id),
                })}
            />
            <span>
              <${GamePicture} game=${id} />
              <span><b>${gameTitle(id)}</b><span class="small">${text(`line-${id}`)}</span></span>
            </span>
          </label>`,
      )}
      ${own.map(
        (each) =>
          html`<label class="game-card" key=${each.id}>
            <input
              type="radio"
              name="game"
              value=${`own-${each.id}`}
              checked=${each.description === setup.description}
              onChange=${() => chooseOwn(each)}
            />
            <span>
              <${GamePicture} game="" />
              <span><b>${each.title}</b><span class="small">${text("custom-game")}</span></span>
            </span>
          </label>`,
      )}
    </fieldset>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${game && html`<${Form} key=${game.id} game=${game} setup=${setup} onChange=${setSetup} />`}
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

/** Where a seat is, seen from the person's own. @param {number} seat @param {number} seats */
function placeWord(seat, seats) {
  if (seat === 0) return text("begins-me");
  const beside = seat === 1 ? "left" : seat === seats - 1 ? "right" : "farther";
  return text("begins-place", { place: seats === 2 ? "other" : beside, n: seat });
}

/**
 * @param {{game: GameInfo, setup: Partial<Setup>, onChange: (setup: Partial<Setup>) => void}} props
 */
function Form({ game, setup, onChange }) {
  const [problem, setProblem] = useState("");
  const [least, most] = game.players;
  const seats = setup.seats ?? 4;
  const [filled, setFilled] = useState(seats - 1);
  const others = Math.min(filled, seats - 1);
  const sides = Object.keys(game.sides);
  const side = setup.sides?.[0] ?? "one";
  /** @param {Partial<Setup>} part */
  const set = (part) => onChange({ ...setup, ...part });
  /** @param {number} from @param {number} to */
  const numbers = (from, to) =>
    Array.from(
      { length: to - from + 1 },
      (_, i) => /** @type {[string, any]} */ ([`${from + i}`, from + i]),
    );
  /** @param {boolean} begin */
  const make = async (begin) => {
    try {
      rememberSetup(setup);
      const taken = Object.fromEntries(
        Array.from({ length: others }, (_, i) => [seats - 1 - i, setup.bot ?? {}]),
      );
      await makeTable(setup, taken, { begin });
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return html`<div class="setup-columns">
    <section class="panel stack">
      <${Choices}
        legend=${text("seats")}
        value=${`${seats}`}
        choices=${numbers(least, most)}
        onChange=${(/** @type {string} */ n) =>
          set({
            seats: Number(n),
            sides: [side],
            dealer: dealerOf(starterOf(setup), Number(n)),
          })}
      />
      <${Choices}
        legend=${text("bots")}
        value=${`${others}`}
        choices=${numbers(0, seats - 1)}
        onChange=${(/** @type {string} */ n) => setFilled(Number(n))}
        note=${text("bots-note", { n: seats - 1 - others })}
      />
      ${
        bots.value.length > 1 &&
        html`<${Choices}
          legend=${text("bot-strength")}
          value=${setup.bot?.name ?? ""}
          choices=${bots.value.filter((name) => name !== "random").map((name) => [name, botName(name)])}
          onChange=${(/** @type {string} */ name) => set({ bot: botChoice({ name }) })}
        />`
      }
      ${
        sides.length > 1 &&
        html`<${Choices}
          legend=${text("level-card")}
          value=${side}
          choices=${sides.map((each) => [each, sideWord(each)])}
          onChange=${(/** @type {string} */ each) => set({ sides: [each] })}
          note=${text("level-card-note")}
        />`
      }
      ${
        game.mixes.length > 1 &&
        html`<${Choices}
          legend=${text("mix")}
          value=${setup.mix ?? "none"}
          choices=${game.mixes.map((mix) => [mix, text(`mix-${mix}`)])}
          onChange=${(/** @type {string} */ mix) => set({ mix })}
        />`
      }
      <details>
        <summary>${text("levels-shown")}</summary>
        <ol class="levels-shown">
          ${(game.sides[side] ?? []).map((level, i) => html`<li key=${i}><b>${i + 1}</b> ${levelWords(level.groups.map(parseAsk))}</li>`)}
        </ol>
      </details>
    </section>
    <section class="panel stack">
      <${Choices}
        legend=${text("timer")}
        value=${`${setup.timer ?? 0}`}
        choices=${TIMERS.map((n) => [`${n}`, timerWord(n)])}
        onChange=${(/** @type {string} */ n) => set({ timer: Number(n) })}
      />
      <${Choices}
        legend=${text("pace")}
        value=${`${setup.pace ?? 900}`}
        choices=${PACES.map((n) => [`${n}`, text(`pace-${n}`)])}
        onChange=${(/** @type {string} */ n) => set({ pace: Number(n) })}
      />
      <${Choices}
        legend=${text("who-begins")}
        value=${`${starterOf({ ...setup, seats })}`}
        choices=${[
          ["-1", text("begins-by-lot")],
          ...Array.from({ length: seats }, (_, i) => [`${i}`, placeWord(i, seats)]),
        ]}
        onChange=${(/** @type {string} */ who) => set({ dealer: dealerOf(Number(who), seats) })}
      />
      <${Switch}
        label=${text("hints-allowed")}
        on=${setup.hints ?? true}
        onChange=${(/** @type {boolean} */ hints) => set({ hints })}
      />
      ${
        !ALONE &&
        html`<${Switch}
            label=${text("spectators-allowed")}
            on=${setup.spectators ?? true}
            onChange=${(/** @type {boolean} */ spectators) => set({ spectators })}
          />
          <${Switch}
            label=${text("listed")}
            note=${text("listed-note")}
            on=${setup.listed ?? false}
            onChange=${(/** @type {boolean} */ listed) => set({ listed })}
          />`
      }
      ${OPTIONS.filter((name) => name in game.options).map(
        (name) =>
          html`<${Choices}
            key=${name}
            legend=${text(`option-${name.replaceAll("_", "-")}`)}
            value=${setup.options?.[name] ?? game.options[name]?.[0] ?? ""}
            choices=${optionValues(game, name).map((value) => [value, text(`option-${name}-${value}`.replaceAll("_", "-"))])}
            onChange=${(/** @type {string} */ value) => set({ options: { ...setup.options, [name]: value } })}
          />`,
      )}
    </section>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row setup-go">
      <button class="button main big" type="button" onClick=${() => make(others === seats - 1)}>
        ${text(others === seats - 1 ? "start" : "open-table")}
      </button>
    </div>
  </div>`;
}

/** @param {GameInfo} game @param {string} name */
function optionValues(game, name) {
  return name === "max_turns_per_round" ? ROUND_ENDS : (game.options[name] ?? []);
}

/** @param {number} seconds */
function timerWord(seconds) {
  if (!seconds) return text("timer-off");
  return seconds >= 86_400 ? text("timer-day") : text("timer-seconds", { n: seconds });
}
