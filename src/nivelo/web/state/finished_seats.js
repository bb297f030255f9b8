/** Who sat where in a game that is over, as a table shows it. */

import { avatar } from "./person.js";
import { stillSeat } from "./still_table.js";

/** @import { Result } from "../protocol.js" */

const BOT = { name: "hard", strength: 10 }; // that it was one is all that is shown

/**
 * The seats of a finished game. How the others looked is not kept; oneself looks as always.
 *
 * @param {Result} result
 */
export function seatsOf(result) {
  return result.seats.map(({ name, person }, i) =>
    stillSeat(name || `${i + 1}`, {
      person,
      bot: person ? null : BOT,
      avatar: i === result.you ? avatar.value : null,
    }),
  );
}
