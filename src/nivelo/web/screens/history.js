/** Games that are over: one's own as a list, and each with its result and its proof. */

import { html } from "../html.js";
import { FinishedGameView } from "../history/finished_game.js";
import { HistoryList } from "../history/list.js";
import { TopBar } from "../parts/top_bar.js";
import { text } from "../texts.js";

/** @param {{params: string[]}} props */
export default function HistoryScreen({ params }) {
  const [table, number] = params;
  if (table && number) {
    return html`<${FinishedGameView}
      key=${`${table} ${number}`}
      table=${table}
      number=${number}
    />`;
  }
  return html`<main class="screen history">
    <${TopBar} title=${text("history-title")} />
    <${HistoryList} />
  </main>`;
}
