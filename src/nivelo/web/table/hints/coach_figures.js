/** The figures behind the coach's advice: chances, and what each move does. */

import { html } from "../../html.js";
import { Card } from "../../cards/draw.js";
import { comparison } from "../../game/compared.js";
import { moveWords, percent, tenths } from "../../game/words/move_words.js";
import { text } from "../../texts.js";

/** @import { CoachInfo, HintInfo, OpinionInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */

const MOST_ROWS = 12;

/** @param {{table: TableState, hint: HintInfo, coach: CoachInfo}} props */
export function CoachFigures({ table, hint, coach }) {
  const { chances, takes, discards, opinions } = coach;
  const any = [chances, takes, discards, opinions, Object.keys(hint.helps)];
  if (!any.some((each) => each.length)) return null;
  return html`<details class="coach-figures">
    <summary>${text("coach-figures")}</summary>
    <${Chances} coach=${coach} />
    <${Moves} table=${table} coach=${coach} />
    <${Helps} table=${table} hint=${hint} />
    <p class="quiet small">${text("coach-model")}</p>
  </details>`;
}

/** @param {{coach: CoachInfo}} props */
function Chances({ coach }) {
  if (!coach.chances.length) return null;
  return html`<h3>${text("coach-chances")}</h3>
    <ul class="chances">
      ${coach.chances.map(
        (each) =>
          html`<li key=${each.turns}>
            <span>${text("coach-turns", { n: each.turns })}</span>
            <meter min="0" max="1" value=${each.value} aria-hidden="true"></meter>
            <b>${text("coach-percent", { n: percent(each.value) })}</b>
            ${!each.exact && html`<span class="quiet small">${text("coach-between", { low: percent(each.low), high: percent(each.high) })}</span>`}
          </li>`,
      )}
    </ul>`;
}

/** What each move does to the level, and how often it wins. @param {{table: TableState, coach: CoachInfo}} props */
function Moves({ table, coach }) {
  const effects = [...coach.takes, ...coach.discards];
  const names = [...coach.opinions, ...effects].map((each) => each.move);
  const rows = [...new Set(names)].slice(0, MOST_ROWS).map((move) => ({
    move,
    effect: effects.find((each) => each.move === move),
    opinion: coach.opinions.find((each) => each.move === move),
  }));
  if (!rows.length) return null;
  return html`<h3>${text("coach-moves")}</h3>
    <div class="coach-table" role="region" tabindex="0" aria-label=${text("coach-moves")}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${
              effects.length > 0 &&
              html`<th scope="col">${text("coach-missing")}</th>
                <th scope="col">${text("coach-helping")}</th>`
            }
            ${coach.opinions.length > 0 && html`<th scope="col">${text("coach-wins")}</th>`}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ move, effect, opinion }) =>
              html`<tr key=${move} class=${move === coach.choice ? "advised" : ""}>
                <th scope="row">${moveWords(move, table)}</th>
                ${
                  effects.length > 0 &&
                  html`<td>${effect?.missing ?? ""}</td>
                    <td>${effect ? effect.helping : ""}</td>`
                }
                ${
                  coach.opinions.length > 0 &&
                  html`<td>${opinion && winsWords(opinion, coach.choice)}</td>`
                }
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** How often the choice wins; of the others, how they compare. @param {OpinionInfo} opinion @param {string} choice */
function winsWords(opinion, choice) {
  switch (comparison(opinion, choice)) {
    case "less":
      return text("coach-less", { n: tenths(opinion.behind?.value ?? 0) });
    case "as-good":
      return text("coach-as-good");
    case "":
      return "";
    default:
      return html`${text("coach-percent", { n: tenths(opinion.chance) })}${" "}
        <span class="quiet small">${text("coach-error", { n: tenths(2 * opinion.error) })}</span>`;
  }
}

/** @param {{table: TableState, hint: HintInfo}} props */
function Helps({ table, hint }) {
  const helps = Object.entries(hint.helps).toSorted((a, b) => b[1] - a[1]);
  const helping = helps.reduce((sum, [, count]) => sum + count, 0);
  if (!helps.length) return null;
  return html`<h3>${text("hint-helps", { n: helping, unseen: hint.unseen })}</h3>
    <ul class="helps" tabindex="0">
      ${helps.map(
        ([card, count]) =>
          html`<li key=${card}>
            <${Card} text=${card} deck=${table.deck.value} /><span
              aria-label=${text("hint-unseen", { n: count })}
              >× ${count}</span
            >
          </li>`,
      )}
    </ul>`;
}
