/** What people paste to join a table: a code, a link with the code, or the link of the table. */

/**
 * Where it leads: a table's id, or a code as the server knows it.
 *
 * @param {string} typed
 * @returns {{table: string} | {code: string} | null} null if there is nothing
 */
export function readInvitation(typed) {
  const table = /\/t\/([\w-]+)/.exec(typed);
  if (table?.[1]) return { table: table[1] };
  const last = /\/join\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed;
  const code = last.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return code ? { code } : null;
}
