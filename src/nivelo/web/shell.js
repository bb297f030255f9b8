/** What surrounds every screen: loading it, asking for a name on the first visit, messages. */

import { html, useEffect, useState } from "./html.js";
import { Notes } from "./parts/notes.js";
import { Spinner } from "./parts/spinner.js";
import { Speech } from "./parts/speech.js";
import { loadStyles } from "./parts/styles.js";
import { route } from "./router.js";
import { FirstVisit } from "./home/first_visit.js";
import { SCREENS } from "./screens.js";
import { name } from "./state/person.js";
import { NetworkGone } from "./local/on_device.js";
import { loadTexts, text } from "./texts.js";

/** @param {{offline: boolean}} props */
export function App({ offline }) {
  return html`
    ${offline ? html`<${Offline} />` : html`<${Place} />`}
    <${Notes} />
    <${Speech} />
  `;
}

/** The screen of the present address. */
function Place() {
  const [first = "", ...params] = route.value;
  const entry = SCREENS[first];
  if (!entry) return html`<${Unknown} />`;
  if (name.value === null && !entry.nameless) return html`<${FirstVisit} route=${route.value} />`;
  return html`<${LoadedScreen} key=${first} first=${first} params=${params} />`;
}

/** A screen with all it needs. @param {string} first the first part of its address */
export async function loadScreen(first) {
  const entry = SCREENS[first];
  if (!entry) return null;
  const [module] = await Promise.all([
    entry.load(),
    loadTexts(...entry.texts),
    loadStyles(...entry.styles),
  ]);
  return module.default;
}

/** @param {{first: string, params: string[]}} props */
function LoadedScreen({ first, params }) {
  const [screen, setScreen] = useState(/** @type {{show: any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadScreen(first).then(
      (show) => setScreen({ show }),
      () => setFailed(true),
    );
  }, []);
  if (failed) return html`<${Offline} />`;
  if (!screen) return html`<${Spinner} words=${text("loading")} />`;
  return html`<${screen.show} params=${params} />`;
}

function Offline() {
  return html`<main class="screen narrow"><${NetworkGone} only /></main>`;
}

function Unknown() {
  return html`<main class="screen narrow">
    <h1>${text("unknown-title")}</h1>
    <p>${text("unknown-text")}</p>
    <a class="button main" href="./">${text("go-home")}</a>
  </main>`;
}
