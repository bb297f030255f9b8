/**
 * Log and chat: beside the table where there is room, otherwise in a window of their own. Those who
 * pass a device around need no chat.
 */

import { html, useEffect, useState } from "../../html.js";
import { Dialog } from "../../parts/dialog.js";
import { ALONE } from "../../place.js";
import { text } from "../../texts.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";
import { hasCompany, useSpokenChat } from "./quick_reactions.js";

/** @import { TableState } from "../../state/table.js" */

const BESIDE = "(min-width: 1280px)"; // as the styles of the table say

/** Is there room beside the table? */
function useRoom() {
  const [room, setRoom] = useState(() => matchMedia(BESIDE).matches);
  useEffect(() => {
    const media = matchMedia(BESIDE);
    const look = () => setRoom(media.matches);
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, []);
  return room;
}

/** Is there anybody to talk to, or has anything been said? @param {TableState} table */
export function isTalkedAt(table) {
  return !ALONE && (hasCompany(table) || table.chat.value.length > 0);
}

/** @param {{table: TableState}} props */
export function Talk({ table }) {
  const room = useRoom();
  const chats = isTalkedAt(table);
  useSpokenChat(table, room && chats);
  // What nobody sees need not be written again with every move.
  if (!room) return null;
  return html`<aside class="talk" aria-label=${text(chats ? "talk" : "log")}>
    <section>
      <h2>${text("log")}</h2>
      <${Log} table=${table} />
    </section>
    ${
      chats &&
      html`<section>
        <h2>${text("chat")}</h2>
        <${Chat} table=${table} />
      </section>`
    }
  </aside>`;
}

/** @param {{table: TableState, first: string, onClose: () => void}} props */
export function TalkDialog({ table, first, onClose }) {
  const [tab, setTab] = useState(first);
  return html`<${Dialog} title=${text(ALONE ? tab : "talk")} onClose=${onClose} class="talk-dialog">
    <div class="choices" role="group" hidden=${ALONE}>
      ${["log", "chat"].map(
        (each) =>
          html`<button
            class="button"
            type="button"
            key=${each}
            aria-pressed=${tab === each ? "true" : "false"}
            onClick=${() => setTab(each)}
          >
            ${text(each)}
          </button>`,
      )}
    </div>
    ${tab === "log" ? html`<${Log} table=${table} />` : html`<${Chat} table=${table} />`}
  <//>`;
}
