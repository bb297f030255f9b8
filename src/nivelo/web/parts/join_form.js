/** Joining a table by its code. */

import { html, useState } from "../html.js";
import { problemText } from "./problem.js";
import { joinByCode } from "../state/tables.js";
import { text } from "../texts.js";

/** @param {{first?: string}} props */
export function JoinForm({ first = "" }) {
  const [code, setCode] = useState(first);
  const [problem, setProblem] = useState("");
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    if (!code.trim()) return;
    try {
      await joinByCode(code);
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return html`<form class="join" onSubmit=${join}>
    <input
      class="input code-input"
      aria-label=${text("code")}
      placeholder=${text("code")}
      autocomplete="off"
      autocapitalize="characters"
      spellcheck=${false}
      maxlength="12"
      value=${code}
      onInput=${(/** @type {any} */ e) => setCode(e.currentTarget.value)}
    />
    <button class="button" type="submit">${text("join-go")}</button>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </form>`;
}
