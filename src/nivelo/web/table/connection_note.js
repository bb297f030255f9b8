/** Whether the table is there: each trouble has its plain message, and mends itself if it can. */

import { html } from "../html.js";
import { codeText } from "../parts/problem.js";
import { address } from "../place.js";
import { text } from "../texts.js";

/** @import { LiveTable } from "../state/live_table.js" */

/** @param {{table: LiveTable}} props */
export function ConnectionNote({ table }) {
  const status = table.connection.status.value;
  const lost = table.lostSeat.value;
  if (status === "lost" || status === "restarting") {
    return html`<div class="connection" role="status">
      <span class="connection-wait" aria-hidden="true"></span>
      ${text(status === "lost" ? "connection-lost" : "connection-restarting")}
    </div>`;
  }
  if (lost && status === "open") {
    return html`<div class="connection" role="status">${text(`seat-${lost}`)}</div>`;
  }
  return null;
}

/** The table cannot be seen at all. @param {{code: string}} props */
export function NoTable({ code }) {
  return html`<main class="screen narrow">
    <h1>${text("no-table-title")}</h1>
    <p>${codeText(code)}</p>
    <a class="button main" href=${address("/")}>${text("go-home")}</a>
  </main>`;
}
