/** In the waiting room: somebody else sits down at this device. */

import { post } from "../api.js";
import { html, useState } from "../html.js";
import { Dialog } from "../parts/dialog.js";
import { problemText } from "../parts/problem.js";
import { text } from "../texts.js";

const MOST_NAME = 24;

/** @param {{table: string, seat: number}} props */
export function SitHere({ table, seat }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    try {
      await post(`/tables/${table}/seats/${seat}/here`, { name: typed });
      setOpen(false);
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return html`<button class="button" type="button" onClick=${() => setOpen(true)}>
      ${text("sit-here")}
    </button>
    ${
      open &&
      html`<${Dialog} title=${text("sit-here-title")} onClose=${() => setOpen(false)}>
        <form class="stack" onSubmit=${send}>
          <label class="field"
            ><span>${text("sit-here-name")}</span>
            <input
              class="input"
              name="guest"
              autofocus
              maxlength=${MOST_NAME}
              value=${typed}
              onInput=${(/** @type {any} */ e) => setTyped(e.currentTarget.value)}
            />
          </label>
          ${problem && html`<p class="problem" role="alert">${problem}</p>`}
          <button class="button main" type="submit">${text("sit-down")}</button>
        </form>
      <//>`
    }`;
}
