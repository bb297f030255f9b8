/** The games that can be played, as the server describes them. */

import { get, post } from "../api.js";
import { signal } from "../html.js";

/** @import { GameInfo, Setup } from "../protocol.js" */

export const games = signal(/** @type {GameInfo[]} */ ([]));
export const bots = signal(/** @type {string[]} */ ([]));

/** @type {Promise<void> | null} */
let loading = null;

async function fetchGames() {
  const offered = await get("/games");
  games.value = offered.games;
  bots.value = offered.bots;
}

export function loadGames() {
  loading ??= fetchGames();
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** @type {Map<string, Promise<GameInfo>>} */
const own = new Map();

/**
 * The game of a table: one of the five, or one that its host described.
 *
 * @param {Setup} setup
 * @returns {Promise<GameInfo | undefined>}
 */
export async function gameOf(setup) {
  if (!setup.description) {
    await loadGames();
    return games.value.find((game) => game.id === setup.game);
  }
  let game = own.get(setup.description);
  if (!game) {
    game = post("/games/check", { description: setup.description });
    own.set(setup.description, game);
  }
  return await game;
}
