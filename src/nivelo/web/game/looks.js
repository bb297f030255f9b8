/**
 * How the seats of a table look: a colour, which also is a shape, and a sign. No two have the same
 * colour, and none that belongs to a person has the sign of a bot.
 */

/** @import { SeatInfo } from "../protocol.js" */

/** As the server names them; the styles have them in this order, `.s-0` to `.s-7`. */
export const COLOURS = Object.freeze([
  "brown",
  "blue",
  "violet",
  "green",
  "pink",
  "gold",
  "teal",
  "grey",
]);

/**
 * @typedef {object} Look
 * @property {number} colour
 * @property {string} sign `bot`, one that its person has chosen, or empty: the first letter of the name
 */

/** How a seat looks of which nothing else is known. @param {number} seat @param {boolean} [bot] @returns {Look} */
export function plainLook(seat, bot = false) {
  return { colour: Math.max(seat, 0) % COLOURS.length, sign: bot ? "bot" : "" };
}

/**
 * People have the colours they want, the first of those who want the same; the others have that
 * of their seat, or else the first that is left.
 *
 * @param {SeatInfo[]} seats
 * @returns {Look[]}
 */
export function looksOf(seats) {
  const wanted = seats.map(({ avatar }) => COLOURS.indexOf(avatar?.colour ?? ""));
  const colours = wanted.map((colour, i) => (wanted.indexOf(colour) === i ? colour : -1));
  for (const [seat, colour] of colours.entries()) {
    if (colour >= 0) continue;
    const order = [seat, ...COLOURS.keys()];
    colours[seat] = order.find((each) => !colours.includes(each)) ?? seat;
  }
  return seats.map(({ person, left, bot, avatar }, seat) => ({
    colour: colours[seat] ?? seat,
    sign: bot && !person && !left ? "bot" : (avatar?.sign ?? ""),
  }));
}
