/** Why something is not possible now, in one sentence. */

import { text } from "../texts.js";

/** @import { TableState } from "../state/table.js" */

/**
 * What holds for every move: that it is somebody else's, or nobody's.
 *
 * @param {TableState} table
 */
export function whyNotNow(table) {
  const open = table.open.value;
  const info = table.info.value;
  if (table.you.value < 0) return text("why-watching");
  if (!table.isConnected) return text("why-no-connection");
  if (info?.status === "paused") return text("why-paused");
  if (info?.status === "over" || !open) return text("why-over");
  if (info?.seats[table.you.value]?.bot) return text("why-bot");
  if (open.to_act !== table.you.value) {
    return open.to_act < 0
      ? text("why-over")
      : text("why-turn", { name: table.nameOf(open.to_act) });
  }
  return table.whatFirst;
}

/** The decisions of a turn in which the card is taken already. */
const TAKEN = ["playing", "second_discard"];

/** @param {TableState} table */
export function whyNotTake(table) {
  return whyNotNow(table) || whyNotFrom(table, "why-empty");
}

/** @param {TableState} table @param {number} pile */
export function whyNotPile(table, pile) {
  const empty = !table.open.value?.piles[pile]?.length;
  return whyNotNow(table) || (empty ? text("why-empty") : whyNotFrom(table, "why-not-pile"));
}

/** @param {TableState} table @param {string} otherwise what it is if a card is still to be taken */
function whyNotFrom(table, otherwise) {
  const decision = table.open.value?.decision ?? "";
  if (TAKEN.includes(decision)) return text("why-taken");
  return text(decision === "taking" ? otherwise : "why-first");
}

/** @param {TableState} table */
export function whyNotLayOut(table) {
  const open = table.open.value;
  const now = whyNotNow(table);
  if (now) return now;
  if (open?.laid_out[table.you.value]) return text("why-laid-out");
  if (open?.decision === "playing") return text("why-incomplete");
  return open?.decision === "taking" || open?.decision === "moving"
    ? text("why-take-first")
    : text("why-first");
}

/** Why a card cannot go to the discard pile. @param {TableState} table @param {string} card */
export function whyNotDiscard(table, card) {
  const now = whyNotNow(table);
  if (now) return now;
  const decision = table.open.value?.decision;
  if (decision === "taking" || decision === "moving") return text("why-take-first");
  if (!card) return text("why-select");
  return table.whyKept(card) || text("why-no-discard");
}

/** Why a card cannot go to a group. @param {TableState} table @param {string} card */
export function whyNotLayOff(table, card) {
  const now = whyNotNow(table);
  if (now) return now;
  const open = table.open.value;
  if (open?.decision === "taking") return text("why-take-first");
  if (!open?.laid_out[table.you.value]) return text("why-lay-out-first");
  if (!card) return text("why-select");
  if (table.own.value?.hand.length === 1) return text("why-last-card");
  return text("why-does-not-fit");
}
