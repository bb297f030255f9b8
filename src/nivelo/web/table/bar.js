/** The bar above the table: menu, which game and round, and where there is no room, log and chat. */

import { html } from "../html.js";
import { gameTitle } from "../game/words/setup_words.js";
import { Icon } from "../parts/icon.js";
import { ALONE } from "../place.js";
import { text } from "../texts.js";

/** @import { TableState } from "../state/table.js" */

/**
 * @param {{
 *   table: TableState,
 *   onOpen: (sheet: string) => void,
 *   onResult: (() => void) | null,
 * }} props `onResult` leads back to the result of a game that is over
 */
export function TableBar({ table, onOpen, onResult }) {
  const info = table.info.value;
  const open = table.open.value;
  if (!info || !open) return null;
  const unread = table.unread.value;
  return html`<header class="table-bar">
    <${BarButton} name="menu" onPress=${() => onOpen("menu")} />
    <h1>
      <span class="bar-game">${gameTitle(info.setup.game, info.title)}</span>
      <span class="quiet">${text("round-n", { n: open.round })}</span>
    </h1>
    ${
      onResult &&
      html`<button class="button" type="button" onClick=${onResult}>${text("result")}</button>`
    }
    <${BarButton} name="log" class="talk-button" onPress=${() => onOpen("log")} />
    ${
      !ALONE &&
      html`<${BarButton}
        name="chat"
        class="talk-button chat-button"
        count=${unread}
        onPress=${() => onOpen("chat")}
      />`
    }
  </header>`;
}

/** @param {{name: string, class?: string, count?: number, onPress: () => void}} props */
function BarButton({ name, class: more = "", count = 0, onPress }) {
  return html`<button
    class=${`button plain round ${more}`}
    type="button"
    aria-label=${count > 0 ? text("chat-unread", { n: count }) : text(name)}
    onClick=${onPress}
  >
    <${Icon} name=${name} />
    ${count > 0 && html`<span class="badge">${count}</span>`}
  </button>`;
}
