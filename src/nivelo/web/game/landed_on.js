/**
 * Where cards were laid, and what the jokers among them stand for. Events do not say it; the table
 * before and after them does.
 */

/** @import { EventInfo, GroupInfo, Open } from "../protocol.js" */

const LAID = ["laid_out", "laid_off"];

/** @param {string[]} cards */
const without = (cards) => cards.map((card) => card.split("=")[0]).toSorted();

/**
 * The same cards as they lie there.
 *
 * @param {string[]} cards
 * @param {GroupInfo | undefined} former the group before
 * @param {GroupInfo | undefined} group
 */
function declared(cards, former, group) {
  const start = former?.cards.length ?? 0;
  if (!group || group.cards.length !== start + cards.length) return cards;
  const behind = `${group.cards.slice(0, start)}` === `${former?.cards ?? []}`;
  const there = behind ? group.cards.slice(start) : group.cards.slice(0, cards.length);
  return `${without(there)}` === `${without(cards)}` ? there : cards;
}

/**
 * @param {EventInfo} event
 * @param {Open | null | undefined} before
 * @param {Open | null | undefined} after
 * @returns {{cards: string[], group: GroupInfo | undefined}}
 */
export function landedOn(event, before, after) {
  if (!LAID.includes(event.what)) return { cards: event.cards, group: undefined };
  const former = before?.groups[event.place];
  const group = after?.groups[event.place];
  return { cards: declared(event.cards, former, group), group: former ?? group };
}
