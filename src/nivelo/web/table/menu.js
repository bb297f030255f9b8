/** The menu of a table: settings, invitation, the host's rights, leaving. */

import { html, useState } from "../html.js";
import { post } from "../api.js";
import { dragsOn } from "../game/long_round.js";
import { gameTitle } from "../game/words/setup_words.js";
import { CallSwitch, isSlow } from "../settings/call_switch.js";
import { Dialog } from "../parts/dialog.js";
import { Switch } from "../parts/fields.js";
import { Icon } from "../parts/icon.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { Sure } from "../parts/sure.js";
import { ALONE, address, link } from "../place.js";
import { go } from "../router.js";
import { sounds } from "../state/settings.js";
import { text } from "../texts.js";
import { Share, copy } from "./waiting/share.js";

/** @import { TableState } from "../state/table.js" */

/** @param {{table: TableState, onClose: () => void}} props */
export function Menu({ table, onClose }) {
  const [sure, setSure] = useState(/** @type {"end" | "off" | "leave" | null} */ (null));
  const info = table.info.value;
  if (!info) return null;
  const playing = info.status === "playing" || info.status === "paused";
  /** @param {any} command */
  const send = async (command) => {
    try {
      await table.do(command);
      onClose();
    } catch (error) {
      note(problemText(error));
    }
  };
  const leave = async () => {
    table.leaving = true;
    await send({ type: "leave" });
    go("/");
  };
  const move = async () => {
    try {
      const made = await post(`/tables/${info.id}/seats/${table.you.value}/recovery`);
      await copy(link(`/recover#${made.token}`));
    } catch (error) {
      note(problemText(error));
    }
  };
  if (sure) {
    const { question, yes, onYes } = {
      end: { question: "end-sure", yes: "end-game", onYes: () => send({ type: "end" }) },
      off: { question: "call-off-sure", yes: "call-off", onYes: () => send({ type: "calloff" }) },
      leave: { question: "leave-sure", yes: "leave-table", onYes: leave },
    }[sure];
    return html`<${Sure}
      question=${text(question)}
      yes=${text(yes)}
      onYes=${onYes}
      onNo=${() => setSure(null)}
    />`;
  }
  return html`<${Dialog} title=${gameTitle(info.setup.game, info.title)} onClose=${onClose}>
    <${Switch}
      label=${text("sounds")}
      on=${sounds.value}
      onChange=${(/** @type {boolean} */ on) => (sounds.value = on)}
    />
    ${isSlow(table) && html`<${CallSwitch} />`}
    <div class="menu-list">
      <a class="button" href=${address("/settings")}
        ><${Icon} name="settings" /> ${text("settings")}</a
      >
      <a class="button" href=${address(`/rules/${info.setup.game}`)}
        ><${Icon} name="book" /> ${text("rules")}</a
      >
      ${
        table.isHost &&
        playing &&
        html`
          <button
            class="button"
            type="button"
            onClick=${() => send({ type: "pause", on: info.status === "playing" })}
          >
            <${Icon} name=${info.status === "playing" ? "pause" : "play"} />
            ${text(info.status === "playing" ? "pause" : "resume")}
          </button>
          ${
            dragsOn(table) &&
            html`<button class="button" type="button" onClick=${() => setSure("off")}>
              <${Icon} name="check" /> ${text("call-off")}
            </button>`
          }
        `
      }
      ${
        table.you.value >= 0 &&
        !ALONE &&
        html`<button class="button" type="button" onClick=${move}>
          <${Icon} name="copy" /> ${text("move-seat")}
        </button>`
      }
      <a class="button" href=${address("/")}
        ><${Icon} name="back" />
        <${WithNote} words="go-home" note=${playing && table.you.value >= 0 ? "go-home-note" : ""}
      /></a>
      ${
        table.you.value >= 0 &&
        html`<button class="button" type="button" onClick=${() => setSure("leave")}>
          <${Icon} name="door" />
          <${WithNote} words="leave-table" note=${playing ? "leave-table-note" : ""} />
        </button>`
      }
      ${
        table.isHost &&
        playing &&
        html`<button class="button" type="button" onClick=${() => setSure("end")}>
          <${Icon} name="close" /> <${WithNote} words="end-game" note="end-game-note" />
        </button>`
      }
    </div>
    <details>
      <summary>${text(ALONE ? "alone-title" : "invite")}</summary>
      <${Share} info=${info} />
    </details>
  <//>`;
}

/** What a button does, and below it what that means. @param {{words: string, note: string}} props */
function WithNote({ words, note: id }) {
  return html`<span>${text(words)}${id && html`<small>${text(id)}</small>`}</span>`;
}
