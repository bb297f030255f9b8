/** Of a new table: time, pace, who begins, what is allowed, and what a rulebook leaves open. */

import { html } from "../html.js";
import { dealerOf, starterOf } from "../game/starter.js";
import { Choices, Switch } from "../parts/fields.js";
import { ALONE } from "../place.js";
import { text } from "../texts.js";

/** @import { GameInfo, Setup } from "../protocol.js" */

const TIMERS = [0, 30, 60, 120, 86_400];
const PACES = [400, 900, 1800];
const OPTIONS = ["wish_draw", "draw_two_last", "dead_round", "max_turns_per_round"];
/** How long a round may last: any number of turns is possible, but few are worth a choice. */
const ROUND_ENDS = ["0", "100", "200"];

/** Where a seat is, seen from the person's own. @param {number} seat @param {number} seats */
function placeWord(seat, seats) {
  if (seat === 0) return text("begins-me");
  const beside = seat === 1 ? "left" : seat === seats - 1 ? "right" : "farther";
  return text("begins-place", { place: seats === 2 ? "other" : beside, n: seat });
}

/**
 * @param {{
 *   game: GameInfo, setup: Partial<Setup>, seats: number, onSet: (part: Partial<Setup>) => void,
 * }} props
 */
export function Ways({ game, setup, seats, onSet }) {
  return html`<section class="panel stack">
    <${Choices}
      legend=${text("timer")}
      value=${`${setup.timer ?? 0}`}
      choices=${TIMERS.map((n) => [`${n}`, timerWord(n)])}
      onChange=${(/** @type {string} */ n) => onSet({ timer: Number(n) })}
    />
    <${Choices}
      legend=${text("pace")}
      value=${`${setup.pace ?? 900}`}
      choices=${PACES.map((n) => [`${n}`, text(`pace-${n}`)])}
      onChange=${(/** @type {string} */ n) => onSet({ pace: Number(n) })}
    />
    <${Choices}
      legend=${text("who-begins")}
      value=${`${starterOf({ ...setup, seats })}`}
      choices=${[
        ["-1", text("begins-by-lot")],
        ...Array.from({ length: seats }, (_, i) => [`${i}`, placeWord(i, seats)]),
      ]}
      onChange=${(/** @type {string} */ who) => onSet({ dealer: dealerOf(Number(who), seats) })}
    />
    <${Switch}
      label=${text("hints-allowed")}
      on=${setup.hints ?? true}
      onChange=${(/** @type {boolean} */ hints) => onSet({ hints })}
    />
    ${
      !ALONE &&
      html`<${Switch}
          label=${text("spectators-allowed")}
          on=${setup.spectators ?? true}
          onChange=${(/** @type {boolean} */ spectators) => onSet({ spectators })}
        />
        <${Switch}
          label=${text("listed")}
          note=${text("listed-note")}
          on=${setup.listed ?? false}
          onChange=${(/** @type {boolean} */ listed) => onSet({ listed })}
        />`
    }
    ${OPTIONS.filter((name) => name in game.options).map(
      (name) =>
        html`<${Choices}
          key=${name}
          legend=${text(`option-${name.replaceAll("_", "-")}`)}
          value=${setup.options?.[name] ?? game.options[name]?.[0] ?? ""}
          choices=${optionValues(game, name).map((value) => [value, text(`option-${name}-${value}`.replaceAll("_", "-"))])}
          onChange=${(/** @type {string} */ value) => onSet({ options: { ...setup.options, [name]: value } })}
        />`,
    )}
  </section>`;
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
