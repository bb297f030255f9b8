/**
 * Playing on the device itself while there is no network. What that takes is large: the service
 * worker fetches it when somebody asks for it.
 */

import { ROOT, RUNTIME } from "../place.js";
import { Store, storeExists } from "./store.js";

/** @import { TableFound } from "../protocol.js" */

const OWNER = 1; // the number of the person whose device it is

/** Can this browser keep what it takes? */
export const CAN_KEEP = RUNTIME !== "" && "serviceWorker" in navigator && isSecureContext;

/** @param {ServiceWorker | null | undefined} worker @param {string} question @returns {Promise<boolean>} */
function ask(worker, question) {
  return new Promise((resolve) => {
    if (!worker) {
      resolve(false);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    worker.postMessage(question, [port2]);
  });
}

/** Is all of it here? */
export async function canPlayOffline() {
  if (!CAN_KEEP) return false;
  const registration = await navigator.serviceWorker.getRegistration(`${ROOT}/`);
  return ask(registration?.active, "can play");
}

/** Fetch all of it; false if that did not work. */
export async function keepToPlay() {
  if (!CAN_KEEP) return false;
  // Otherwise the browser may throw it away when it needs room.
  navigator.storage?.persist?.();
  return ask((await navigator.serviceWorker.ready).active, "keep to play");
}

/** Tables on this device, as a server lists its own. @returns {Promise<TableFound[]>} */
export async function deviceTables() {
  if (!(await storeExists())) return [];
  const store = new Store();
  try {
    const [tables, turns] = await Promise.all([store.rows("tables", ""), store.rows("turns", "")]);
    const mine = new Set(turns.filter((row) => row.person_id === OWNER).map((row) => row.table_id));
    return tables
      .map((row) => ({ ...row, names: JSON.parse(row.names), your_turn: mine.has(row.id) }))
      .toSorted(
        (a, b) =>
          Number(a.status === "over") - Number(b.status === "over") || b.changed_at - a.changed_at,
      );
  } finally {
    await store.close();
  }
}
