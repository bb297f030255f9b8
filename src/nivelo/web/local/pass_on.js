/**
 * Several people play on this device: it is passed on, and between two of them nobody's hand is on
 * the screen.
 */

import { post } from "../api.js";
import { html, useEffect } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { loadStyles } from "../parts/styles.js";
import { text } from "../texts.js";

/** @import { LiveTable } from "../state/live_table.js" */

/**
 * Who must act next, if it is somebody else at this device than the one who holds it.
 *
 * @param {LiveTable} table
 */
export function nextHolder(table) {
  const info = table.info.value;
  const seat = table.open.value?.to_act ?? -1;
  const who = info?.seats[seat];
  if (info?.status !== "playing" || table.held.value || seat === table.you.value) return -1;
  return who?.person && !who.bot ? seat : -1;
}

/** @param {{table: LiveTable, onHold: (seat: number) => void}} props */
export function PassOn({ table, onHold }) {
  useEffect(() => {
    loadStyles("local");
  }, []);
  const seat = nextHolder(table);
  if (seat < 0) return null;
  const name = table.nameOf(seat);
  const pass = () =>
    post(`/tables/${table.id}/commands?seat=${seat}`, {
      type: "move",
      at: table.position,
      move: "pass",
    }).catch((error) => note(problemText(error)));
  return html`<${Dialog} key=${seat} class="pass-on" title=${text("pass-on", { name })}>
    <p>${text("pass-on-note")}</p>
    <div class="row">
      <button class="button main big" type="button" autofocus onClick=${() => onHold(seat)}>
        ${text("pass-on-here", { name })}
      </button>
      ${
        table.open.value?.decision === "knocking" &&
        html`<button class="button big" type="button" onClick=${pass}>
          ${text("pass-on-no-knock", { name })}
        </button>`
      }
    </div>
  <//>`;
}
