/** Below the hand: one's own level, and what helps with the hand: sorting, a hint, taking back. */

import { html } from "../../html.js";
import { levelWords } from "../../game/level_words.js";
import { Control } from "../../parts/control.js";
import { Icon } from "../../parts/icon.js";
import { sortMode } from "../../state/settings.js";
import { text } from "../../texts.js";
import { Ladder } from "../endings/ladder.js";
import { Front, lastLevel } from "../seats.js";
import { whyNotLayOut } from "../why.js";

/** @import { Play } from "../play.js" */
/** @import { SortMode } from "../../state/settings.js" */

/** @type {SortMode[]} */
const MODES = ["value", "colour", "level", "hand"];

/** @param {{play: Play, onHint: () => void, onLevel: () => void}} props */
export function Toolbar({ play, onHint, onLevel }) {
  const table = play.table;
  const own = table.own.value;
  const hints = table.info.value?.setup.hints ?? false;
  const next = MODES[(MODES.indexOf(sortMode.value) + 1) % MODES.length] ?? "value";
  return html`<div class="toolbar">
    <${OwnLevel} play=${play} onLevel=${onLevel} />
    <div class="tools">
      ${
        own?.undo &&
        html`<button
          class="button round"
          type="button"
          aria-label=${text("undo")}
          title=${text("undo")}
          onClick=${() => play.undo()}
        >
          <${Icon} name="undo" />
        </button>`
      }
      <button
        class="button sort"
        type="button"
        aria-label=${text("sort-words", { by: sortMode.value, next })}
        title=${text("sort-words", { by: sortMode.value, next })}
        onClick=${() => (sortMode.value = next)}
      >
        <${Icon} name="sort" /><span aria-hidden="true"
          >${text("sort-by", { by: sortMode.value })}</span
        >
      </button>
      ${
        hints &&
        html`<button
          class="button round"
          type="button"
          aria-label=${text("hint")}
          title=${text("hint")}
          onClick=${onHint}
        >
          <${Icon} name="hint" />
        </button>`
      }
    </div>
  </div>`;
}

/** @param {{play: Play, onLevel: () => void}} props */
function OwnLevel({ play, onLevel }) {
  const table = play.table;
  const open = table.open.value;
  const you = table.you.value;
  if (!open || you < 0) return null;
  const count = lastLevel(table, you);
  const level = Math.min(open.levels[you] ?? 1, count);
  const laidOut = open.laid_out[you];
  const can = table.legal.value.has("lay_out");
  return html`<div class="own-level">
    <button type="button" class="own-level-words" onClick=${onLevel}>
      <span class="own-level-head"
        ><b aria-hidden="true">${text("level-n", { n: level })}</b
        ><${Ladder} count=${count} at=${open.levels[you] ?? 1}
      /></span>
      <span class="small"
        >${laidOut ? html`<${Icon} name="check" /> ${text("laid-out")}` : levelWords(table.asks.value)}</span
      >
    </button>
    <${Front} table=${table} seat=${you} />
    ${
      !laidOut &&
      !can &&
      html`<${Control}
        class="button lay-out"
        can=${false}
        why=${whyNotLayOut(table)}
        onAct=${() => {}}
        >${text("lay-out")}<//
      >`
    }
  </div>`;
}
