/**
 * The first visit: a name, and nothing else is asked. The language is the browser's. Whoever has
 * followed an invitation reads from whom it is, and sits down with the name.
 */

import { get } from "../api.js";
import { html, useEffect, useRef, useState } from "../html.js";
import { gameTitle } from "../game/words/setup_words.js";
import { rememberedName } from "../local/name.js";
import { sayName } from "../state/person.js";
import { chosenLanguage } from "../state/settings.js";
import { wantsSeat } from "../state/tables.js";
import { LANGUAGES, language, loadTexts, text } from "../texts.js";
import { CardFace } from "../cards/draw.js";
import { LEVEL8 } from "../cards/faces.js";
import { Brand } from "../parts/brand.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { SmallSpinner } from "../parts/spinner.js";
import { ALONE, address } from "../place.js";
import { useTitle } from "../parts/top_bar.js";

const MOST_NAME = 24;
const FAN = ["R7", "O8", "Y9", "J", "B11"];

/** @typedef {{host: string, game: string}} Invitation */

/**
 * Who invites to what, if the address is that of a table, or of its code.
 *
 * @param {string[]} address its parts
 * @returns {Promise<Invitation | null>}
 */
async function invitationTo([first, which = ""]) {
  if (!which || (first !== "t" && first !== "join")) return null;
  const key = encodeURIComponent(which);
  const id = first === "t" ? key : (await get(`/tables/code/${key}`)).id;
  const [{ table }] = await Promise.all([get(`/tables/${id}`), loadTexts("setup")]);
  const free = table.status === "open" && table.seats.some((/** @type {any} */ s) => !s.person);
  const host = table.seats[table.host]?.name;
  return free && host ? { host, game: gameTitle(table.setup.game, table.title) } : null;
}

/** @param {{route: string[]}} props the parts of the address */
export function FirstVisit({ route }) {
  const [invited, setInvited] = useState(/** @type {Invitation | null} */ (null));
  const [typed, setTyped] = useState(rememberedName() ?? "");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useTitle("");
  useEffect(() => {
    // Without it the page is the same as for everyone else; the table says what is wrong.
    invitationTo(route).then(setInvited, () => {});
    // With a finger, the keyboard of the screen would come up and cover the page.
    if (matchMedia("(hover: hover)").matches) field.current?.focus();
  }, []);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    if (!typed.trim()) {
      setProblem(text("error-person-unknown"));
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      wantsSeat.value = invited !== null;
      await sayName(typed);
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
      if (ALONE) note(problemText(error)); // the page had gone on
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
      <h1>${invited ? text("invited", { ...invited }) : text("first-title")}</h1>
      <p>${text("first-what")}</p>
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
      <button class="button main big" type="submit" disabled=${busy} aria-busy=${busy}>
        ${busy && html`<${SmallSpinner} />`} ${text(invited ? "invited-go" : "first-go")}
      </button>
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
