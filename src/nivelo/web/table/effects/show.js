/**
 * How a running game is shown: its choreography, its great moments and the ends of its rounds. It
 * is loaded when the table is already there.
 */

import { html, useEffect, useRef, useState } from "../../html.js";
import { RoundEndDialog, roundEnd } from "../endings/round_end.js";
import { Afterwards } from "./afterwards.js";
import { Choreography } from "./choreography.js";
import { deal } from "./dealing.js";
import { afterFrame, land } from "./motion.js";
import { PeakView } from "./peak_view.js";
import { endPeak, peak } from "./peaks.js";
import { seeAgain, stopSeeing } from "./see_again.js";

/** @import { LiveTable } from "../../state/live_table.js" */
/** @import { Change } from "../../state/table.js" */
/** @import { RoundEnd } from "../endings/round_end.js" */

/**
 * @typedef {object} Controls
 * @property {() => void} skip show at once what is still to be shown
 * @property {() => void} again show the last turn once more
 * @property {(event: PointerEvent) => void} tap
 */

/**
 * The look at the table after a round.
 *
 * @typedef {object} LookBack
 * @property {string} words the text that says what comes next
 * @property {() => void} goOn
 */

/**
 * @param {{
 *   table: LiveTable,
 *   controls: {current: Controls | null},
 *   missed: {current: Change | null},
 *   onFinale: (on: boolean) => void,
 *   onLookBack: (back: LookBack | null) => void,
 *   onDealt: () => void,
 * }} props `missed` is the end of a round that nobody has shown yet; `onFinale` says whether the final
 *   table is being looked at, `onLookBack` the table as a round has left it, `onDealt` that whoever comes at the
 *   beginning of a round sees their hand being dealt
 */
export function Show({ table, controls, missed, onFinale, onLookBack, onDealt }) {
  const [ended, setEnded] = useState(/** @type {RoundEnd | null} */ (null));
  useEffect(() => {
    const choreography = new Choreography(table);
    const afterwards = new Afterwards();
    /** @param {Change} change */
    const changed = (change) => {
      const time = choreography.changed(change);
      const end = roundEnd(change, table);
      if (change.events.some((event) => event.what === "won") && time > 0) {
        onFinale(true);
        afterwards.set(time, () => {
          endPeak();
          onFinale(false);
        });
      } else if (end && table.info.value?.status !== "over") {
        table.held.value = true;
        if (time > 0) afterwards.set(time, () => setEnded(end));
        else setEnded(end);
      }
      return time;
    };
    const stop = table.listen(changed, (change) => choreography.changing(change));
    const skip = () => {
      endPeak();
      stopSeeing();
      land();
      if (afterwards.then) afterwards.now();
      else table.hurry();
    };
    controls.current = {
      skip,
      again: () => seeAgain(table),
      tap: ({ target }) => {
        // A great moment ends with any tap, other things only with one beside all that can be used.
        const bare = target instanceof Element && !target.closest("button, a, .hand");
        if (bare || peak.value) skip();
      },
    };
    if (missed.current) setEnded(roundEnd(missed.current, table));
    // Whoever comes in the middle of a round has not seen the deal.
    else if (table.isFresh) deal(table);
    afterFrame(onDealt);
    missed.current = null;
    return () => {
      controls.current = null;
      afterwards.cancel();
      endPeak();
      land();
      stop();
    };
  }, [table]);
  const leaving = useRef(false);
  // A table that is cleared is work for the browser; so is a window that goes, as all that was behind
  // it is styled again, and so is a deal: one after the other, and none of it within the tap. What
  // has been cleared before need not be styled again.
  const goOn = () => {
    if (leaving.current) return;
    leaving.current = true;
    setTimeout(() => {
      table.clear();
      afterFrame(() => {
        setEnded(null);
        onLookBack(null);
        leaving.current = false;
        afterFrame(() => table.release());
      });
    });
  };
  const look = () => {
    setEnded(null);
    onLookBack({ words: table.keepsNext ? "choose-kept" : "next-round", goOn });
  };
  return html`
    <${PeakView} table=${table} />
    ${
      ended &&
      html`<${RoundEndDialog}
        table=${table}
        end=${ended}
        keeps=${table.keepsNext}
        onGoOn=${goOn}
        onClose=${look}
      />`
    }
  `;
}
