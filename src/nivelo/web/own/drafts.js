/** What was typed and not saved yet, kept in the browser so that nothing is lost. */

const KEY = "nivelo-own-drafts";
const MOST = 10;

/** @returns {Record<string, string>} */
function stored() {
  try {
    const drafts = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof drafts === "object" && drafts !== null ? drafts : {};
  } catch {
    return {};
  }
}

/** @param {Record<string, string>} drafts */
function store(drafts) {
  try {
    localStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

/** @param {string} id of a saved game, or `new/…` */
export function draftOf(id) {
  return stored()[id] ?? "";
}

/** @param {string} id @param {string} description */
export function keepDraft(id, description) {
  const others = Object.entries(stored()).filter(([each]) => each !== id);
  store(Object.fromEntries([...others.slice(1 - MOST), [id, description]]));
}

/** @param {string} id */
export function dropDraft(id) {
  store(Object.fromEntries(Object.entries(stored()).filter(([each]) => each !== id)));
}
