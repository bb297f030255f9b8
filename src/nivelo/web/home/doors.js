/** The two doors of the first page: against bots at once, or a table for friends. */

import { html, useState } from "../html.js";
import { botChoice, botName } from "../game/words/setup_words.js";
import {
  EASIEST,
  inviteFriends,
  lastSetup,
  playAlone,
  rememberSetup,
  setupOf,
} from "../state/tables.js";
import { ALONE } from "../place.js";
import { text } from "../texts.js";
import { Icon } from "../parts/icon.js";
import { problemText } from "../parts/problem.js";
import { SmallSpinner } from "../parts/spinner.js";

/** @import { OwnGame } from "../protocol.js" */

/** From those whom a beginner beats to those whom hardly anyone does. */
const STRENGTHS = ["beginner", "easy", "medium", "hard", "expert"];
const USUAL_OPPONENTS = 2;

/** @typedef {{game: string, description?: string}} Wanted */
/** @typedef {{opponents: number, strength: string}} Against */

/** A button that works once, and says what went wrong. @param {() => Promise<void>} work */
function useOnce(work) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return { problem, busy, act };
}

/** The bots to play against, before anything is chosen. @param {boolean} newcomer @returns {Against} */
export function usualBots(newcomer) {
  const last = lastSetup();
  return {
    opponents: (last.seats ?? USUAL_OPPONENTS + 1) - 1,
    strength: newcomer ? EASIEST : botChoice(last.bot).name,
  };
}

/**
 * As many bots as a game has room for.
 *
 * @param {Against} against
 * @param {[number, number]} players the fewest and the most
 * @returns {Against}
 */
export function withinPlayers(against, [least, most]) {
  return { ...against, opponents: Math.min(Math.max(against.opponents, least - 1), most - 1) };
}

/** What is to be played against whom. @param {Wanted} game @param {Against} against */
export function setupAgainst(game, { opponents, strength }) {
  const bot = botChoice({ name: strength });
  return { ...setupOf(game.game, game.description), seats: opponents + 1, bot };
}

/**
 * @param {{
 *   game: Wanted, players: [number, number], asking: boolean, newcomer: boolean,
 *   against: Against, onChange: (against: Against) => void,
 * }} props `asking`: it is not yet known how many can play
 */
export function PlayAlone({ game, players, asking, newcomer, against, onChange }) {
  const [least, most] = players;
  const { opponents, strength } = against;
  const { problem, busy, act } = useOnce(async () => {
    const setup = setupAgainst(game, against);
    rememberSetup({ ...lastSetup(), ...setup });
    await playAlone(setup, { first: newcomer });
  });
  const strengths = STRENGTHS.includes(strength) ? STRENGTHS : [...STRENGTHS, strength];
  return html`<section class="door">
    <button
      class=${newcomer ? "button big" : "button main big"}
      type="button"
      disabled=${busy || asking}
      onClick=${act}
    >
      ${busy ? html`<${SmallSpinner} />` : html`<${Icon} name="play" />`} ${text("play-alone")}
    </button>
    <div class="row">
      <select
        class="input"
        aria-label=${text("opponents")}
        onChange=${(/** @type {any} */ e) => onChange({ ...against, opponents: Number(e.currentTarget.value) })}
      >
        ${Array.from({ length: most - least + 1 }, (_, i) => least - 1 + i).map(
          (n) =>
            html`<option key=${n} value=${n} selected=${n === opponents}>
              ${text("against-bots", { n })}
            </option>`,
        )}
      </select>
      <select
        class="input"
        aria-label=${text("bot-strength")}
        onChange=${(/** @type {any} */ e) => onChange({ ...against, strength: e.currentTarget.value })}
      >
        ${strengths.map(
          (each) =>
            html`<option key=${each} value=${each} selected=${each === strength}>
              ${botName(each)}
            </option>`,
        )}
      </select>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </section>`;
}

/** @param {{game: Wanted, own: OwnGame | undefined, quiet: boolean}} props */
export function PlayWithFriends({ game, own, quiet }) {
  const { problem, busy, act } = useOnce(async () => {
    const setup = setupOf(game.game, own?.description);
    rememberSetup({ ...lastSetup(), ...setup });
    await inviteFriends(setup);
  });
  return html`<section class="door">
    <button
      class=${quiet ? "button big" : "button main big"}
      type="button"
      disabled=${busy}
      onClick=${act}
    >
      ${busy ? html`<${SmallSpinner} />` : html`<${Icon} name="people" />`}
      ${text("play-with-friends")}
    </button>
    <p class="quiet small">${ALONE ? text("alone-friends") : text("play-with-friends-note")}</p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </section>`;
}
