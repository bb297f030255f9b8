/** The look back at a round: who moves up and why, and how everyone stands. */

import { classes, html } from "../../html.js";
import { Avatar } from "../../parts/avatar.js";
import { Dialog } from "../../parts/dialog.js";
import { levelWords } from "../../game/words/level_words.js";
import { parseLevel } from "../../game/levels.js";
import { text } from "../../texts.js";
import { Ladder } from "./ladder.js";
import { Stairs } from "./stairs.js";

/** What happens to a seat without its turn. */
const OTHERS_DO = ["turned_up", "drew", "moved_up", "opened", "gave"];

/** @import { Change, TableState } from "../../state/table.js" */

/**
 * @typedef {object} RoundEnd
 * @property {number} round
 * @property {number} ender
 * @property {{seat: number, from: number, to: number, why: "ended" | "laid_out" | "none"}[]} steps
 * @property {boolean} waited one's own turn never came
 */

/**
 * What a round brought, if it ended in what has just happened.
 *
 * @param {Change} change
 * @param {TableState} table
 * @returns {RoundEnd | null}
 */
export function roundEnd(change, table) {
  const ended = change.events.find((event) => event.what === "round_ended");
  const before = change.before;
  if (!ended || !before) return null;
  const steps = before.levels.map((from, seat) => {
    const up = change.events.find((event) => event.what === "moved_up" && event.seat === seat);
    const to = up ? up.place : from;
    /** @type {"ended" | "laid_out" | "none"} */
    const why = !up ? "none" : seat === ended.seat && to - from > 1 ? "ended" : "laid_out";
    return { seat, from, to, why };
  });
  const first = Math.max(table.you.value, 0);
  return {
    round: before.round,
    ender: ended.seat,
    waited: table.you.value >= 0 && !hadTurn(table),
    steps: [...steps.slice(first), ...steps.slice(0, first)],
  };
}

/** Has one done anything in this round, or been kept from it? @param {TableState} table */
function hadTurn(table) {
  const events = table.log.value.flatMap((change) => change.events);
  const dealt = events.findLastIndex(({ what }) => what === "dealt");
  if (dealt < 0) return true; // it is not known
  const own = events.slice(dealt + 1).filter(({ seat }) => seat === table.you.value);
  return own.some(({ what }) => !OTHERS_DO.includes(what));
}

/**
 * @typedef {object} Props
 * @property {TableState} table
 * @property {RoundEnd} end
 * @property {boolean} [keeps] what comes next is to choose the cards one keeps
 * @property {() => void} onGoOn
 * @property {() => void} [onClose] it is only put aside, to look at the table
 */

/** @param {Props} props */
export function RoundEndDialog(props) {
  const { end, table } = props;
  const mine = end.ender >= 0 && end.ender === table.you.value;
  return html`<${Dialog}
    title=${text(mine ? "round-yours" : "round-over", { n: end.round })}
    onClose=${props.onClose ?? props.onGoOn}
    class=${classes("round-end", mine && "yours")}
  >
    <${LookBack} ...${props} />
  <//>`;
}

/** @param {Props} props */
function LookBack({ table, end, keeps = false, onGoOn }) {
  const isYou = (/** @type {{seat: number}} */ { seat }) => seat === table.you.value;
  const you = end.steps.find(isYou);
  const levels = table.info.value?.levels[table.you.value] ?? [];
  const next = you ? levels[you.to - 1] : undefined;
  const asks = next ? levelWords(parseLevel(next)) : "";
  const count = Math.max(...(table.info.value?.levels ?? []).map((each) => each.length), 1);
  const climbers = end.steps
    .map((step) => ({ ...step, name: table.nameOf(step.seat), look: table.lookOf(step.seat) }))
    // Whoever looks at them stands in front.
    .toSorted((a, b) => Number(isYou(a)) - Number(isYou(b)) || a.seat - b.seat);
  return html`
    <p>${whoEnded(table, end)}${end.waited && ` ${text("round-no-turn")}`}</p>
    <${Stairs} count=${count} climbers=${climbers} />
    <ul class="steps">
      ${end.steps.map(
        (step) =>
          html`<li key=${step.seat} class=${classes(isYou(step) && "mine")}>
            <${Avatar} look=${table.lookOf(step.seat)} name=${table.nameOf(step.seat)} />
            <span class="step-who">
              <b>${isYou(step) ? text("you") : table.nameOf(step.seat)}</b>
              <span class="quiet small"
                >${text(`step-${step.why.replace("_", "-")}`, { who: isYou(step) ? "you" : "other" })}</span
              >
            </span>
            <${Ladder}
              count=${table.info.value?.levels[step.seat]?.length ?? 8}
              from=${step.from}
              at=${step.to}
            />
            <span class="step-gain">${step.to > step.from ? `+${step.to - step.from}` : "0"}</span>
          </li>`,
      )}
    </ul>
    ${asks && html`<p class="next-level">${text("your-next-level", { n: you?.to ?? 1, asks })}</p>`}
    <button class="button main big" type="button" autofocus onClick=${onGoOn}>
      ${text(keeps ? "choose-kept" : "go-on")}
    </button>
  `;
}

/**
 * @param {TableState} table
 * @param {RoundEnd} end
 */
function whoEnded(table, { ender, steps }) {
  if (ender < 0) {
    return text(steps.every((step) => step.why !== "none") ? "round-all-out" : "round-nobody-out");
  }
  if (ender !== table.you.value) return text("round-ended-by", { name: table.nameOf(ender) });
  const step = steps.find(({ seat }) => seat === ender);
  return text("round-yours-why", { n: step ? step.to - step.from : 0 });
}
