/** Why the coach says so: what is missing, what a move does to it, and the figures behind it. */

import { html } from "../../html.js";
import { levelWords } from "../../game/words/level_words.js";
import { parseAsk } from "../../game/levels.js";
import { layOutWords, moveWords, percent, tenths } from "../../game/words/move_words.js";
import { Dialog } from "../../parts/dialog.js";
import { rich, text } from "../../texts.js";
import { CoachFigures } from "./coach_figures.js";
import { advisedWords, lacksWords, reasonWords, soonWords } from "./reason.js";

/** @import { CoachInfo, HintInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */
/** @import { Play } from "../play.js" */

/**
 * @param {{play: Play, hint: HintInfo, coach: CoachInfo, asked: string, onClose: () => void}} props
 *   `asked`: the move that the person has in mind, if any
 */
export function HintSheet({ play, hint, coach, asked, onClose }) {
  const { table } = play;
  return html`<${Dialog} title=${text("hint")} onClose=${onClose}>
    <div class="coach">
      <${Lacks} table=${table} hint=${hint} />
      <${Advice} table=${table} hint=${hint} coach=${coach} asked=${asked} />
      <${CoachFigures} table=${table} hint=${hint} coach=${coach} />
    </div>
  <//>`;
}

/** @param {{table: TableState, hint: HintInfo}} props */
function Lacks({ table, hint }) {
  if (table.open.value?.laid_out[table.you.value]) return null;
  return html`<p>
    <b>${text("level-n", { n: hint.level })}</b> ${levelWords(hint.asks.map(parseAsk))}
    <br />
    ${lacksWords(hint, table.isMyMove.value ? (table.open.value?.decision ?? "") : "")}
  </p>`;
}

/** @param {{table: TableState, hint: HintInfo, coach: CoachInfo, asked: string}} props */
function Advice({ table, hint, coach, asked }) {
  const first = coach.choice;
  const wins = coach.going_out?.wins;
  return html`
    ${wins && html`<${GoingOut} table=${table} coach=${coach} />`}
    ${
      first &&
      !wins &&
      html`<div class="suggestion">
        <p><b>${advisedWords(coach, table)}</b></p>
        <p>${reasonWords(hint, coach, table) || estimate(first, coach)}</p>
      </div>`
    }
    ${!wins && coach.going_out && html`<${GoingOut} table=${table} coach=${coach} />`}
    ${asked && asked !== first && coach.gain && html`<p>${idea(table, coach, asked)}</p>`}
    ${!first && coach.chances[0] && hint.missing > 0 && html`<p>${soonWords(hint, coach)}</p>`}
  `;
}

/** Where no fact speaks for the move. @param {string} move @param {CoachInfo} coach */
function estimate(move, coach) {
  const opinion = coach.opinions.find((each) => each.move === move);
  return opinion ? text("coach-wins-so", { n: percent(opinion.chance) }) : "";
}

/** What the person's own idea costs. @param {TableState} table @param {CoachInfo} coach @param {string} asked */
function idea(table, coach, asked) {
  const { value, low, high } = coach.gain ?? { value: 0, low: 0, high: 0 };
  if (low <= 0) {
    return rich("coach-idea-good", { move: html`<span>${moveWords(asked, table)}</span>` });
  }
  return rich("coach-idea-worse", {
    move: html`<span>${moveWords(asked, table)}</span>`,
    n: tenths(value),
    low: tenths(low),
    high: tenths(high),
  });
}

/** @param {{table: TableState, coach: CoachInfo}} props */
function GoingOut({ table, coach }) {
  const way = coach.going_out;
  if (!way) return null;
  const groups = [...(table.open.value?.groups ?? []), ...way.layout];
  const steps = way.moves.map((move) => moveWords(move, table, { groups }));
  if (way.layout.length) steps.unshift(layOutWords(way.layout, table));
  if (way.take) steps.unshift(moveWords(way.take, table));
  return html`<div class="going-out">
    <p><b>${text(wayTitle(coach))}</b></p>
    <ol>
      ${steps.map((words, i) => html`<li key=${i}>${words}</li>`)}
    </ol>
  </div>`;
}

/** The way out may be what is advised, or only one more thing to know. @param {CoachInfo} coach */
function wayTitle({ going_out, why }) {
  if (going_out?.wins) return "coach-winning";
  return why?.code === "ends-round" ? "coach-going-out" : "coach-going-out-too";
}
