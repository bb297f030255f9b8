/**
 * The tables of this device where the browser keeps nothing, as in some private windows: the same
 * rows as in IndexedDB, for as long as the page is open.
 */

import { KEYS } from "./store.js";

/** @import { Step } from "./store.js" */

/** @typedef {Record<string, any>} Row */

/** @param {string} part @param {Row} row @returns {any[]} */
const keyOf = (part, row) => [KEYS[part] ?? []].flat().map((column) => row[column]);

/** @param {any[]} a @param {any[]} b */
function compare(a, b) {
  const i = a.findIndex((each, place) => each !== b[place]);
  if (i < 0) return 0;
  return a[i] < b[i] ? -1 : 1;
}

export class MemoryStore {
  constructor() {
    /** Rows by the text of their keys. @type {Record<string, Map<string, Row>>} */
    this.parts = Object.fromEntries(Object.keys(KEYS).map((part) => [part, new Map()]));
  }

  /** @param {string} part @param {string} table @returns {Promise<Row[]>} */
  async rows(part, table) {
    return [...(this.parts[part]?.values() ?? [])]
      .filter((row) => !table || keyOf(part, row)[0] === table)
      .toSorted((a, b) => compare(keyOf(part, a), keyOf(part, b)));
  }

  /** @param {string} table @param {number} after @returns {Promise<Row[]>} */
  async entries(table, after) {
    return (await this.rows("entries", table)).filter((row) => row.seq > after);
  }

  /** Write everything or nothing, as `write` does in IndexedDB. @param {Step[]} steps @returns {Promise<string>} */
  async write(steps) {
    const parts = { ...this.parts };
    for (const part of new Set(steps.map((step) => step.part))) parts[part] = new Map(parts[part]);
    for (const step of steps) {
      const rows = parts[step.part];
      if (!rows) return `there is no ${step.part}`;
      if (step.do === "clear") {
        for (const [key, row] of rows) {
          if (keyOf(step.part, row)[0] === step.table) rows.delete(key);
        }
        continue;
      }
      const key = JSON.stringify(keyOf(step.part, step.row));
      if (step.do === "add" && rows.has(key)) return "taken";
      if (step.do === "delete") rows.delete(key);
      else rows.set(key, step.do === "merge" ? { ...rows.get(key), ...step.row } : step.row);
    }
    this.parts = parts;
    return "";
  }
}
