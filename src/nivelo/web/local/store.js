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

/** @param {() => void} whenClosed @returns {Promise<IDBDatabase>} */
function opened(whenClosed) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      for (const [part, keyPath] of Object.entries(KEYS)) {
        opening.result.createObjectStore(part, { keyPath });
      }
    };
    opening.onsuccess = () => {
      const database = opening.result;
      database.onclose = whenClosed;
      // Another window has a later version, and waits until this one lets go.
      database.onversionchange = () => {
        database.close();
        whenClosed();
      };
      resolve(database);
    };
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
 * What is kept. Browsers may close a database that is in use: those of phones while another app is
 * in front, and all of them when the data of a site are cleared. Then it is opened again.
 */
export class Store {
  constructor() {
    /** @type {Promise<IDBDatabase> | null} */
    this.database = null;
  }

  /** @returns {Promise<IDBDatabase>} */
  open() {
    this.database ??= opened(() => {
      this.database = null;
    });
    return this.database;
  }

  /**
   * @param {string | string[]} parts
   * @param {IDBTransactionMode} [mode]
   * @param {IDBTransactionOptions} [options]
   */
  async begin(parts, mode, options) {
    const database = this.open();
    try {
      return (await database).transaction(parts, mode, options);
    } catch {
      // Not every browser says that it has closed it.
      if (this.database === database) this.database = null;
      return (await this.open()).transaction(parts, mode, options);
    }
  }

  async close() {
    (await this.open()).close();
  }

  /**
   * All rows of a part, or those of one table, by their keys.
   *
   * @param {string} part
   * @param {string} table
   * @returns {Promise<any[]>}
   */
  async rows(part, table) {
    const store = (await this.begin(part)).objectStore(part);
    return done(store.getAll(table ? ofTable(table) : undefined));
  }

  /** @param {string} table @param {number} after @returns {Promise<any[]>} */
  async entries(table, after) {
    const store = (await this.begin("entries")).objectStore("entries");
    return done(store.getAll(ofTable(table, after)));
  }

  /**
   * Write everything or nothing. Returns "" or what went wrong; "taken" if a row that should be new
   * was there already.
   *
   * @param {Step[]} steps
   * @returns {Promise<string>}
   */
  async write(steps) {
    const parts = [...new Set(steps.map((step) => step.part))];
    const transaction = await this.begin(parts, "readwrite", { durability: "strict" });
    return new Promise((resolve) => {
      let problem = "";
      transaction.oncomplete = () => resolve("");
      transaction.onabort = () => resolve(problem || String(transaction.error ?? "a row is gone"));
      for (const step of steps) {
        const request = take(transaction.objectStore(step.part), step);
        request.onerror = () => {
          if (request.error?.name === "ConstraintError") problem = "taken";
        };
      }
    });
  }
}

/** @param {IDBObjectStore} store @param {Step} step @returns {IDBRequest} */
function take(store, step) {
  if (step.do === "add") return store.add(step.row);
  if (step.do === "put") return store.put(step.row);
  if (step.do === "delete") return store.delete(step.row[String(KEYS[step.part])]);
  if (step.do === "clear") return store.delete(ofTable(step.table));
  if (step.do !== "merge") throw new Error(`cannot ${step.do}`);
  const reading = store.get(step.row[String(KEYS[step.part])]);
  reading.onsuccess = () => {
    if (reading.result) store.put({ ...reading.result, ...step.row });
    else store.transaction.abort(); // who has cleared the data of the site
  };
  return reading;
}
