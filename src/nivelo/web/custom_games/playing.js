/** Playing a custom game: a table with its description. */

import { checkedGame, makeTable, setupOf } from "../state/tables.js";

const MOST_SEATS = 4;

/**
 * Open a table for a game and go there; with bots on all other seats it starts at once.
 *
 * @param {string} description
 * @param {boolean} [begin]
 */
export async function openTable(description, begin = false) {
  const info = await checkedGame(description);
  const [least, most] = info.players;
  const seats = Math.max(least, Math.min(MOST_SEATS, most));
  const bots = begin
    ? Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, {}]))
    : {};
  await makeTable({ ...setupOf(info.id, description), seats }, bots, { begin });
}
