/** What has happened while one was away, in a few lines above the rail. */

import { recapOf } from "../game/recap.js";
import { html, useEffect, useMemo } from "../html.js";
import { Icon } from "../parts/icon.js";
import { speak } from "../parts/speech.js";
import { listed, text } from "../texts.js";

/** @import { Recap, Seen } from "../game/recap.js" */
/** @import { LiveTable } from "../state/live_table.js" */

const MOST = 3; // rounds and players that are named one by one

/** @param {LiveTable} table @param {Recap} recap @returns {{seat: number, words: string}[]} */
export function recapLines(table, { newGame, ended, rounds, climbed, laidOut, turn }) {
  const who = (/** @type {number} */ seat) => ({
    who: seat === table.you.value ? "you" : seat < 0 ? "nobody" : "other",
    name: seat < 0 ? "" : table.nameOf(seat),
  });
  const named = rounds <= MOST && ended.length === rounds;
  const others = laidOut.filter((seat) => seat !== table.you.value);
  const lines = [
    newGame && { seat: -1, words: text("recap-new-game") },
    !named && { seat: -1, words: text("recap-rounds", { n: rounds }) },
    ...(named ? ended : []).map(({ round, seat }) => ({
      seat,
      words: text("recap-ended", { ...who(seat), n: round }),
    })),
    ...climbed.slice(0, MOST).map(({ seat, to }) => ({
      seat,
      words: text("recap-climbed", { ...who(seat), to }),
    })),
    others.length > 0 && {
      seat: others.length === 1 ? (others[0] ?? -1) : -1,
      words: text("recap-laid-out", {
        n: others.length,
        names: listed(others.map((seat) => table.nameOf(seat))),
      }),
    },
    turn >= 0 && { seat: turn, words: text("recap-turn", who(turn)) },
  ];
  return lines.filter((line) => line !== false);
}

/** @param {{table: LiveTable, since: Seen}} props how it was when the person went away */
export function Recapped({ table, since }) {
  // What happens now is seen: only what it was when they came back is told.
  const recap = useMemo(() => missed(table, since), [since]);
  const lines = recap ? recapLines(table, recap) : [];
  const title = text("recap-title");
  useEffect(() => {
    if (lines.length) speak([`${title}:`, ...lines.map(({ words }) => words)].join(" "));
  }, [recap]);
  if (!lines.length) return null;
  return html`<div class="hint-place">
    <section class="hint-strip recap" aria-label=${title}>
      <div>
        <b>${title}</b>
        <ul>
          ${lines.map(
            ({ seat, words }, i) =>
              html`<li key=${i}>
                <span class=${seat >= 0 ? `dot ${table.colourOf(seat)}` : "dot"}></span>${words}
              </li>`,
          )}
        </ul>
      </div>
      <button
        class="button plain round"
        type="button"
        aria-label=${text("close")}
        onClick=${() => (table.missedSince.value = null)}
      >
        <${Icon} name="close" />
      </button>
    </section>
  </div>`;
}

/** @param {LiveTable} table @param {Seen} since */
function missed(table, since) {
  const open = table.open.value;
  const events = table.log.value.flatMap((change) => change.events);
  return open && recapOf(since, open, table.info.value?.number ?? since.game, events);
}
