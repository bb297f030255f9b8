/** A question before something that cannot be undone. */

import { html } from "../html.js";
import { text } from "../texts.js";
import { Dialog } from "./dialog.js";

/**
 * A double click on what leads here does not answer it.
 *
 * @param {{question: string, yes: string, onYes: () => void, onNo: () => void}} props
 */
export function Sure({ question, yes, onYes, onNo }) {
  return html`<${Dialog} key="sure" title=${question} onClose=${onNo} class="sure">
    <div class="row">
      <button class="button" type="button" autofocus onClick=${onNo}>${text("cancel")}</button>
      <button
        class="button main"
        type="button"
        onClick=${(/** @type {MouseEvent} */ event) => event.detail > 1 || onYes()}
      >
        ${yes}
      </button>
    </div>
  <//>`;
}
