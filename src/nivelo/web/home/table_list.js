/** A list of tables: one's own, or those of the lobby. */

import { classes, html, useEffect, useState } from "../html.js";
import { apart } from "../game/words/names.js";
import { gameTitle } from "../game/words/setup_words.js";
import { Icon } from "../parts/icon.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { address } from "../place.js";
import { store, stored } from "../state/stored.js";
import { comeBack } from "../state/tables.js";
import { text } from "../texts.js";

/** @import { TableFound } from "../protocol.js" */

const AGAIN_MILLISECONDS = 10_000;
const COUNTS = "nivelo-lists";

/** How many tables a list had when it was last seen on this device. @param {string} list */
export const lastCount = (list) => Number(stored(COUNTS)[list] ?? 0);

/**
 * @param {{
 *   list: string, load: () => Promise<TableFound[]>, empty: string, most?: number, more?: string,
 *   place?: string, onLoad?: (tables: TableFound[]) => void, onFail?: (code: string) => void,
 * }} props
 *   `list` is its name; `empty` is shown when there are none; with `most` only so many, and a link to `more`; `place`
 *   is where the tables are, if they are not the server's
 */
export function TableList({ list, load, empty, most = 100, more, place, onLoad, onFail }) {
  const [tables, setTables] = useState(/** @type {TableFound[] | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const refresh = () =>
      load().then(
        (loaded) => {
          setTables(loaded);
          store(COUNTS, { ...stored(COUNTS), [list]: loaded.length });
          onLoad?.(loaded);
          setProblem("");
        },
        (error) => {
          setProblem(problemText(error));
          onFail?.(error.code);
        },
      );
    refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!tables) return html`<${Coming} count=${Math.min(lastCount(list), most)} />`;
  if (!tables.length) return html`<p class="quiet">${empty}</p>`;
  return html`<ul class="table-list">
      ${tables.slice(0, most).map((table) => html`<${Row} key=${table.id} table=${table} place=${place} />`)}
    </ul>
    ${more && tables.length > most && html`<a href=${address(more)}>${text("show-all", { n: tables.length })}</a>`}`;
}

/** At the server's tables the seat is taken at once; elsewhere its page offers it. @param {MouseEvent} event @param {string} table */
export function takeSeat(event, table) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another window: its page offers it
  event.preventDefault();
  comeBack(table).catch((error) => note(problemText(error)));
}

/** Room for the tables that are asked for, so that nothing moves when they come. @param {{count: number}} props */
function Coming({ count }) {
  if (!count) return html`<p class="quiet" aria-busy="true">${"\u00A0"}</p>`;
  return html`<ul class="table-list coming" aria-busy="true" aria-label=${text("loading")}>
    ${Array.from({ length: count }, (_, i) => html`<li key=${i}></li>`)}
  </ul>`;
}

/** @param {{table: TableFound, place?: string}} props */
function Row({ table, place }) {
  return html`<li>
    <a
      href=${place ? `${place}t/${table.id}` : address(`/t/${table.id}`)}
      class=${classes(table.your_turn && "your-turn", table.left && "left")}
      onClick=${table.left && !place ? (/** @type {MouseEvent} */ event) => takeSeat(event, table.id) : undefined}
    >
      <span class="table-what">
        <b>${gameTitle(table.game, table.title)}</b>
        <span class="quiet small">${table.names.filter(Boolean).map(apart).join(", ")}</span>
      </span>
      <span class="table-status">
        ${
          table.left
            ? html`${text("status-left")} <b>${text("come-back-here")}</b>`
            : table.your_turn
              ? text("your-turn")
              : table.status === "open"
                ? text("seats-free", { n: table.free })
                : text(`status-${table.status}`)
        }
      </span>
      <${Icon} name="right" />
    </a>
  </li>`;
}
