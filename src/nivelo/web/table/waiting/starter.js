/** The host's choice of who begins: whoever sits to the right of that player deals first (G19). */

import { dealerOf, starterOf } from "../../game/starter.js";
import { html } from "../../html.js";
import { text } from "../../texts.js";

/** @import { TableState } from "../../state/table.js" */

/** @param {{table: TableState, send: (command: any) => void}} props */
export function Starter({ table, send }) {
  const info = table.info.value;
  if (!info) return null;
  const count = info.seats.length;
  const first = starterOf({ ...info.setup, seats: count });
  /** @param {number} seat */
  const choose = (seat) =>
    send({ type: "change", setup: { ...info.setup, dealer: dealerOf(seat, count) } });
  return html`<label class="field starter">
    <span>${text("who-begins")}</span>
    <select
      class="input"
      onChange=${(/** @type {any} */ e) => choose(Number(e.currentTarget.value))}
    >
      <option value="-1" selected=${first < 0}>${text("begins-by-lot")}</option>
      ${info.seats.map(
        (seat, i) =>
          (seat.person || seat.bot) &&
          html`<option key=${i} value=${i} selected=${i === first}>${seat.name}</option>`,
      )}
    </select>
    <small class="quiet">${text("who-begins-note")}</small>
  </label>`;
}
