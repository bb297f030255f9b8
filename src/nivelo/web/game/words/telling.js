/**
 * Events in words: each becomes a line with cards to look at, and the same in words for
 * screen readers.
 */

import { html } from "../../html.js";
import { CardChip } from "../../cards/draw.js";
import { cardWords, colourWord } from "../../cards/words.js";
import { landedOn } from "../landed_on.js";
import { actionId } from "../../table/board/fields.js";
import { rich, text } from "../../texts.js";

/** @import { EventInfo, GroupInfo, Open } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */

/** @typedef {{what: string, seat: number, shown: any[], words: string}} Line */

// What follows from the events before and after it.
const QUIET = ["turn", "had_none"];
// What happens to several cards in a row, and is one sentence.
export const CARD_BY_CARD = ["drew", "put_down", "opened", "kept"];

/** Stands in a sentence where its cards come. */
const CHIPS = Object.freeze({});

/**
 * What is known of the table before and after the events; else it is as it is now.
 *
 * @typedef {{before?: Open | null, after?: Open | null}} Around
 */

/** A turn is told only if it is the same player's again. @param {EventInfo} event @param {Around} around */
const isAgain = (event, { before }) =>
  event.what === "turn" && Boolean(before?.again) && before?.turn === event.seat;

/** @param {EventInfo[]} events @param {Around} around */
function together(events, around) {
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
    } else if (!QUIET.includes(event.what) || isAgain(event, around)) {
      merged.push(event);
    }
  }
  return merged;
}

/**
 * @param {EventInfo[]} events that came at once
 * @param {TableState} table
 * @param {Around} [around]
 * @returns {Line[]}
 */
export function tell(events, table, around = {}) {
  return together(events, around)
    .filter((event) => event.what !== "dealt" || event.seat === table.you.value)
    .map((event) => line(event, table, around));
}

/** @param {EventInfo} event @param {TableState} table @param {Around} around @returns {Line} */
function line(event, table, { before, after }) {
  const deck = table.deck.value;
  const { cards, group } = landedOn(event, before, after === undefined ? table.open.value : after);
  const id = `log-${event.what.replaceAll("_", "-")}`;
  const hidden = event.cards.some((card) => card === "?");
  const args = {
    ...facts(event, table),
    ...groupFacts(event, group, table),
    n: event.cards.length,
    hidden: hidden ? "yes" : "no",
  };
  const chips = cards.map((card, i) => html`<${CardChip} key=${i} text=${card} deck=${deck} />`);
  return {
    what: event.what,
    seat: event.seat,
    shown: withStop(rich(id, { ...args, cards: CHIPS }), chips),
    words: text(id, {
      ...args,
      cards: cards.length && !hidden ? cardWords(cards, deck) : "",
    }),
  };
}

/**
 * The cards in their place. What closes the sentence keeps to the last of them, so that it never
 * stands in a line by itself.
 *
 * @param {any[]} parts of a sentence
 * @param {any[]} chips
 */
function withStop(parts, chips) {
  const at = parts.indexOf(CHIPS);
  if (at < 0) return parts;
  const rest = `${parts[at + 1] ?? ""}`;
  const [closing = ""] = /^\u2060?[.!]/.exec(rest) ?? [];
  const last = html`<span class="kept" key="last">${chips.at(-1)}${closing}</span>`;
  return [
    ...parts.slice(0, at),
    html`<span class="chips">${chips.slice(0, -1)}${last}</span>`,
    rest.slice(closing.length),
    ...parts.slice(at + 2),
  ];
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

/**
 * Onto what, and whose it is.
 *
 * @param {EventInfo} event
 * @param {GroupInfo | undefined} group
 * @param {TableState} table
 */
function groupFacts(event, group, table) {
  if (!group) return { onto: "nowhere", owner: "", group: "" };
  const { owner, kind } = group;
  return {
    onto: owner === event.seat ? "own" : owner === table.you.value ? "yours" : "other",
    owner: table.nameOf(owner),
    group: text("log-group", { kind: kind.replaceAll(/[ +]/g, "-") }),
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
