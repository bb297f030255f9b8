/**
 * A few reactions within reach of the thumb: where the buttons for cards come, as long as there are
 * none. Bots take no notice, so they are there for people only, and not for those at one device.
 */

import { html, useEffect } from "../../html.js";
import { note } from "../../parts/notes.js";
import { problemText } from "../../parts/problem.js";
import { speak } from "../../parts/speech.js";
import { ALONE } from "../../place.js";
import { text } from "../../texts.js";
import { Reaction, reactionWord } from "./reactions.js";

/** @import { TableState } from "../../state/table.js" */

const QUICK = ["well_played", "laugh", "wow", "oops", "sad"];

/** Do other people than oneself sit at the table? @param {TableState} table */
export function hasCompany(table) {
  const seats = table.info.value?.seats ?? [];
  return seats.some((who, seat) => who.person && !who.bot && seat !== table.you.value);
}

/**
 * @param {{table: TableState, names: readonly string[], class: string}} props
 */
export function ReactionRow({ table, names, class: name }) {
  /** @param {string} reaction */
  const send = (reaction) =>
    table.do({ type: "react", reaction }).catch((error) => note(problemText(error)));
  return html`<div class=${name} role="group" aria-label=${text("reactions")}>
    ${names.map(
      (each) =>
        html`<button
          type="button"
          class="button plain round"
          key=${each}
          aria-label=${reactionWord(each)}
          title=${reactionWord(each)}
          onClick=${() => send(each)}
        >
          <${Reaction} name=${each} />
        </button>`,
    )}
  </div>`;
}

/** @param {{table: TableState}} props */
export function QuickReactions({ table }) {
  if (ALONE || table.you.value < 0 || !hasCompany(table)) return null;
  // Nobody is hurried while all wait for oneself.
  const names = [...QUICK, table.isMyMove.value ? "thanks" : "hurry"];
  return html`<${ReactionRow} table=${table} names=${names} class="quick-reactions" />`;
}

/**
 * Where the chat is not on the page, what the others say there is spoken to those who listen.
 *
 * @param {TableState} table
 * @param {boolean} shown is the chat on the page?
 */
export function useSpokenChat(table, shown) {
  const last = table.chat.value.at(-1);
  useEffect(() => {
    const spoken = last && table.bubbles.peek()[last.seat] === last; // said now, not before
    if (shown || !spoken || last.seat === table.you.value) return;
    if (table.muted.peek().includes(last.seat)) return;
    const words = last.reaction ? reactionWord(last.text) : last.text;
    speak(text("somebody-says", { name: table.nameOf(last.seat), words }));
  }, [last?.seq]);
}
