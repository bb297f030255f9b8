/** All tables at which one sits. */

import { html } from "../html.js";
import { address } from "../place.js";
import { Icon } from "../parts/icon.js";
import { TableList } from "../home/table_list.js";
import { TopBar } from "../parts/top_bar.js";
import { myTables } from "../state/tables.js";
import { text } from "../texts.js";

export default function MyTablesScreen() {
  return html`<main class="screen narrow">
    <${TopBar} title=${text("my-tables")} />
    <section class="panel">
      <${TableList} list="mine" load=${myTables} empty=${text("no-tables")} />
    </section>
    <p>
      <a class="button main" href=${address("/new")}
        ><${Icon} name="plus" /> ${text("new-table")}</a
      >
    </p>
  </main>`;
}
