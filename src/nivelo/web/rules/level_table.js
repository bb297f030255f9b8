/** The levels of a game as the server knows them, side by side, and where they are known from. */

import { classes, html } from "../html.js";
import { levelWords } from "../game/words/level_words.js";
import { parseAsk } from "../game/levels.js";
import { sideWord } from "../game/words/setup_words.js";
import { address } from "../place.js";
import { text } from "../texts.js";

/** @import { GameInfo, LevelInfo } from "../protocol.js" */

/** The mark behind a level whose source is in doubt, and the note that explains it. */
const DOUBTS = Object.freeze({
  reconstructed: { mark: "*", note: "rules-reconstructed" },
  assumed: { mark: "†", note: "rules-assumed" },
});

/** @param {LevelInfo | undefined} level */
const doubt = (level) => DOUBTS[/** @type {keyof typeof DOUBTS} */ (level?.source ?? "")];

/** @param {{game: GameInfo}} props */
export function LevelTable({ game }) {
  const sides = Object.entries(game.sides);
  const numbers = Array.from({ length: sides[0]?.[1].length ?? 0 }, (_, i) => i);
  const all = sides.flatMap(([, levels]) => levels);
  const doubts = Object.values(DOUBTS).filter((each) => all.some((level) => doubt(level) === each));
  return html`
    ${sides.length > 1 && html`<p>${text("rules-levels-two")}</p>`}
    <table class=${classes("level-table", sides.length > 1 && "two-sides")}>
      <thead>
        <tr>
          <th scope="col">${text("rules-level")}</th>
          ${sides.map(([side]) => html`<th scope="col" key=${side}>${sides.length > 1 ? sideWord(side) : text("rules-h-groups")}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${numbers.map(
          (i) =>
            html`<tr key=${i} id=${`level-${i + 1}`}>
              <th scope="row">${i + 1}</th>
              ${sides.map(
                ([side, levels]) =>
                  html`<td key=${side} data-side=${sides.length > 1 ? sideWord(side) : undefined}>
                    <${Asked} level=${levels[i]} />
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    ${doubts.map(
      ({ mark, note }) =>
        html`<p class="small quiet" key=${note}>
          <span aria-hidden="true">${mark} </span>${text(note)}${" "}
          <a href=${address("/own-games")}>${text("rules-enter-card")}</a>.
        </p>`,
    )}
  `;
}

/** @param {{level: LevelInfo | undefined}} props */
function Asked({ level }) {
  if (!level) return null;
  const mark = doubt(level)?.mark;
  return html`${levelWords(level.groups.map(parseAsk))}${mark && html`<span class="quiet">${`\u00a0${mark}`}</span>`}`;
}
