/** The others at the table: name, level, cards, discard pile, and what lies in front of them. */

import { classes, html } from "../../html.js";
import { Card } from "../../cards/draw.js";
import { cardWord, cardWords } from "../../cards/words.js";
import { levelWords } from "../../game/words/level_words.js";
import { Avatar } from "../../parts/avatar.js";
import { Named } from "../../parts/control.js";
import { Icon } from "../../parts/icon.js";
import { text } from "../../texts.js";
import { Bubble } from "../talk/chat.js";
import { DiscardPile } from "./piles.js";
import { Task } from "./task.js";

/** @import { Play } from "../play.js" */
/** @import { TableState } from "../../state/table.js" */

/**
 * The seats clockwise from one's own left; for a spectator from the first.
 *
 * @param {TableState} table
 */
export function othersOf(table) {
  const count = table.info.value?.seats.length ?? 0;
  const you = table.you.value;
  const all = Array.from({ length: count }, (_, i) => (you + 1 + i) % count);
  return you < 0 ? all : all.filter((seat) => seat !== you);
}

/** @param {{play: Play, onSeat: (seat: number) => void}} props */
export function Seats({ play, onSeat }) {
  const others = othersOf(play.table);
  const common = play.table.open.value?.piles.length === 1;
  const around = others.some((seat) => placeOf(play.table, seat).side === "left");
  const talking = others.some((seat) => play.table.bubbles.value[seat]);
  return html`<ul
    class=${classes("seats", !common && "personal", around && "around", talking && "talking")}
    data-count=${others.length}
    aria-label=${text("players")}
  >
    ${others.map((seat) => html`<${Seat} key=${seat} play=${play} seat=${seat} onSeat=${onSeat} />`)}
  </ul>`;
}

/**
 * How many sit on the left, at the far side and on the right, by the number of others.
 *
 * @type {[number, number, number][]}
 */
const SIDES = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 2, 0],
  [1, 1, 1],
  [1, 2, 1],
  [1, 3, 1],
  [2, 2, 2],
  [2, 3, 2],
  [2, 4, 2],
];

/**
 * On which side of a large table a seat lies, and how far along it, clockwise from one's own left.
 *
 * @param {TableState} table
 * @param {number} seat
 * @returns {{side: "left" | "far" | "right" | "near", part: number, count: number}} `count`: how
 *   many sit there
 */
export function placeOf(table, seat) {
  const others = othersOf(table);
  const at = others.indexOf(seat);
  if (at < 0) return { side: "near", part: 0.5, count: 1 };
  const board = Boolean(table.info.value?.track.length); // it needs the far side for itself
  const [left, far] = board
    ? [Math.ceil(others.length / 2), 0]
    : (SIDES[others.length] ?? [0, others.length]);
  const right = others.length - left - far;
  if (at < left) return { side: "left", part: 1 - (at + 0.5) / left, count: left };
  if (at < left + far) return { side: "far", part: (at - left + 0.5) / far, count: far };
  return { side: "right", part: (at - left - far + 0.5) / right, count: right };
}

/** @param {{play: Play, seat: number, onSeat: (seat: number) => void}} props */
function Seat({ play, seat, onSeat }) {
  const table = play.table;
  const open = table.open.value;
  const info = table.info.value;
  const who = info?.seats[seat];
  if (!open || !info || !who) return null;
  const target = play.targets.value.seats.get(seat);
  const away = table.isAway(seat);
  const common = open.piles.length === 1;
  const card = target && cardWord(target.card, table.deck.value);
  const label = card
    ? text("lay-in-front", { card, name: table.nameOf(seat) })
    : seatWords(table, seat);
  const acts = open.to_act === seat;
  const { side, part, count } = placeOf(table, seat);
  const out = Boolean(open.laid_out[seat]);
  return html`<li
    class=${classes(
      "seat",
      acts && "acts",
      open.turn === seat && "turn",
      away && "away",
      Boolean(open.front[seat]?.length) && "fronted",
    )}
    data-anchor=${`seat-${seat}`}
    data-side=${side}
    data-of=${count}
    style=${{ "--part": `${part}`, "--of": `${count}` }}
  >
    <button
      type="button"
      class=${classes("seat-card", target && "target")}
      data-drop=${`seat:${seat}`}
      onClick=${() => (target ? play.do(target) : onSeat(seat))}
    >
      <${Named} label=${label}>
        <${Avatar} look=${table.lookOf(seat)} name=${who.name} />
        <${HandFan} count=${table.handSize(seat)} jokers=${openJokers(table, seat)} />
        <bdi class="seat-name">${who.name}</bdi>
        <span class="seat-facts">
          <span class="seat-level"
            >${text("level-short", { n: Math.min(open.levels[seat] ?? 1, lastLevel(table, seat)) })}</span
          >
          ${out && html`<span class="seat-out"><${Icon} name="check" /></span>`}
          ${away && html`<span class="seat-away">${text("away")}</span>`}
          ${!out && !away && html`<${Task} asks=${table.asksOf(seat)} />`}
        </span>
        <span class="seat-asks">${out ? text("laid-out") : levelWords(table.asksOf(seat))}</span>
        ${who.bot && (who.person || who.left) && html`<span class="seat-bot"><${Icon} name="bot" /></span>`}
      <//>
    </button>
    ${!common && html`<${DiscardPile} play=${play} pile=${seat} />`}
    <${Front} table=${table} seat=${seat} onAsk=${() => onSeat(seat)} />
    <${Bubble} table=${table} seat=${seat} />
  </li>`;
}

const MOST_IN_FAN = 7; // more are only counted

/**
 * How many jokers everyone sees in a hand: those of the board game look the same on both sides.
 *
 * @param {TableState} table
 * @param {number} seat
 */
function openJokers(table, seat) {
  if (!table.info.value?.track.length) return 0;
  return (table.open.value?.known[seat] ?? []).filter((card) => card === "J").length;
}

/**
 * The cards that another one holds: a small fan of backs, and how many.
 *
 * @param {{count: number, jokers: number}} props
 */
function HandFan({ count, jokers }) {
  const shown = Math.min(count, MOST_IN_FAN);
  return html`<span class="seat-cards">
    <span class="mini-fan">
      ${Array.from(
        { length: shown },
        (_, i) =>
          html`<span
            class=${classes("mini-back", i >= shown - jokers && "mini-joker")}
            key=${i}
            style=${{ "--i": `${i - (shown - 1) / 2}` }}
          ></span>`,
      )}
    </span>
    <b>${count}</b>
  </span>`;
}

/** @param {TableState} table @param {number} seat */
export function lastLevel(table, seat) {
  return table.info.value?.levels[seat]?.length ?? 1;
}

/** A seat in one sentence. @param {TableState} table @param {number} seat */
export function seatWords(table, seat) {
  const open = table.open.value;
  const front = open?.front[seat] ?? [];
  const words = text("seat-words", {
    name: table.nameOf(seat),
    level: open?.levels[seat] ?? 1,
    asks: levelWords(table.asksOf(seat)),
    cards: table.handSize(seat),
    out: open?.laid_out[seat] ? "yes" : "no",
  });
  const who = table.info.value?.seats[seat];
  return [
    words,
    openJokers(table, seat) && text("seat-jokers", { n: openJokers(table, seat) }),
    front.length && text("seat-front", { cards: cardWords(front, table.deck.value) }),
    who?.bot && (who.person || who.left) && text("seat-bot-plays"),
    table.isAway(seat) && text("seat-away"),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Cards that lie in front of a seat. What they do is told with all else about the seat; its own
 * button leads there too, for those who use keys.
 *
 * @param {{table: TableState, seat: number, onAsk?: () => void}} props
 */
export function Front({ table, seat, onAsk }) {
  const cards = table.open.value?.front[seat] ?? [];
  if (!cards.length) return null;
  return html`<span class="front" data-anchor=${`front-${seat}`} onClick=${onAsk}>
    ${cards.map((card, i) => html`<${Card} key=${i} text=${card} deck=${table.deck.value} />`)}
  </span>`;
}
