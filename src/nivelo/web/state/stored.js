/** What is kept in the browser's storage, by key; without storage it lasts as long as the page. */

/** @param {string} key @returns {Record<string, any>} */
export function stored(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** @param {string} key @param {Record<string, unknown>} kept */
export function store(key, kept) {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // There is none, or it is full.
  }
}
