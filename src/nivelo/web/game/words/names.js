/** Names within sentences, and titles in two lines. */

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * A name that runs from right to left, kept apart from what stands around it: otherwise numbers and
 * marks of the sentence would change sides with it. Other names stay as they are.
 *
 * @param {string} name
 */
export function apart(name) {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * A title as a name and what it adds: `Level 8 (99 cards)` and `Level 8, the board game` are two lines
 * where there is little room.
 *
 * @param {string} title
 * @returns {[string, string]}
 */
export function titleParts(title) {
  const [, name = title, more = ""] = /^(.+?)(?: (?=\()|, )(.+)$/.exec(title) ?? [];
  return [name, more.replace(/^\((.*)\)$/, "$1")];
}
