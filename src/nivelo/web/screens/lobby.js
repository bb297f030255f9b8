/** Tables that anyone may join or watch. */

import { html } from "../html.js";
import { AloneNote } from "../local/alone.js";
import { ALONE, address } from "../place.js";
import { Icon } from "../parts/icon.js";
import { TableList } from "../home/table_list.js";
import { TopBar } from "../parts/top_bar.js";
import { lobbyTables } from "../state/tables.js";
import { text } from "../texts.js";

export default function LobbyScreen() {
  return html`<main class="screen narrow">
    <${TopBar} title=${text("lobby")} />
    ${
      ALONE
        ? html`<${AloneNote} />`
        : html`<section class="panel">
            <${TableList} list="lobby" load=${lobbyTables} empty=${text("lobby-empty")} />
          </section>`
    }
    <p>
      <a class="button main" href=${address("/new")}
        ><${Icon} name="plus" /> ${text("new-table")}</a
      >
    </p>
  </main>`;
}
