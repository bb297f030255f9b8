/**
 * The link to a custom game. A server knows the game by its number; on a device nobody else can ask
 * for it, so the link carries all of it, behind a `#` that is never sent anywhere.
 */

import { ApiError } from "../api.js";
import { ALONE, link } from "../place.js";
import { packed, unpacked } from "./packed_text.js";

/** @import { OwnGame } from "../protocol.js" */

/** Where a game that came with its link is looked at. */
export const SHARED = "shared";

/** @param {OwnGame} game */
export async function gameLink(game) {
  if (!ALONE) return link(`/own-games/${game.id}`);
  return link(`/own-games/new/${SHARED}#${await packed(game.description)}`);
}

/** The description that a link carries. @param {string} letters after its `#` */
export async function linkedGame(letters) {
  try {
    return await unpacked(letters);
  } catch {
    throw new ApiError("own_game/unknown", "the link is not complete");
  }
}
