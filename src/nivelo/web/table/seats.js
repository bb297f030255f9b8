/** The others at the table: name, level, cards, discard pile, and what lies in front of them. */

import { classes, html } from "../html.js";
import { Card } from "../cards/draw.js";
import { cardWord, cardWords } from "../cards/words.js";
import { levelWords } from "../game/level_words.js";
import { Named } from "../parts/control.js";
import { Icon } from "../parts/icon.js";
import { text } from "../texts.js";
import { Bubble } from "./talk/chat.js";
import { DiscardPile } from "./piles.js";

/** @import { Play } from "./play.js" */
/** @import { TableState } from "../state/table.js" */

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
  return html`<ul
    class=${common ? "seats" : "seats personal"}
    data-count=${others.length}
    aria-label=${text("players")}
  >
    ${others.map((seat) => html`<${Seat} key=${seat} play=${play} seat=${seat} onSeat=${onSeat} />`)}
  </ul>`;
}

/** @param {{play: Play, seat: number, onSeat: (seat: number) => void}} props */
function Seat({ play, seat, onSeat }) {
  const table = play.table;
  const open = table.open.value;
  const info = table.info.value;
  const who = info?.seats[seat];
  if (!open || !info || !who) return null;
  const target = play.targets.value.seats.get(seat);
  const away = who.person && !who.bot && !table.present.value.includes(seat);
  const common = open.piles.length === 1;
  const card = target && cardWord(target.card, table.deck.value);
  const label = card
    ? text("lay-in-front", { card, name: table.nameOf(seat) })
    : seatWords(table, seat);
  const acts = open.to_act === seat;
  return html`<li
    class=${classes("seat", acts && "acts", open.turn === seat && "turn", away && "away")}
    data-anchor=${`seat-${seat}`}
  >
    <button
      type="button"
      class=${classes("seat-card", target && "target")}
      data-drop=${`seat:${seat}`}
      onClick=${() => (target ? play.do(target) : onSeat(seat))}
    >
      <${Named} label=${label}>
        <${Avatar} seat=${seat} name=${who.name} />
        <span class="seat-name"><bdi>${who.name}</bdi></span>
        <span class="seat-facts">
          <span class="seat-level"
            >${text("level-short", { n: Math.min(open.levels[seat] ?? 1, lastLevel(table, seat)) })}</span
          >
          <span class="seat-cards"><span class="mini-back"></span>${open.hand_sizes[seat]}</span>
          ${open.laid_out[seat] && html`<span class="seat-out"><${Icon} name="check" /></span>`}
        </span>
        <span class="seat-asks">${levelWords(table.asksOf(seat))}</span>
        ${who.bot && (who.person || who.left) && html`<span class="seat-bot"><${Icon} name="bot" /></span>`}
        ${away && html`<span class="seat-away">${text("away")}</span>`}
      <//>
    </button>
    ${!common && html`<${DiscardPile} play=${play} pile=${seat} />`}
    <${Front} table=${table} seat=${seat} />
    <${Bubble} table=${table} seat=${seat} />
  </li>`;
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
    cards: open?.hand_sizes[seat] ?? 0,
    out: open?.laid_out[seat] ? "yes" : "no",
  });
  const who = table.info.value?.seats[seat];
  return [
    words,
    front.length && text("seat-front", { cards: cardWords(front, table.deck.value) }),
    who?.bot && (who.person || who.left) && text("seat-bot-plays"),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Cards that lie in front of a seat. @param {{table: TableState, seat: number}} props */
export function Front({ table, seat }) {
  const cards = table.open.value?.front[seat] ?? [];
  if (!cards.length) return null;
  return html`<span class="front" data-anchor=${`front-${seat}`}>
    ${cards.map((card, i) => html`<${Card} key=${i} text=${card} deck=${table.deck.value} />`)}
  </span>`;
}

/** A seat's own colour and first letter. @param {{seat: number, name: string}} props */
export function Avatar({ seat, name }) {
  return html`<span class=${`avatar s-${seat}`} aria-hidden="true">${[...name][0] ?? "?"}</span>`;
}
