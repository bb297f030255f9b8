/** Making and finding tables. */

import { get, post } from "../api.js";
import { signal } from "../html.js";
import { go } from "../router.js";
import { learned } from "./settings.js";
import { store, stored } from "./stored.js";
import { readInvitation } from "./table_links.js";

/** @import { BotChoice, GameInfo, OwnGame, Setup, TableFound } from "../protocol.js" */

const LAST = "nivelo-setup";
const FIRST_GAME = "level8-101";
const OPPONENTS = 2;
const TURNS = "200"; // so that a round of a custom game that bots cannot end does not last for ever
/** How many people play one of the five games. @type {[number, number]} */
const PLAYERS = [2, 6];
/** @type {Record<string, [number, number]>} */
const OTHER_PLAYERS = { niveldoce: [2, 8] };

/** Who plays with a beginner. */
export const EASIEST = "beginner";

/** The person has followed an invitation, and sits down as soon as the table is there. */
export const wantsSeat = signal(false);

/** The table at whose end of a game the person is: they are there for another one, too. */
export const endedHere = signal("");

/** What was chosen on the home page before asking for more choices. */
export const chosenAtHome = signal(/** @type {Partial<Setup>} */ ({}));

/** What was set up last on this device. @returns {Partial<Setup>} */
export function lastSetup() {
  return stored(LAST);
}

/** @param {Partial<Setup>} setup */
export function rememberSetup(setup) {
  store(LAST, setup);
}

/** Has nothing been played on this device, and nothing been learned? */
export function isNewcomer() {
  return !learned.value && !lastSetup().game;
}

/**
 * Make a table and go there.
 *
 * @param {Partial<Setup>} setup
 * @param {Record<number, Partial<BotChoice>>} bots by seat
 * @param {{begin?: boolean, replace?: boolean}} [how] start at once; take the place of this address
 */
export async function makeTable(setup, bots, { begin = false, replace = false } = {}) {
  const made = await post("/tables", { setup, bots });
  if (begin) await post(`/tables/${made.id}/commands`, { type: "start" });
  go(`/t/${made.id}`, { replace });
}

/**
 * A table against bots, at once.
 *
 * @param {Partial<Setup>} setup with as many seats as there are players
 * @param {{first?: boolean, replace?: boolean}} [how] the person is the first to play
 */
export async function playAlone(setup, { first = false, replace = false } = {}) {
  const seats = setup.seats ?? OPPONENTS + 1;
  const others = Array.from({ length: seats - 1 }, (_, i) => [i + 1, setup.bot ?? {}]);
  const dealer = first ? seats - 1 : -1; // whoever sits to the left of the dealer begins
  await makeTable({ ...setup, seats, dealer }, Object.fromEntries(others), {
    begin: true,
    replace,
  });
}

/** The first real game: against the easiest bots, and one begins. */
export async function playFirstGame() {
  const setup = { game: FIRST_GAME, seats: OPPONENTS + 1, bot: { name: EASIEST, strength: 10 } };
  rememberSetup(setup);
  learned.value = true;
  await playAlone(setup, { first: true, replace: true });
}

/** The fewest and the most who can play one of the five games. @param {string} [game] */
export const playersOf = (game = "") => OTHER_PLAYERS[game] ?? PLAYERS;

/** A table for friends: room for as many as can play, and nobody else. @param {Partial<Setup>} setup */
export async function inviteFriends(setup) {
  const [, most] = setup.description
    ? (await checkedGame(setup.description)).players
    : playersOf(setup.game);
  await makeTable({ ...setup, seats: most, dealer: -1 }, {});
}

/**
 * What is set up for a game: one of the five, or a custom one.
 *
 * @param {string} game
 * @param {string} [description]
 * @returns {Partial<Setup>}
 */
export function setupOf(game, description = "") {
  /** @type {Record<string, string>} */
  const options = description ? { max_turns_per_round: TURNS } : {};
  return { game, description, mix: "none", sides: ["one"], options };
}

/** @param {string} description @returns {Promise<GameInfo>} */
export const checkedGame = (description) => post("/games/check", { description });

/** The custom games that the person has saved. @returns {Promise<OwnGame[]>} */
export const ownGames = () => get("/own-games");

/** Go to the table of a code or link; false if nothing was typed. @param {string} typed */
export async function join(typed) {
  const wanted = readInvitation(typed);
  if (!wanted) return false;
  const id =
    "table" in wanted
      ? wanted.table
      : (await get(`/tables/code/${encodeURIComponent(wanted.code)}`)).id;
  wantsSeat.value = true;
  go(`/t/${id}`);
  return true;
}

/** Take the seat again that one has left, and go there. @param {string} id */
export async function comeBack(id) {
  await post(`/tables/${id}/commands`, { type: "sit" });
  go(`/t/${id}`);
}

/** @returns {Promise<TableFound[]>} */
export const myTables = () => get("/tables/mine");

/** @returns {Promise<TableFound[]>} */
export const lobbyTables = () => get("/tables");
