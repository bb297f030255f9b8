/** A round that drags on may be called off by the host (G25). */

/** @import { StillTable } from "../state/still_table.js" */

const LAPS = 30;

/** Has everyone had turns enough? The server asks the same. @param {StillTable} table */
export function dragsOn(table) {
  const open = table.open.value;
  return !!open && open.turns > LAPS * open.levels.length;
}
