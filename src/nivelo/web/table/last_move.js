/**
 * One line about the last move. It stays until the next one; the turn can be seen again, and what is
 * still to be shown can be skipped.
 */

import { html, signal, useMemo } from "../html.js";
import { CARD_BY_CARD, tell } from "../game/words/telling.js";
import { Icon } from "../parts/icon.js";
import { language, text } from "../texts.js";

/** @import { LiveTable } from "../state/live_table.js" */
/** @import { Change } from "../state/table.js" */
/** @import { Line } from "../game/words/telling.js" */

/** Is the last turn being seen again? */
export const seeing = signal(false);

/** What says nothing about a move. */
const ASIDE = ["dealt", "turned_up", "renewed", "moved_up", "turn"];
/** After these somebody draws a card in return, which is not what the move was about. */
const PAID_FOR = ["gave", "stole"];
const FAR_ENOUGH = 12; // how far back one looks for it

/** @param {LiveTable} table */
function lastLine(table) {
  const recent = table.log.value.slice(-FAR_ENOUGH);
  for (const [i, change] of [...recent.entries()].toReversed()) {
    const dealt = change.events.findLastIndex(({ what }) => what === "dealt");
    const events = change.events.slice(dealt + 1);
    const lines = tell(events, table, change).filter(({ what }) => !ASIDE.includes(what));
    const paid = lines.find(({ what }) => PAID_FOR.includes(what));
    const line = paid && lines.at(-1)?.what === "drew" ? paid : lines.at(-1);
    if (!line && dealt >= 0) return null; // the round has only begun
    if (!line) continue;
    if (line.what === "laid_out" && lines.filter(({ what }) => what === line.what).length > 1) {
      return wholeLevel(line, change, table) ?? line;
    }
    return CARD_BY_CARD.includes(line.what)
      ? withThoseBefore(line, recent.slice(0, i + 1), table)
      : line;
  }
  return null;
}

/**
 * A level of several groups came down at once: one line has no room for all of them, and the last
 * one alone would be half the truth.
 *
 * @param {Line} line
 * @param {Change} change
 * @param {LiveTable} table
 */
function wholeLevel(line, { before }, table) {
  const level = before?.levels[line.seat];
  if (!level) return null;
  const who = line.seat === table.you.value ? "you" : "other";
  const words = text("laid-out-level", { who, name: table.nameOf(line.seat), level });
  return { ...line, shown: [words], words };
}

/**
 * Cards that came one after the other, each in a change of its own, are told together.
 *
 * @param {Line} line
 * @param {Change[]} changes of which the last one is told by this line
 * @param {LiveTable} table
 */
function withThoseBefore(line, changes, table) {
  const change = changes.at(-1);
  const first = changes.findLastIndex(
    ({ events }) => !events.every(({ what, seat }) => what === line.what && seat === line.seat),
  );
  const events = changes.slice(first + 1).flatMap((each) => each.events);
  return tell(events, table, change).at(-1) ?? line;
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
