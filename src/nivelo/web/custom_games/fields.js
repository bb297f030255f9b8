/** Fields of the form for games: numbers with buttons beside them, and lists to choose from. */

import { html, useMemo, useState } from "../html.js";
import { text } from "../texts.js";

let last = 0;

/** An id for an element of the page that stays the same. */
export function useId() {
  return useMemo(() => {
    last += 1;
    return `custom-${last}`;
  }, []);
}

/**
 * A whole number within bounds.
 *
 * @param {{label: string, value: number, min: number, max: number, onChange: (value: number) => void, silent?: boolean}} props
 */
export function NumberField({ label, value, min, max, onChange, silent = false }) {
  const id = useId();
  // Kept until it is done: the page is drawn again when an answer comes, and would show the old one.
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  /** @param {number} wanted */
  const set = (wanted) => onChange(Math.max(min, Math.min(max, wanted)));
  return html`<div class="number-field">
    <label class=${silent ? "silent" : ""} for=${id}>${label}</label>
    <div class="stepper">
      <button
        type="button"
        aria-label=${text("custom-less", { what: label })}
        disabled=${value <= min}
        onClick=${() => set(value - 1)}
      >
        −
      </button>
      <input
        id=${id}
        type="number"
        inputmode="numeric"
        min=${min}
        max=${max}
        value=${typed ?? value}
        onInput=${(/** @type {any} */ e) => setTyped(e.currentTarget.value)}
        onChange=${(/** @type {any} */ e) => {
          const wanted = Number.parseInt(e.currentTarget.value, 10);
          set(Number.isNaN(wanted) ? value : wanted);
          setTyped(null); // a number out of bounds may have been typed: the one that holds is shown
        }}
      />
      <button
        type="button"
        aria-label=${text("custom-more", { what: label })}
        disabled=${value >= max}
        onClick=${() => set(value + 1)}
      >
        +
      </button>
    </div>
  </div>`;
}

/**
 * One of several, in a list.
 *
 * @param {{label: string, value: string, choices: [string, string][], onChange: (value: string) => void, silent?: boolean}} props
 */
export function ListField({ label, value, choices, onChange, silent = false }) {
  return html`<label class="list-field">
    <span class=${silent ? "silent" : "legend"}>${label}</span>
    <select
      class="input"
      value=${value}
      onChange=${(/** @type {any} */ e) => onChange(e.currentTarget.value)}
    >
      ${choices.map(([id, words]) => html`<option key=${id} value=${id} selected=${id === value}>${words}</option>`)}
    </select>
  </label>`;
}
