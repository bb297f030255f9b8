/** A hint: what is missing, what helps and how many such cards nobody has seen yet. */

import { html, useEffect, useState } from "../html.js";
import { Card, CardChip } from "../cards/draw.js";
import { levelWords, parseAsk } from "../game/levels.js";
import { parseMove } from "../game/moves.js";
import { Dialog } from "../parts/dialog.js";
import { problemText } from "../parts/problem.js";
import { rich, text } from "../texts.js";

/** @import { HintInfo } from "../protocol.js" */
/** @import { TableState } from "../state/table.js" */

/** @param {{table: TableState, onClose: () => void}} props */
export function HintSheet({ table, onClose }) {
  const [hint, setHint] = useState(/** @type {HintInfo | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    table.do({ type: "hint" }).then(
      (answer) => setHint(answer.hint),
      (error) => setProblem(problemText(error)),
    );
  }, []);
  return html`<${Dialog} title=${text("hint")} onClose=${onClose}>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${hint && html`<${HintBody} table=${table} hint=${hint} />`}
  <//>`;
}

/** @param {{table: TableState, hint: HintInfo}} props */
function HintBody({ table, hint }) {
  const deck = table.deck.value;
  const out = table.open.value?.laid_out[table.you.value];
  const helps = Object.entries(hint.helps).toSorted((a, b) => b[1] - a[1]);
  const helping = helps.reduce((sum, [, count]) => sum + count, 0);
  return html`
    ${
      !out &&
      html`<p>
          <b>${text("level-n", { n: hint.level })}</b> ${levelWords(hint.asks.map(parseAsk))}
        </p>
        <p>
          ${hint.missing === 0 ? text("hint-complete") : text("hint-missing", { n: hint.missing })}
        </p>`
    }
    ${
      helps.length > 0 &&
      html`<p>${text("hint-helps", { n: helping, unseen: hint.unseen })}</p>
        <ul class="helps" tabindex="0">
          ${helps.map(
            ([card, count]) =>
              html`<li key=${card}>
                <${Card} text=${card} deck=${deck} /><span
                  aria-label=${text("hint-unseen", { n: count })}
                  >× ${count}</span
                >
              </li>`,
          )}
        </ul>`
    }
    ${hint.suggestion && html`<p class="suggestion">${suggestion(hint.suggestion, table)}</p>`}
  `;
}

/** A move in words. @param {string} written @param {TableState} table */
function suggestion(written, table) {
  const move = parseMove(written);
  const top = move.kind === "pile" ? table.open.value?.piles[move.place]?.at(-1) : move.card;
  const card = html`<${CardChip} text=${top || "?"} deck=${table.deck.value} />`;
  const common = table.open.value?.piles.length === 1;
  return rich("suggest", {
    kind: move.kind,
    card,
    name:
      move.place >= 0 && !common
        ? table.nameOf(move.place % (table.info.value?.seats.length ?? 1))
        : "",
    whose: common ? "common" : move.place === table.you.value ? "yours" : "other",
    at: move.kind === "play" && move.place >= 0 ? "seat" : "none",
    number: move.place + 1,
  });
}
