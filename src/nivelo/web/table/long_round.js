/** A round drags on: the host is offered to call it off, once in a round. */

import { dragsOn } from "../game/long_round.js";
import { html, useState } from "../html.js";
import { Icon } from "../parts/icon.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { Sure } from "../parts/sure.js";
import { text } from "../texts.js";

/** @import { TableState } from "../state/table.js" */

/** @param {{table: TableState}} props */
export function LongRound({ table }) {
  const [closed, setClosed] = useState(0);
  const [sure, setSure] = useState(false);
  const round = table.open.value?.round ?? 0;
  const playing = table.info.value?.status === "playing";
  if (!table.isHost || !playing || table.held.value || closed === round || !dragsOn(table)) {
    return null;
  }
  const callOff = async () => {
    try {
      await table.do({ type: "calloff" });
      setClosed(round);
    } catch (error) {
      note(problemText(error));
    }
    setSure(false);
  };
  if (sure) {
    return html`<${Sure}
      question=${text("call-off-sure")}
      yes=${text("call-off")}
      onYes=${callOff}
      onNo=${() => setSure(false)}
    />`;
  }
  return html`<div class="hint-place">
    <div class="hint-strip" role="status">
      <p>${text("call-off-offer")}</p>
      <button class="button" type="button" onClick=${() => setSure(true)}>
        ${text("call-off")}
      </button>
      <button
        class="button plain round"
        type="button"
        aria-label=${text("close")}
        onClick=${() => setClosed(round)}
      >
        <${Icon} name="close" />
      </button>
    </div>
  </div>`;
}
