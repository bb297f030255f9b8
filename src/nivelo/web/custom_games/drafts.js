/** What was typed and not saved yet, kept in the browser so that nothing is lost. */

import { store, stored } from "../state/stored.js";

const KEY = "nivelo-own-drafts";
const MOST = 10;

/** @param {string} id of a saved game, or `new/…` */
export function draftOf(id) {
  return stored(KEY)[id] ?? "";
}

/** @param {string} id @param {string} description */
export function keepDraft(id, description) {
  const others = Object.entries(stored(KEY)).filter(([each]) => each !== id);
  store(KEY, Object.fromEntries([...others.slice(1 - MOST), [id, description]]));
}

/** @param {string} id */
export function dropDraft(id) {
  store(KEY, Object.fromEntries(Object.entries(stored(KEY)).filter(([each]) => each !== id)));
}
