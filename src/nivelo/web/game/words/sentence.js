/** Whose turn it is and what is expected, in one plain sentence. */

import { cardWord, colourWord } from "../../cards/words.js";
import { text } from "../../texts.js";
import { isAsked } from "../knocking.js";
import { stillToPick } from "../picks.js";

/** @import { TableState } from "../../state/table.js" */

/**
 * What is asked for on the board: a value or a colour.
 *
 * @param {string} asked
 * @param {TableState} table
 */
export function askedWord(asked, table) {
  if (/^\d+$/.test(asked)) return asked;
  const colour = table.deck.value.colours.find((name) => name.charAt(0).toUpperCase() === asked);
  return colour ? colourWord(colour) : asked;
}

/** @param {TableState} table @param {number} picked how many cards are picked */
export function sentence(table, picked) {
  const open = table.open.value;
  const info = table.info.value;
  if (!open || !info) return "";
  if (info.status === "paused") return text("now-paused");
  if (open.winner >= 0) {
    return open.winner === table.you.value
      ? text("now-you-won")
      : text("now-won", { name: table.nameOf(open.winner) });
  }
  if (info.status === "over") return text("now-ended");
  if (open.to_act < 0) return text("round-over", { n: open.round });
  return table.isMyMove.value ? yours(table, picked) : others(table);
}

/** @param {TableState} table */
function others(table) {
  const open = table.open.value;
  if (!open) return "";
  const name = table.nameOf(open.to_act);
  if (table.former.value >= 0) return text("now-left");
  if (open.decision === "knocking") return text("now-knocking");
  if (open.to_act === table.you.value) return text("now-bot-for-you");
  if (table.isAway(open.to_act)) return text("now-away", { name });
  return text("now-other", { name, decision: open.decision });
}

/** @param {TableState} table @param {number} picked */
function yours(table, picked) {
  const open = table.open.value;
  const info = table.info.value;
  if (!open) return "";
  const legal = table.legal.value;
  const deck = table.deck.value;
  const top = open.piles[0]?.at(-1) ?? "?";
  const mayPick = stillToPick(open, table.own.value?.hand.length ?? 0);
  switch (open.decision) {
    case "taking":
      if (legal.has("pass")) return text("now-nothing-to-take");
      return text("now-take", { n: open.todo });
    case "playing":
      if (open.laid_out[table.you.value]) {
        if (table.own.value?.hand.length === 1) return text("now-discard-last");
        return text(legal.has("lay_off") ? "now-lay-off" : "now-discard");
      }
      return text(legal.has("lay_out") ? "now-lay-out" : "now-discard");
    case "second_discard":
      return text("now-second-discard");
    case "moving":
      return text("now-moving", { a: open.dice[0] ?? 0, b: open.dice[1] ?? 0 });
    case "giving":
      return text("now-giving", {
        name: table.nameOf(open.turn),
        asked: askedWord(open.asked, table),
      });
    case "opening":
      return text("now-opening", {
        n: open.todo - picked,
        name: table.nameOf(open.turn),
        cause: info?.track.length ? "board" : "card",
        card: cardWord("take", deck),
      });
    case "exchanging":
      return text("now-exchanging", { n: mayPick });
    case "swapping":
      return text("now-swapping", { n: mayPick });
    case "wishing":
      return text("now-wishing", { n: mayPick });
    case "keeping":
      return text("now-keeping", { n: open.todo });
    case "stealing":
      return text(open.must_steal ? "now-must-steal" : "now-may-steal");
    case "knocking":
      if (!legal.has("knock") || !isAsked(table)) return text("now-knocking");
      return text("now-knock", { name: table.nameOf(open.turn), card: cardWord(top, deck) });
    case "answering":
      return text("now-answer", { name: table.nameOf(open.knocker), card: cardWord(top, deck) });
    default:
      return text(`now-${open.decision.replace("_", "-")}`);
  }
}
