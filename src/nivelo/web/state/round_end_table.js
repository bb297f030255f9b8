/**
 * The table at the moment at which a round ends. The server deals the next round in the same
 * breath; here the last card is played on what was shown before, so that people can look at it.
 */

import { face } from "../cards/faces.js";

/** @import { Deck } from "../cards/faces.js" */
/** @import { GroupSpec } from "../game/levels.js" */
/** @import { EventInfo, GroupInfo, Open, Own } from "../protocol.js" */

/** Of these events the round's end consists; what follows them belongs to the next round. */
const ENDS = ["round_ended", "moved_up"];

/**
 * Cut what happened at once into what still belongs to the round and what is already the next one.
 * Nothing is cut if no round ends, or the game ends with it.
 *
 * @param {EventInfo[]} events
 */
export function cutAtRoundEnd(events) {
  const ended = events.findIndex((event) => event.what === "round_ended");
  if (ended < 0 || events.some((event) => event.what === "won")) return null;
  const after = events.findIndex((event, i) => i > ended && !ENDS.includes(event.what));
  const next = after < 0 ? events.length : after;
  return { last: events.slice(0, next), next: events.slice(next) };
}

/**
 * @param {Open} before
 * @param {EventInfo[]} events up to the round's end
 * @param {Deck} deck
 * @param {(seat: number) => GroupSpec[]} asksOf
 * @returns {Open}
 */
export function tableAtRoundEnd(before, events, deck, asksOf) {
  const open = {
    ...before,
    to_act: -1,
    decision: "",
    again: false,
    piles: before.piles.map((pile) => [...pile]),
    groups: before.groups.map((group) => ({ ...group, cards: [...group.cards] })),
    hand_sizes: [...before.hand_sizes],
    laid_out: [...before.laid_out],
    draft: [],
    draft_cards: [],
  };
  const asked = new Map();
  for (const { what, seat, cards, place } of events) {
    const had = open.hand_sizes[seat] ?? 0;
    if (["discarded", "put_down", "played", "laid_off", "laid_out"].includes(what)) {
      open.hand_sizes[seat] = Math.max(0, had - cards.length);
    }
    if (what === "drew" || what === "took") open.hand_sizes[seat] = had + cards.length;
    if (what === "drew") open.draw_size = Math.max(0, open.draw_size - cards.length);
    if (what === "took") open.piles[place]?.pop();
    if (what === "discarded" || what === "put_down" || (what === "played" && place < 0)) {
      open.piles[open.piles.length === 1 ? 0 : seat]?.push(...cards);
    }
    if (what === "laid_off") {
      const group = open.groups[place];
      for (const card of cards) if (group) layOff(group, card, deck);
    }
    if (what === "laid_out") {
      const number = asked.get(seat) ?? 0;
      asked.set(seat, number + 1);
      open.laid_out[seat] = true;
      open.groups.push({ owner: seat, kind: asksOf(seat)[number]?.kind ?? "set", cards });
    }
  }
  return open;
}

/** @param {GroupInfo} group @param {string} card @param {Deck} deck */
function layOff(group, card, deck) {
  const value = face(card, deck).value;
  const first = face(group.cards[0] ?? "?", deck);
  const lowest = first.stands?.value ?? first.value;
  if (group.kind.includes("run") && value && value < lowest) group.cards.unshift(card);
  else group.cards.push(card);
}

/**
 * The table before the next deal: what lay in front of people has been cleared away.
 *
 * @param {Open} open
 * @returns {Open}
 */
export function clearedTable(open) {
  return { ...open, groups: [], piles: open.piles.map(() => []) };
}

/**
 * One's own hand at that moment: without what was played last, and with nothing to do.
 *
 * @param {Own | null} own
 * @param {EventInfo[]} events
 * @returns {Own | null}
 */
export function ownAtRoundEnd(own, events) {
  if (!own) return null;
  const hand = [...own.hand];
  for (const { what, seat, cards } of events) {
    if (seat !== own.seat || what === "drew" || what === "took") continue;
    for (const card of cards) {
      const at = hand.indexOf(card);
      if (at >= 0) hand.splice(at, 1);
    }
  }
  return { ...own, hand, legal: [], undo: false };
}
