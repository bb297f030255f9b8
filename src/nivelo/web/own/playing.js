/** Playing a custom game: a table with its description. */

import { post } from "../api.js";
import { makeTable } from "../state/tables.js";

/** @import { GameInfo } from "../protocol.js" */

const MOST_SEATS = 4;
const TURNS = "200"; // so that a round that bots cannot end does not last for ever

/**
 * Open a table for a game and go there; with bots on all other seats it starts at once.
 *
 * @param {string} description
 * @param {boolean} [begin]
 */
export async function openTable(description, begin = false) {
  const info = /** @type {GameInfo} */ (await post("/games/check", { description }));
  const [least, most] = info.players;
  const seats = Math.max(least, Math.min(MOST_SEATS, most));
  const bots = begin
    ? Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, {}]))
    : {};
  await makeTable(
    { game: info.id, description, seats, options: { max_turns_per_round: TURNS } },
    bots,
    begin,
  );
}
