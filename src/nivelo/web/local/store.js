/**
 * The tables of this device, in IndexedDB: the same rows that a server keeps in its database.
 * Whatever is written at once is written whole or not at all, and is on the disk before anyone is
 * told.
 */

const NAME = "nivelo";
const VERSION = 1;

/** The key of each part's rows. @type {Record<string, string | string[]>} */
export const KEYS = {
  people: "id",
  tables: "id",
  entries: ["table_id", "seq"],
  sitters: ["table_id", "seat"],
  results: ["table_id", "number"],
  scores: ["table_id", "number", "seat"],
  turns: "table_id",
  own_games: "id",
};

/** @typedef {{do: string, part: string, row: Record<string, any>, table: string}} Step */

/** Has anything been played on this device? */
export async function storeExists() {
  return (await indexedDB.databases()).some((each) => each.name === NAME);
}

/** @returns {Promise<IDBDatabase>} */
export function openStore() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      for (const [part, keyPath] of Object.entries(KEYS)) {
        opening.result.createObjectStore(part, { keyPath });
      }
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** @param {IDBRequest} request @returns {Promise<any>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All keys that begin with a table's id. @param {string} table @param {number} [after] */
function ofTable(table, after = -1) {
  // An array comes after every number.
  return IDBKeyRange.bound([table, after], [table, []], true);
}

/**
 * All rows of a part, or those of one table, by their keys.
 *
 * @param {IDBDatabase} database
 * @param {string} part
 * @param {string} table
 * @returns {Promise<any[]>}
 */
export function rows(database, part, table) {
  const store = database.transaction(part).objectStore(part);
  return done(store.getAll(table ? ofTable(table) : undefined));
}

/** @param {IDBDatabase} database @param {string} table @param {number} after */
export function entries(database, table, after) {
  return done(database.transaction("entries").objectStore("entries").getAll(ofTable(table, after)));
}

/**
 * Write everything or nothing. Returns "" or what went wrong; "taken" if a row that should be new
 * was there already.
 *
 * @param {IDBDatabase} database
 * @param {Step[]} steps
 * @returns {Promise<string>}
 */
export function write(database, steps) {
  return new Promise((resolve) => {
    const parts = [...new Set(steps.map((step) => step.part))];
    const transaction = database.transaction(parts, "readwrite", { durability: "strict" });
    let problem = "";
    transaction.oncomplete = () => resolve("");
    transaction.onabort = () => resolve(problem || String(transaction.error));
    for (const step of steps) {
      const request = take(transaction.objectStore(step.part), step);
      request.onerror = () => {
        if (request.error?.name === "ConstraintError") problem = "taken";
      };
    }
  });
}

/** @param {IDBObjectStore} store @param {Step} step @returns {IDBRequest} */
function take(store, step) {
  if (step.do === "add") return store.add(step.row);
  if (step.do === "put") return store.put(step.row);
  if (step.do === "delete") return store.delete(step.row[String(KEYS[step.part])]);
  if (step.do === "clear") return store.delete(ofTable(step.table));
  if (step.do !== "merge") throw new Error(`cannot ${step.do}`);
  const reading = store.get(step.row[String(KEYS[step.part])]);
  reading.onsuccess = () => store.put({ ...reading.result, ...step.row });
  return reading;
}
