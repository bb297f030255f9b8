/** Fields of forms: one of several, and yes or no. */

import { html, useState } from "../html.js";

let last = 0;

/**
 * One of a few choices, all of them visible.
 *
 * @param {{legend: string, value: string, choices: [string, any][], onChange: (value: string) => void, note?: string}} props
 */
export function Choices({ legend, value, choices, onChange, note }) {
  // Always the same: radio buttons that change their group one by one uncheck each other.
  const [name] = useState(() => `choice-${(last += 1)}`);
  return html`<fieldset class="field">
    <legend class="legend">${legend}</legend>
    <div class="choices">
      ${choices.map(
        ([id, words]) =>
          html`<label class="choice" key=${id}>
            <input
              type="radio"
              name=${name}
              value=${id}
              checked=${id === value}
              onChange=${() => onChange(id)}
            />
            <span class="option">${words}</span>
          </label>`,
      )}
    </div>
    ${note && html`<p class="quiet small">${note}</p>`}
  </fieldset>`;
}

/** @param {{label: string, on: boolean, onChange: (on: boolean) => void, note?: string}} props */
export function Switch({ label, on, onChange, note }) {
  return html`<label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked=${on}
      onChange=${(/** @type {any} */ e) => onChange(e.currentTarget.checked)}
    />
    <span>${label}${note && html`<br /><span class="quiet small">${note}</span>`}</span>
  </label>`;
}
