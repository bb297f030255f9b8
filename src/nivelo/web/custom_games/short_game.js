/** A short game: one of the five, with the first half of its levels. It is a custom game like any other. */

import { get } from "../api.js";
import { gameTitle } from "../game/words/setup_words.js";
import { text } from "../texts.js";
import { writeDescription } from "./description.js";
import { readDescription } from "./reading.js";
import { shortened } from "./shortened.js";

/** Its description. @param {string} id of one of the five games @param {number} last @returns {Promise<string>} */
export async function shortDescription(id, last) {
  const { description } = await get(`/games/${encodeURIComponent(id)}/description`);
  const game = await readDescription(description);
  if (!game) throw new Error(`the description of ${id} cannot be read`);
  const title = text("short-title", { game: gameTitle(id) });
  return writeDescription(shortened(game, title, last));
}
