/** Joining a table by its code. */

import { html, useState } from "../html.js";
import { problemText } from "../parts/problem.js";
import { join } from "../state/tables.js";
import { text } from "../texts.js";

/** @param {{first?: string}} props */
export function JoinForm({ first = "" }) {
  const [code, setCode] = useState(first);
  const [problem, setProblem] = useState("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    try {
      if (!(await join(code))) setProblem(text("join-text"));
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return html`<form class="row join" onSubmit=${send}>
    <input
      class="input code-input"
      aria-label=${text("code")}
      placeholder=${text("code")}
      autocomplete="off"
      autocapitalize="characters"
      spellcheck=${false}
      value=${code}
      onInput=${(/** @type {any} */ e) => setCode(e.currentTarget.value)}
    />
    <button class="button" type="submit">${text("join-go")}</button>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </form>`;
}
