/** Talk at the table, and reactions in one tap. */

import { html, useEffect, useRef, useState } from "../../html.js";
import { note } from "../../parts/notes.js";
import { problemText } from "../../parts/problem.js";
import { Icon } from "../../parts/icon.js";
import { ReactionRow } from "./quick_reactions.js";
import { REACTIONS, Reaction, reactionWord } from "./reactions.js";
import { text } from "../../texts.js";

/** @import { TableState } from "../../state/table.js" */

const MOST = 300;

/** What a seat has just said, beside it. @param {{table: TableState, seat: number}} props */
export function Bubble({ table, seat }) {
  const line = table.bubbles.value[seat];
  if (!line || table.muted.value.includes(seat)) return null;
  return html`<span class=${line.reaction ? "bubble sign" : "bubble"} aria-hidden="true">
    ${line.reaction ? html`<${Reaction} name=${line.text} />` : html`<bdi>${line.text}</bdi>`}
  </span>`;
}

/** @param {{table: TableState}} props */
export function Chat({ table }) {
  const [typed, setTyped] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = table.chat.value.filter((each) => !table.muted.value.includes(each.seat));
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    if (element.offsetParent) table.unread.value = 0;
  }, [lines.length]);

  /** @param {Event} event */
  const say = (event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    table
      .do({ type: "chat", text: typed })
      .catch((/** @type {unknown} */ error) => note(problemText(error)));
    setTyped("");
  };
  return html`<div class="chat">
    <ol class="chat-lines" ref=${box} tabindex="0" aria-label=${text("chat")} aria-live="polite">
      ${lines.map(
        (each) =>
          html`<li key=${each.seq} class=${each.seat === table.you.value ? "mine" : ""}>
            <b
              ><span class=${`dot ${table.colourOf(each.seat)}`}></span
              >${table.nameOf(each.seat)}</b
            >
            ${
              each.reaction
                ? html`<span class="reaction" role="img" aria-label=${reactionWord(each.text)}
                    ><${Reaction} name=${each.text}
                  /></span>`
                : html`<bdi>${each.text}</bdi>`
            }
          </li>`,
      )}
      ${!lines.length && html`<li class="quiet">${text("chat-empty")}</li>`}
    </ol>
    ${
      table.you.value >= 0 &&
      html`<${ReactionRow} table=${table} names=${REACTIONS} class="reactions" />
        <form class="say" onSubmit=${say}>
          <input
            class="input"
            aria-label=${text("say-something")}
            placeholder=${text("say-something")}
            maxlength=${MOST}
            value=${typed}
            onInput=${(/** @type {any} */ e) => setTyped(e.currentTarget.value)}
          />
          <button class="button main round" type="submit" aria-label=${text("send")}>
            <${Icon} name="right" />
          </button>
        </form>`
    }
  </div>`;
}
