/** On a server's pages: what can be played on the device itself, with or without a network. */

import { get } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { Icon } from "../parts/icon.js";
import { note } from "../parts/notes.js";
import { SmallSpinner } from "../parts/spinner.js";
import { ALONE, DEVICE, RUNTIME } from "../place.js";
import { TableList } from "../home/table_list.js";
import { text } from "../texts.js";
import { CAN_KEEP, canPlayOffline, deviceTables, keepToPlay } from "./offline_play.js";

/** @import { TableFound } from "../protocol.js" */

const AGAIN_MILLISECONDS = 10_000;

/** Whether one can play without a network; null while that is not known. */
function useCanPlay() {
  const [can, setCan] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    canPlayOffline().then(setCan, () => setCan(false));
  }, []);
  return /** @type {const} */ ([can, setCan]);
}

/** On the first page: the games on this device, and getting ready to be without a network. */
export function OnThisDevice() {
  const [tables, setTables] = useState(/** @type {TableFound[]} */ ([]));
  const [can, setCan] = useCanPlay();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const kept = await keepToPlay();
    setBusy(false);
    setCan(kept);
    if (!kept) note(text("device-not-kept"));
  };
  return html`<section class="panel stack" hidden=${!tables.length && !CAN_KEEP}>
    <h2>${text("device-title")}</h2>
    <div hidden=${!tables.length}>
      <${TableList}
        list="device"
        load=${deviceTables}
        onLoad=${setTables}
        empty=""
        most=${4}
        place=${DEVICE}
      />
    </div>
    ${
      can
        ? html`<p class="quiet">${text("device-ready")}</p>
            <a class="button" href=${DEVICE}><${Icon} name="play" /> ${text("device-play")}</a>`
        : CAN_KEEP &&
          html`<p class="quiet">${text("device-offer")}</p>
            <button class="button" type="button" disabled=${busy} aria-busy=${busy} onClick=${keep}>
              ${busy && html`<${SmallSpinner} />`} ${text(busy ? "device-fetching" : "device-keep")}
            </button>`
    }
  </section>`;
}

/**
 * Look for the server now and then, and as soon as the device has a network.
 *
 * @param {() => void} act once it answers
 * @returns {() => void} to look no more
 */
function whenBack(act) {
  const look = () => {
    // What plays on the device answers without a network, but cannot be loaded again without one.
    if (document.visibilityState !== "visible" || (ALONE && !navigator.onLine)) return;
    get("/me").then(act, () => {}); // as long as nobody answers, nothing is to be done
  };
  const timer = setInterval(look, AGAIN_MILLISECONDS);
  addEventListener("online", look);
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
  };
}

/**
 * The server cannot be reached, or on a device a part of the game: what can be done until it can.
 *
 * @param {{only?: boolean}} props `only`: there is nothing else on the page
 */
export function NetworkGone({ only = false }) {
  const [can] = useCanPlay();
  useEffect(() => (only ? whenBack(() => location.reload()) : undefined), []);
  const title = text(ALONE ? "start-failed" : "offline-title") || "Nivelo";
  return html`<section class="panel stack" role="status">
    ${only ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
    <p>${text(ALONE ? "start-failed-text" : "offline-text") || "The server cannot be reached."}</p>
    ${
      ALONE
        ? null
        : can
          ? html`<a class="button main big" href=${DEVICE}
              ><${Icon} name="bot" /> ${text("offline-play")}</a
            >`
          : can === false &&
            html`<p class="quiet">${text(RUNTIME ? "offline-not-ready" : "offline-no-play")}</p>`
    }
    <button
      class=${can && !ALONE ? "button" : "button main"}
      type="button"
      onClick=${() => location.reload()}
    >
      ${text("try-again") || "Try again"}
    </button>
  </section>`;
}
