/** Making and finding tables. */

import { get, post } from "../api.js";
import { go } from "../router.js";
import { readInvitation } from "./table_links.js";

/** @import { BotChoice, Setup, TableFound } from "../protocol.js" */

const LAST = "nivelo-setup";
const OPPONENTS = 3;

/** What was set up last on this device. @returns {Partial<Setup>} */
export function lastSetup() {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Partial<Setup>} setup */
export function rememberSetup(setup) {
  try {
    localStorage.setItem(LAST, JSON.stringify(setup));
  } catch {
    // Without storage the next table begins with the defaults.
  }
}

/**
 * Make a table and go there.
 *
 * @param {Partial<Setup>} setup
 * @param {Record<number, Partial<BotChoice>>} bots by seat
 * @param {boolean} [begin] start at once
 */
export async function makeTable(setup, bots, begin = false) {
  const made = await post("/tables", { setup, bots });
  if (begin) await post(`/tables/${made.id}/commands`, { type: "start" });
  go(`/t/${made.id}`);
}

/** A table against bots, at once. @param {string} game */
export async function playNow(game) {
  const bots = Object.fromEntries(Array.from({ length: OPPONENTS }, (_, i) => [i + 1, {}]));
  await makeTable({ game, seats: OPPONENTS + 1 }, bots, true);
}

/** Go to the table of a code or link; false if nothing was typed. @param {string} typed */
export async function join(typed) {
  const wanted = readInvitation(typed);
  if (!wanted) return false;
  if ("table" in wanted) go(`/t/${wanted.table}`);
  else go(`/t/${(await get(`/tables/code/${encodeURIComponent(wanted.code)}`)).id}`);
  return true;
}

/** @returns {Promise<TableFound[]>} */
export const myTables = () => get("/tables/mine");

/** @returns {Promise<TableFound[]>} */
export const lobbyTables = () => get("/tables");
