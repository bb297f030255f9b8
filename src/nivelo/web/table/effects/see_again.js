/** The last turn of somebody else, shown once more. Meanwhile the game waits. */

import { batch } from "../../html.js";
import { Flights } from "./flights.js";
import { land } from "./motion.js";
import { mark } from "./marks.js";
import { seeing } from "../last_move.js";

/** @import { LiveTable } from "../../state/live_table.js" */

const FIRST = 450; // milliseconds: how it was before
const REST = 700; // after each move

let end = () => {};

/** @param {number} time */
const pause = (time) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    const before = end;
    end = () => {
      clearTimeout(timer);
      before();
      resolve(undefined);
    };
  });

export function stopSeeing() {
  if (!seeing.value) return;
  seeing.value = false;
  land();
  end();
}

/** @param {LiveTable} table */
export async function seeAgain(table) {
  const moves = table.lastTurn.value;
  const first = moves[0];
  const { open, own } = table;
  const [openNow, ownNow] = [open.value, own.value];
  if (seeing.value || table.held.value || !first?.before) return;
  end = () => {};
  batch(() => {
    seeing.value = table.held.value = true;
    open.value = first.before;
    if (ownNow) own.value = { ...ownNow, legal: [], undo: false };
  });
  await pause(FIRST);
  for (const { before, after, events } of moves) {
    if (!seeing.value) break;
    const flights = new Flights({ events, before, live: true }, table);
    open.value = after;
    flights.run();
    mark(events, table, flights.time);
    await pause(flights.time + REST);
  }
  batch(() => {
    open.value = openNow;
    own.value = ownNow;
    seeing.value = false;
  });
  table.release();
}
