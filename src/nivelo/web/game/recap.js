/** What has happened at a table since somebody was last there, told by how it was and how it is. */

/** @import { EventInfo, Open } from "../protocol.js" */

/**
 * The table as it was last seen.
 *
 * @typedef {{game: number, round: number, levels: number[], laid: boolean[], at: number}} Seen
 */

/**
 * @typedef {object} Recap
 * @property {boolean} newGame another game has begun since
 * @property {{round: number, seat: number}[]} ended rounds, with who ended them; -1 is nobody
 * @property {number} rounds how many have ended; of some of them it may not be known who ended them
 * @property {{seat: number, from: number, to: number}[]} climbed
 * @property {number[]} laidOut seats that have laid out in the present round since
 * @property {number} turn whose turn it is
 */

/**
 * @param {Seen} then
 * @param {Open} open
 * @param {number} game
 * @param {EventInfo[]} events that are known, up to now
 * @returns {Recap | null} null if nothing of it has happened
 */
export function recapOf(then, open, game, events) {
  const newGame = then.game !== game;
  const former = newGame
    ? { round: 1, levels: open.levels.map(() => 1), laid: open.levels.map(() => false) }
    : then;
  const rounds = Math.max(0, open.round - former.round);
  const all = events.filter((event) => event.what === "round_ended");
  const enders = rounds ? all.slice(-rounds) : [];
  const ended = enders.map((event, i) => ({
    round: open.round - enders.length + i,
    seat: event.seat,
  }));
  const climbed = open.levels.flatMap((to, seat) => {
    const from = former.levels[seat] ?? to;
    return to > from ? [{ seat, from, to }] : [];
  });
  climbed.sort((a, b) => b.to - b.from - (a.to - a.from));
  const laidOut = open.laid_out.flatMap((laid, seat) =>
    laid && (rounds > 0 || !former.laid[seat]) ? [seat] : [],
  );
  if (!newGame && !rounds && !climbed.length && !laidOut.length) return null;
  return { newGame, ended, rounds, climbed, laidOut, turn: open.turn };
}
