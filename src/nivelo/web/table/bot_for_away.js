/** The game waits for somebody who is away: the host is offered a bot for them. */

import { html } from "../html.js";
import { Icon } from "../parts/icon.js";
import { text } from "../texts.js";

/** @import { Play } from "./play.js" */

/** @param {{play: Play}} props */
export function BotForAway({ play }) {
  const { table } = play;
  const seat = table.open.value?.to_act ?? -1;
  if (!table.isHost || seat === table.you.value || !table.isAway(seat)) return null;
  return html`<button
    class="button"
    type="button"
    onClick=${() => play.watch(table.do({ type: "bot", seat, name: table.info.value?.seats[seat]?.name }))}
  >
    <${Icon} name="bot" /> ${text("let-bot-play", { name: table.nameOf(seat) })}
  </button>`;
}
