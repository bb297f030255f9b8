/**
 * Events in words: each becomes a line with cards to look at, and the same in words for
 * screen readers.
 */

import { html } from "../html.js";
import { CardChip } from "../cards/draw.js";
import { cardWords, colourWord } from "../cards/words.js";
import { actionId } from "../table/board/fields.js";
import { rich, text } from "../texts.js";

/** @import { EventInfo } from "../protocol.js" */
/** @import { TableState } from "../state/table.js" */

/** @typedef {{what: string, seat: number, shown: any[], words: string}} Line */

// What follows from the events before and after it.
const QUIET = ["turn", "had_none"];
// What happens to several cards in a row, and is one sentence.
const CARD_BY_CARD = ["drew", "put_down", "opened", "kept"];

/** @param {EventInfo[]} events */
function together(events) {
  /** @type {EventInfo[]} */
  const merged = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (
      last &&
      CARD_BY_CARD.includes(event.what) &&
      last.what === event.what &&
      last.seat === event.seat
    ) {
      merged[merged.length - 1] = { ...last, cards: [...last.cards, ...event.cards] };
    } else if (!QUIET.includes(event.what)) {
      merged.push(event);
    }
  }
  return merged;
}

/**
 * @param {EventInfo[]} events that came at once
 * @param {TableState} table
 * @returns {Line[]}
 */
export function tell(events, table) {
  return together(events)
    .filter((event) => event.what !== "dealt" || event.seat === table.you.value)
    .map((event) => line(event, table));
}

/** @param {EventInfo} event @param {TableState} table @returns {Line} */
function line(event, table) {
  const deck = table.deck.value;
  const id = `log-${event.what.replaceAll("_", "-")}`;
  const hidden = event.cards.some((card) => card === "?");
  const args = { ...facts(event, table), n: event.cards.length, hidden: hidden ? "yes" : "no" };
  const chips = event.cards.map(
    (card, i) => html`<${CardChip} key=${i} text=${card} deck=${deck} />`,
  );
  return {
    what: event.what,
    seat: event.seat,
    shown: rich(id, { ...args, cards: html`<span class="chips">${chips}</span>` }),
    words: text(id, {
      ...args,
      cards: event.cards.length && !hidden ? cardWords(event.cards, deck) : "",
    }),
  };
}

/** Everything that a sentence may name. @param {EventInfo} event @param {TableState} table */
function facts(event, table) {
  const common = table.open.value?.piles.length === 1;
  const other = event.place >= 0 ? table.nameOf(event.place) : "";
  return {
    who: event.seat === table.you.value ? "you" : "other",
    name: event.seat >= 0 ? table.nameOf(event.seat) : "",
    whose: common
      ? "common"
      : event.place === event.seat
        ? "own"
        : event.place === table.you.value
          ? "yours"
          : "other",
    whom: event.place === table.you.value ? "you" : "other",
    other,
    place: event.place,
    number: event.place + 1,
    ends: event.seat < 0 ? "nobody" : "somebody",
    passed:
      event.place > (table.info.value?.levels[Math.max(event.seat, 0)]?.length ?? 99)
        ? "yes"
        : "no",
    dice: event.what === "rolled" ? `${Math.floor(event.place / 10)} + ${event.place % 10}` : "",
    action: event.what === "moved" ? fieldAction(event.place, table) : "",
    asked: event.what === "asked" ? askedFor(event.place, table) : "",
    way: event.what === "turned_direction" && event.place !== 1 ? "counter" : "clockwise",
  };
}

/** @param {number} field @param {TableState} table */
function fieldAction(field, table) {
  return text(`action-${actionId(table.info.value?.track[field] ?? "")}`);
}

/**
 * A value or a colour, by its number: first all values, then all colours.
 *
 * @param {number} what
 * @param {TableState} table
 */
function askedFor(what, table) {
  const deck = table.deck.value;
  return what < deck.values ? `${what + 1}` : colourWord(deck.colours[what - deck.values] ?? "");
}
