/** What has happened while one was away, in a few lines where one's buttons come. The next tap takes them away. */

import { recapOf } from "../game/recap.js";
import { html, useEffect, useMemo } from "../html.js";
import { Icon } from "../parts/icon.js";
import { speak } from "../parts/speech.js";
import { listed, text } from "../texts.js";

/** @import { Recap, Seen } from "../game/recap.js" */
/** @import { LiveTable } from "../state/live_table.js" */

const MOST = 3; // rounds and players that are named one by one

/** @param {LiveTable} table @param {Recap} recap @returns {{seats: number[], words: string}[]} */
export function recapLines(table, { newGame, ended, rounds, climbed, laidOut, turn }) {
  const who = (/** @type {number} */ seat) => ({
    who: seat === table.you.value ? "you" : seat < 0 ? "nobody" : "other",
    name: seat < 0 ? "" : table.nameOf(seat),
  });
  const named = rounds <= MOST && ended.length === rounds;
  const others = laidOut.filter((seat) => seat !== table.you.value);
  const lines = [
    newGame && { seats: [], words: text("recap-new-game") },
    !named && { seats: [], words: text("recap-rounds", { n: rounds }) },
    ...(named ? ended : []).map(({ round, seat }) => ({
      seats: [seat],
      words: text("recap-ended", { ...who(seat), n: round }),
    })),
    ...climbed.slice(0, MOST).map(({ seat, to }) => ({
      seats: [seat],
      words: text("recap-climbed", { ...who(seat), to }),
    })),
    others.length > 0 && {
      seats: others,
      words: text("recap-laid-out", {
        n: others.length,
        names: listed(others.map((seat) => table.nameOf(seat))),
      }),
    },
    turn >= 0 && { seats: [turn], words: text("recap-turn", who(turn)) },
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
  useEffect(() => {
    const read = () => (table.missedSince.value = null);
    addEventListener("click", read, { capture: true });
    return () => removeEventListener("click", read, { capture: true });
  }, []);
  if (!lines.length) return null;
  return html`<div class="hint-place">
    <section class="hint-strip recap" aria-label=${title}>
      <div>
        <b>${title}</b>
        <ul>
          ${lines.map(
            ({ seats, words }, i) =>
              html`<li key=${i}>
                ${(seats.length ? seats : [-1]).map((seat) => html`<span class=${seat < 0 ? "dot" : `dot ${table.colourOf(seat)}`}></span>`)}<span
                  >${words}</span
                >
              </li>`,
          )}
        </ul>
      </div>
      <button class="button plain round" type="button" aria-label=${text("close")}>
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
