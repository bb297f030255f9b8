/** The switch for being called to one's turn, and why it cannot be switched. */

import { html, useEffect, useState } from "../html.js";
import { Switch } from "../parts/fields.js";
import { note } from "../parts/notes.js";
import {
  loadPush,
  pushDevices,
  pushStatus,
  turnOff,
  turnOffEverywhere,
  turnOn,
} from "../state/push.js";
import { text } from "../texts.js";

/** @param {{devices?: boolean}} props `devices`: also say on how many, and offer to turn all off */
export function PushSwitch({ devices = false }) {
  // What is being switched to; the browser may ask the person first.
  const [wanted, setWanted] = useState(/** @type {boolean | null} */ (null));
  /** @param {boolean} on @param {() => Promise<void>} work */
  const attempt = async (on, work) => {
    if (wanted !== null) return;
    setWanted(on);
    try {
      await work();
    } catch {
      note(text("push-failed"));
    }
    setWanted(null);
  };
  useEffect(() => {
    // How things stand is not known without a connection; then there is nothing to switch.
    loadPush().catch(() => {});
  }, []);
  const status = pushStatus.value;
  if (status === "unknown") return null;
  if (status !== "on" && status !== "off") {
    return html`<div class="stack">
      <p>
        <b>${text("push-switch")}</b><br /><span class="quiet small"
          >${text(`push-${status}`)}</span
        >
      </p>
    </div>`;
  }
  const count = pushDevices.value;
  return html`<div class="stack">
    <${Switch}
      label=${text("push-switch")}
      note=${text("push-note")}
      on=${wanted ?? status === "on"}
      onChange=${(/** @type {boolean} */ on) => attempt(on, on ? turnOn : turnOff)}
    />
    ${
      devices &&
      count > 0 &&
      html`<p class="quiet small">${text("push-devices", { n: count })}</p>
        <button class="button" type="button" onClick=${() => attempt(false, turnOffEverywhere)}>
          ${text("push-everywhere")}
        </button>`
    }
  </div>`;
}
