/** Whether a person who could knock for a card is asked about it. */

import { asksAllKnocks } from "../state/play_settings.js";
import { isWorthHaving } from "./best_match.js";

/** @import { TableState } from "../state/table.js" */

/**
 * Is the card on the pile one to ask about? Who holds no knock card is never asked; who does is
 * asked about cards that are of use, unless they want to be asked about all.
 *
 * @param {TableState} table
 */
export function isAsked(table) {
  const open = table.open.value;
  const hand = table.own.value?.hand ?? [];
  if (!open || !hand.includes("knock")) return false;
  if (asksAllKnocks.value || open.laid_out[table.you.value]) return true;
  const top = open.piles[0]?.at(-1) ?? "?";
  return isWorthHaving(top, hand, table.asks.value, table.deck.value);
}
