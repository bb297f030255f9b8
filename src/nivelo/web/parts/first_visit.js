/** The first visit: a name, and nothing else is asked. The language is the browser's. */

import { html, useRef, useState } from "../html.js";
import { sayName } from "../state/person.js";
import { chosenLanguage } from "../state/settings.js";
import { LANGUAGES, language, text } from "../texts.js";
import { CardFace } from "../cards/draw.js";
import { LEVEL8 } from "../cards/faces.js";
import { Brand } from "./brand.js";
import { problemText } from "./problem.js";
import { address } from "../place.js";
import { useTitle } from "./top_bar.js";

const MOST_NAME = 24;
const FAN = ["R7", "O8", "Y9", "J", "B11"];

export function FirstVisit() {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useTitle("");
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (!typed.trim()) {
      setProblem(text("error-person-unknown"));
      field.current?.focus();
      return;
    }
    try {
      await sayName(typed);
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return html`<main class="screen narrow first-visit">
    <header class="topbar spread">
      <${Brand} href=${address("/")} />
      <select
        class="input language"
        aria-label=${text("language")}
        value=${language.value}
        onChange=${(/** @type {any} */ e) => (chosenLanguage.value = e.currentTarget.value)}
      >
        ${Object.entries(LANGUAGES).map(
          ([code, word]) =>
            html`<option value=${code} lang=${code} selected=${code === language.value}>
              ${word}
            </option>`,
        )}
      </select>
    </header>
    <${Fan} cards=${FAN} />
    <form class="panel stack" onSubmit=${send}>
      <h1>${text("first-title")}</h1>
      <label class="field">
        <span>${text("your-name")}</span>
        <input
          class="input"
          name="name"
          ref=${field}
          autocomplete="nickname"
          maxlength=${MOST_NAME}
          value=${typed}
          onInput=${(/** @type {any} */ e) => setTyped(e.currentTarget.value)}
        />
      </label>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <button class="button main big" type="submit">${text("first-go")}</button>
      <p class="quiet small">${text("first-note")}</p>
    </form>
  </main>`;
}

/** Cards spread like a hand, as an ornament. @param {{cards: string[]}} props */
export function Fan({ cards }) {
  const middle = (cards.length - 1) / 2;
  return html`<div class="fan" aria-hidden="true">
    ${cards.map(
      (card, i) =>
        html`<span
          class="card"
          style=${{ "--turn": `${(i - middle) * 9}deg`, "--i": `${i - middle}` }}
        >
          <${CardFace} text=${card} deck=${LEVEL8} />
        </span>`,
    )}
  </div>`;
}
