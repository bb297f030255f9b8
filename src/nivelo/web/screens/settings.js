/** Name, language, and how things look, sound and move. */

import { CardBack } from "../cards/draw.js";
import { html, useState } from "../html.js";
import { Keeping } from "../local/keeping.js";
import { CallSwitch } from "../settings/call_switch.js";
import { Choices, Switch } from "../parts/fields.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { TopBar } from "../parts/top_bar.js";
import { ALONE } from "../place.js";
import { AvatarChoice } from "../settings/avatar_choice.js";
import { name, sayName } from "../state/person.js";
import {
  TEXT_SIZES,
  asksAllKnocks,
  confirmDiscard,
  playForced,
  premoves,
  textSize,
} from "../state/play_settings.js";
import {
  CARD_BACKS,
  SURFACES,
  cardBack,
  chosenLanguage,
  motion,
  sounds,
  speed,
  surface,
  theme,
  vibration,
} from "../state/settings.js";
import { LANGUAGES, language, text } from "../texts.js";

const MOST_NAME = 24;

/** What a key does at the table, and the key. @type {[string, ...string[]][]} */
const KEYS = [
  ["walk", "←", "→"],
  ["choose", "Enter"],
  ["sort", "Shift", "← →"],
  ["draw", "D"],
  ["lay-out", "L"],
  ["discard", "Del"],
  ["undo", "U"],
  ["nothing", "Esc"],
];

export default function SettingsScreen() {
  const [typed, setTyped] = useState(name.value ?? "");
  /** @param {Event} event */
  const rename = async (event) => {
    event.preventDefault();
    try {
      await sayName(typed);
      note(text("saved"));
    } catch (error) {
      note(problemText(error));
    }
  };
  return html`<main class="screen narrow">
    <${TopBar} title=${text("settings")} />
    <form class="panel stack" onSubmit=${rename}>
      <label class="field"
        ><span>${text("your-name")}</span>
        <input
          class="input"
          autocomplete="nickname"
          maxlength=${MOST_NAME}
          value=${typed}
          onInput=${(/** @type {any} */ e) => setTyped(e.currentTarget.value)}
        />
      </label>
      <button class="button" type="submit">${text("save")}</button>
    </form>
    <${AvatarChoice} />
    <section class="panel stack">
      <${Choices}
        legend=${text("language")}
        value=${language.value}
        choices=${Object.entries(LANGUAGES).map(([code, word]) => [code, html`<span lang=${code}>${word}</span>`])}
        onChange=${(/** @type {string} */ code) => (chosenLanguage.value = code)}
      />
      <${Choices}
        legend=${text("theme")}
        value=${theme.value}
        choices=${["auto", "light", "dark"].map((each) => [each, text(`theme-${each}`)])}
        onChange=${(/** @type {any} */ each) => (theme.value = each)}
      />
      <${Choices}
        legend=${text("surface")}
        value=${surface.value}
        choices=${SURFACES.map((each) => [
          each,
          html`<span class="swatch" data-surface=${each}></span>${text(`surface-${each}`)}`,
        ])}
        onChange=${(/** @type {string} */ each) => (surface.value = each)}
      />
      <${Choices}
        legend=${text("card-back")}
        value=${cardBack.value}
        choices=${CARD_BACKS.map((each) => [
          each,
          html`<${CardBack} name=${each} />${text(`back-${each}`)}`,
        ])}
        onChange=${(/** @type {string} */ each) => (cardBack.value = each)}
      />
      <${Choices}
        legend=${text("text-size")}
        value=${textSize.value}
        choices=${TEXT_SIZES.map((each) => [each, text(`text-${each}`)])}
        note=${text("text-size-note")}
        onChange=${(/** @type {string} */ each) => (textSize.value = each)}
      />
      <${Choices}
        legend=${text("motion")}
        value=${motion.value}
        choices=${["auto", "full", "none"].map((each) => [each, text(`motion-${each}`)])}
        onChange=${(/** @type {any} */ each) => (motion.value = each)}
      />
      <${Choices}
        legend=${text("speed")}
        value=${speed.value}
        choices=${["calm", "normal", "quick", "at-once"].map((each) => [each, text(`speed-${each}`)])}
        onChange=${(/** @type {any} */ each) => (speed.value = each)}
      />
      <${Switch}
        label=${text("sounds")}
        on=${sounds.value}
        onChange=${(/** @type {boolean} */ on) => (sounds.value = on)}
      />
      <${Switch}
        label=${text("vibration")}
        on=${vibration.value}
        onChange=${(/** @type {boolean} */ on) => (vibration.value = on)}
      />
    </section>
    <section class="panel stack">
      <h2>${text("at-play")}</h2>
      <${Switch}
        label=${text("confirm-discard")}
        note=${text("confirm-discard-note")}
        on=${confirmDiscard.value}
        onChange=${(/** @type {boolean} */ on) => (confirmDiscard.value = on)}
      />
      <${Switch}
        label=${text("play-forced")}
        note=${text("play-forced-note")}
        on=${playForced.value}
        onChange=${(/** @type {boolean} */ on) => (playForced.value = on)}
      />
      <${Switch}
        label=${text("premoves")}
        note=${text("premoves-note")}
        on=${premoves.value}
        onChange=${(/** @type {boolean} */ on) => (premoves.value = on)}
      />
      <${Switch}
        label=${text("all-knocks")}
        note=${text("all-knocks-note")}
        on=${asksAllKnocks.value}
        onChange=${(/** @type {boolean} */ on) => (asksAllKnocks.value = on)}
      />
    </section>
    <section class="panel stack"><${CallSwitch} devices /></section>
    ${ALONE && html`<${Keeping} />`}
    <section class="panel stack keys-panel">
      <h2>${text("keys")}</h2>
      <p class="quiet">${text("keys-note")}</p>
      <dl class="keys">
        ${KEYS.map(
          ([id, ...keys]) =>
            html`<div key=${id}>
              <dt>${keys.map((key, i) => html`<kbd key=${i}>${key}</kbd>`)}</dt>
              <dd>${text(`keys-${id}`)}</dd>
            </div>`,
        )}
      </dl>
    </section>
  </main>`;
}
