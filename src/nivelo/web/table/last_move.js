/**
 * One line about the last move. It stays until the next one; the turn can be seen again, and what is
 * still to be shown can be skipped.
 */

import { html, signal, useMemo } from "../html.js";
import { tell } from "../game/words/telling.js";
import { Icon } from "../parts/icon.js";
import { language, text } from "../texts.js";

/** @import { LiveTable } from "../state/live_table.js" */

/** Is the last turn being seen again? */
export const seeing = signal(false);

/** What says nothing about a move. */
const ASIDE = ["dealt", "turned_up", "renewed", "moved_up", "turn"];
const FAR_ENOUGH = 12; // how far back one looks for it

/** @param {LiveTable} table */
function lastLine(table) {
  for (const change of table.log.value.slice(-FAR_ENOUGH).toReversed()) {
    const line = tell(change.events, table, change)
      .filter(({ what }) => !ASIDE.includes(what))
      .at(-1);
    if (line) return line;
  }
  return null;
}

/** What there is to tell of the last move, if anything. @param {LiveTable} table */
export function useLastLine(table) {
  return useMemo(() => lastLine(table), [table.log.value, language.value, table.game.value]);
}

/**
 * @param {{
 *   table: LiveTable,
 *   line: ReturnType<typeof lastLine>,
 *   onSkip: () => void,
 *   onAgain: (() => void) | null,
 * }} props without `onAgain` nothing can be seen again now
 */
export function LastMove({ table, line, onSkip, onAgain }) {
  const skips = table.playback.waiting.value > 0 || seeing.value;
  const again = !skips && onAgain && table.lastTurn.value.length > 0;
  return html`<div class="last-move" data-slot="last-move">
    <p aria-hidden="true" key=${line?.words}>
      ${line && line.seat >= 0 && html`<span class=${`dot ${table.colourOf(line.seat)}`}></span>`}${line?.shown}
    </p>
    ${
      (skips || again) &&
      html`<button
        class="button plain round"
        type="button"
        aria-label=${text(skips ? "skip-moves" : "see-again")}
        title=${text(skips ? "skip-moves" : "see-again")}
        onClick=${skips ? onSkip : onAgain}
      >
        <${Icon} name=${skips ? "skip" : "again"} />
      </button>`
    }
  </div>`;
}
