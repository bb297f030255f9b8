/** Who sits where before the game. Free seats are one line: nobody cares which of them it is. */

import { classes, html } from "../../html.js";
import { botWord, sideWord } from "../../game/words/setup_words.js";
import { Avatar } from "../../parts/avatar.js";
import { Icon } from "../../parts/icon.js";
import { SitHere } from "../../local/sit_here.js";
import { ALONE } from "../../place.js";
import { text } from "../../texts.js";

/** @import { TableState } from "../../state/table.js" */

/** @param {{table: TableState, send: (command: any) => void}} props */
export function SeatList({ table, send }) {
  const seats = table.info.value?.seats ?? [];
  const free = seats.flatMap((seat, i) => (seat.person || seat.bot ? [] : [i]));
  return html`<ul class="seat-list">
    ${seats.map((_, i) => !free.includes(i) && html`<${SeatRow} key=${i} table=${table} seat=${i} send=${send} />`)}
    ${free.length > 0 && html`<${FreeSeats} key="free" table=${table} free=${free} send=${send} />`}
  </ul>`;
}

/** Does each player choose between several lists of levels? @param {TableState} table */
export function hasSides(table) {
  return Object.keys(table.game.value?.sides ?? {}).length > 1;
}

/** @param {{table: TableState, free: number[], send: (command: any) => void}} props */
function FreeSeats({ table, free, send }) {
  const [seat = 0] = free;
  return html`<li class="free">
    <${Avatar} look=${table.lookOf(seat)} name="+" />
    <span class="seat-who"><b>${text("free-seats", { n: free.length })}</b></span>
    ${
      table.isHost &&
      html`<button
        class="button"
        type="button"
        onClick=${() => send({ type: "bot", seat, bot: table.info.value?.setup.bot })}
      >
        ${text("add-bot")}
      </button>`
    }
    ${ALONE && table.isHost && html`<${SitHere} table=${table.id} seat=${seat} />`}
  </li>`;
}

/** @param {{table: TableState, seat: number, send: (command: any) => void}} props */
function SeatRow({ table, seat, send }) {
  const info = table.info.value;
  const who = info?.seats[seat];
  if (!info || !who) return null;
  const you = table.you.value === seat;
  const sides = Object.keys(table.game.value?.sides ?? {});
  const here = table.present.value.includes(seat);
  return html`<li class=${classes(you && "mine")}>
    <${Avatar} look=${table.lookOf(seat)} name=${who.name} />
    <span class="seat-who">
      <b><bdi>${who.name}</bdi></b>
      <span class="quiet small">
        ${who.bot && !who.person && botWord(who.bot)}
        ${who.person && (seat === info.host ? text("host") : who.ready ? text("is-ready") : text("not-ready"))}
        ${who.person && !here && !ALONE && ` · ${text("away")}`}
      </span>
    </span>
    ${
      hasSides(table) &&
      (you || table.isHost) &&
      html`<select
        class="input side"
        aria-label=${text("side-of", { name: who.name })}
        value=${who.side}
        onChange=${(/** @type {any} */ e) => send({ type: "pick", side: e.currentTarget.value, seat })}
      >
        ${sides.map((side) => html`<option value=${side} selected=${side === who.side}>${sideWord(side)}</option>`)}
      </select>`
    }
    ${
      table.isHost &&
      !you &&
      html`<button
        class="button plain round"
        type="button"
        aria-label=${who.person ? text("remove-player", { name: who.name }) : text("free-seat")}
        onClick=${() => send({ type: who.person ? "remove" : "return", seat, name: who.name })}
      >
        <${Icon} name="close" />
      </button>`
    }
  </li>`;
}
