/** Who could knock for a card, and whether such a person is asked about it. */

import { SPECIALS } from "../cards/specials.js";
import { signal } from "../html.js";
import { asksAllKnocks } from "../state/play_settings.js";
import { isWorthHaving } from "./best_match.js";

/** @import { TableState } from "../state/table.js" */

/** The turn after which a device was passed on to somebody who wants to knock. */
export const heldForKnock = signal(-1);

/**
 * Is the card on the pile one to ask about? Who holds no knock card is never asked; who does is
 * asked about cards that are of use, unless they want to be asked about all, or about this one.
 *
 * @param {TableState} table
 */
export function isAsked(table) {
  const open = table.open.value;
  const hand = table.own.value?.hand ?? [];
  if (!open || !hand.includes("knock")) return false;
  if (asksAllKnocks.value || heldForKnock.value === open.turns) return true;
  if (open.laid_out[table.you.value]) return true;
  const top = open.piles[0]?.at(-1) ?? "?";
  return isWorthHaving(top, hand, table.asks.value, table.deck.value);
}

/**
 * Is this a seat whose person is asked: not the one who discarded, nor the next, nor stopped?
 *
 * @param {TableState} table
 * @param {number} seat
 */
export function mayKnock(table, seat) {
  const open = table.open.value;
  if (!open || seat < 0 || seat === open.turn || table.info.value?.seats[seat]?.bot) return false;
  const count = open.levels.length;
  const stopped = (/** @type {number} */ each) =>
    SPECIALS.some(({ name, stops }) => stops && open.front[each]?.includes(name));
  let next = (open.turn + open.direction + count) % count;
  while (next !== open.turn && stopped(next)) next = (next + open.direction + count) % count;
  return seat !== next && !stopped(seat);
}
