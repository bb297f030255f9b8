/** Inviting others: link, code, QR code. */

import { html } from "../../html.js";
import { gameTitle } from "../../game/words/setup_words.js";
import { Icon } from "../../parts/icon.js";
import { note } from "../../parts/notes.js";
import { NoInvitation } from "../../local/alone.js";
import { ALONE, apiPath, link } from "../../place.js";
import { text } from "../../texts.js";

/** @import { TableInfo } from "../../protocol.js" */

/** @param {string} words */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    note(text("copied"));
  } catch {
    note(words);
  }
}

/**
 * Hand the link to the device's own way of sharing, or to its clipboard.
 *
 * @param {TableInfo} info
 */
export async function shareTable(info) {
  const url = link(`/t/${info.id}`);
  if (!navigator.share) {
    await copy(url);
    return;
  }
  try {
    await navigator.share({
      title: "Nivelo",
      text: text("share-text", { game: gameTitle(info.setup.game, info.title) }),
      url,
    });
  } catch {
    // The person has changed their mind.
  }
}

/** @param {{info: TableInfo, main?: boolean}} props `main`: nothing else should rather be done */
export function Share({ info, main = false }) {
  if (ALONE) return html`<${NoInvitation} />`;
  const url = link(`/t/${info.id}`);
  return html`<div class="row share">
    <img
      class="qr"
      src=${apiPath(`/tables/${info.id}/qr.svg`)}
      alt=${text("qr-words", { url })}
      width="160"
      height="160"
    />
    <div class="stack">
      <p>${text("share-code")}</p>
      <p class="code" aria-label=${[...info.code].join(" ")}>${info.code}</p>
      <div class="row">
        <button
          class=${main ? "button main" : "button"}
          type="button"
          onClick=${() => shareTable(info)}
        >
          <${Icon} name="share" /> ${text("share-link")}
        </button>
        <button class="button" type="button" onClick=${() => copy(url)}>
          <${Icon} name="copy" /> ${text("copy-link")}
        </button>
      </div>
    </div>
  </div>`;
}
