/** How each table looked when this device last showed it, for those who come back later. */

import { store, stored } from "./stored.js";

/** @import { Seen } from "../game/recap.js" */

const KEY = "nivelo-seen";
const MOST = 20; // tables

/** @param {string} table @returns {Seen | null} */
export function lastSeenOf(table) {
  const seen = stored(KEY)[table];
  return Array.isArray(seen?.levels) && Array.isArray(seen?.laid) ? seen : null;
}

/** @param {string} table @param {Seen} seen */
export function rememberSeen(table, seen) {
  const others = Object.entries(stored(KEY)).filter(([id]) => id !== table);
  const kept = others.slice(1 - MOST);
  store(KEY, Object.fromEntries([...kept, [table, seen]]));
}
