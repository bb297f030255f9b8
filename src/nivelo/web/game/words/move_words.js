/** A move as the coach says it: what to do, in one short sentence. */

import { html } from "../../html.js";
import { CardChip } from "../../cards/draw.js";
import { actionId } from "../../table/board/fields.js";
import { hasText, listed, rich, text } from "../../texts.js";
import { parseMove, seatOf } from "../moves.js";
import { meaningOf } from "./move_meaning.js";
import { askedWord } from "./sentence.js";

/** @import { GroupInfo, ReasonInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */

/**
 * @param {string} written
 * @param {TableState} table
 * @param {{tops?: string[], groups?: GroupInfo[], decision?: string, more?: string[]}} [then] if it is
 *   not about this moment: the top card of each discard pile, the groups on the table, what was to be
 *   decided; `more`: cards that are picked with that of the move
 * @returns {any[]}
 */
export function moveWords(written, table, { tops, groups, decision, more = [] } = {}) {
  const move = parseMove(written);
  const about = decision ?? table.open.value?.decision ?? "";
  const piles = tops ?? table.open.value?.piles.map((pile) => pile.at(-1) ?? "") ?? [];
  const top = move.kind === "pile" ? piles[move.place] : move.card;
  const card = cardChips([top || "?", ...more], table);
  const common = piles.length === 1;
  const seat = move.kind === "steal" ? move.place : seatOf(move, common);
  const group = (groups ?? (tops ? [] : table.open.value?.groups))?.[move.place];
  if (move.kind === "action") {
    return [text("coach-action", { action: text(`action-${actionId(move.extra)}`) })];
  }
  if (move.kind === "ask") {
    const name = table.nameOf(firstAsked(move.place, table));
    return [text("coach-ask", { asked: askedWord(move.extra, table), name })];
  }
  if (move.kind === "count") return [text("coach-count", { n: move.place })];
  return rich("suggest", {
    kind: meaningOf(move.kind, about),
    card,
    name: seat >= 0 ? table.nameOf(seat) : "",
    action: move.kind === "field" ? actionOf(move.place, table) : "none",
    whose: common ? "common" : move.place === table.you.value ? "yours" : "other",
    at: move.kind === "play" && move.place >= 0 ? "seat" : "none",
    number: move.place + 1,
    group: group ? groupChips(group, table) : "unknown",
  });
}

const CARD = "\uE001"; // stands for each in a list of words

/** Cards as a list within a sentence. @param {string[]} cards @param {TableState} table */
function cardChips(cards, table) {
  const words = listed(cards.map(() => CARD)).split(CARD);
  return html`<span>
    ${words.map((each, i) => [each, cards[i] && html`<${CardChip} key=${i} text=${cards[i]} deck=${table.deck.value} />`])}
  </span>`;
}

/** The seat that is asked first. @param {number} direction 0: to the left @param {TableState} table */
function firstAsked(direction, table) {
  const seats = table.info.value?.seats.length ?? 1;
  return (table.you.value + (direction ? seats - 1 : 1)) % seats;
}

/** What one does on a field of the board. @param {number} field @param {TableState} table */
function actionOf(field, table) {
  const action = table.info.value?.track[field];
  return action ? text(`action-${actionId(action)}`) : "none";
}

/** To lay out these groups. @param {GroupInfo[]} groups @param {TableState} table @returns {any[]} */
export function layOutWords(groups, table) {
  const all = groups.map((group, i) => [i > 0 && " + ", groupChips(group, table)]);
  return rich("coach-lay-out", { groups: html`<span>${all}</span>` });
}

/** @param {GroupInfo} group @param {TableState} table */
function groupChips(group, table) {
  const deck = table.deck.value;
  const chips = group.cards.map(
    (card, i) => html`<${CardChip} key=${i} text=${card} deck=${deck} />`,
  );
  return html`<span>${chips}</span>`;
}

/**
 * A fact that speaks for a move, or against the one that was made; nothing if there is none.
 *
 * @param {ReasonInfo | null | undefined} why
 * @param {TableState} table
 * @param {number} [n] for how many cards it speaks
 */
export function whyWords(why, table, n = 1) {
  // A server may know reasons that this page has no words for.
  if (!why || !hasText(`why-${why.code}`)) return "";
  return text(`why-${why.code}`, { name: why.seat < 0 ? "" : table.nameOf(why.seat), n });
}

/** A chance as a person says it: 37 of a hundred. @param {number} chance */
export function percent(chance) {
  return rounded(chance * 100);
}

/** Where small differences matter: 37.4 of a hundred. @param {number} chance */
export function tenths(chance) {
  return rounded(chance * 1000) / 10;
}

/** Nothing is less than nothing: there is no “-0”. @param {number} n */
function rounded(n) {
  return Math.round(n) || 0;
}
