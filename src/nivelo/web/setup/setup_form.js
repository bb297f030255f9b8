/** What is chosen for a new table once its game is known, and opening it. */

import { html, useState } from "../html.js";
import { problemText } from "../parts/problem.js";
import { makeTable, rememberSetup } from "../state/tables.js";
import { text } from "../texts.js";
import { People } from "./people.js";
import { Ways } from "./ways.js";

/** @import { GameInfo, Setup } from "../protocol.js" */

/**
 * @param {{game: GameInfo, setup: Partial<Setup>, onChange: (setup: Partial<Setup>) => void}} props
 */
export function SetupForm({ game, setup, onChange }) {
  const [problem, setProblem] = useState("");
  const seats = setup.seats ?? 4;
  const [filled, setFilled] = useState(seats - 1);
  const others = Math.min(filled, seats - 1);
  const last = setup.description ? 0 : shortOf(game);
  const [short, setShort] = useState(false);
  /** @param {Partial<Setup>} part */
  const set = (part) => onChange({ ...setup, ...part });
  /** @param {boolean} begin */
  const make = async (begin) => {
    try {
      rememberSetup(setup);
      const taken = Object.fromEntries(
        Array.from({ length: others }, (_, i) => [seats - 1 - i, setup.bot ?? {}]),
      );
      const description = short && last ? await describeShort(game, last) : setup.description;
      await makeTable({ ...setup, ...(description && { description }) }, taken, { begin });
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return html`<div class="setup-columns">
      <${People}
        game=${game}
        setup=${setup}
        seats=${seats}
        others=${others}
        onSet=${set}
        onOthers=${setFilled}
        last=${last}
        short=${short}
        onShort=${setShort}
      />
      <${Ways} game=${game} setup=${setup} seats=${seats} onSet=${set} />
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div class="row setup-go">
      <button class="button main big" type="button" onClick=${() => make(others === seats - 1)}>
        ${text(others === seats - 1 ? "start" : "open-table")}
      </button>
    </div>`;
}

/** The level with which a short game ends: that in the middle. @param {GameInfo} game */
function shortOf(game) {
  return Math.floor(Math.min(...Object.values(game.sides).map((levels) => levels.length)) / 2);
}

/** What it takes is fetched only by those who want one. @param {GameInfo} game @param {number} last */
async function describeShort(game, last) {
  const { shortDescription } = await import("../custom_games/short_game.js");
  return shortDescription(game.id, last);
}
