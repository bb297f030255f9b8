/** Reading a description: the server parses it, the form shows what it can. */

import { ApiError, post } from "../api.js";
import { formOf } from "./description.js";

/** @import { GameText } from "./description.js" */

/**
 * The game of a description; null if it is no TOML or nothing that the form could show.
 *
 * @param {string} description
 * @returns {Promise<GameText | null>}
 */
export async function readDescription(description) {
  if (!description) return null;
  try {
    return formOf((await post("/games/parse", { description })).content);
  } catch (error) {
    if (error instanceof ApiError && error.code === "game/toml") return null;
    throw error;
  }
}
