/** The table is what people go to next: it is fetched while nothing else is to be done. */

import { styleAddress } from "./parts/styles.js";
import { SCREENS } from "./screens.js";
import { loadTexts } from "./texts.js";

const QUIET = 1500; // milliseconds after the first screen
const TABLE = "t";

/** Does the person want to save data? */
export function savesData() {
  return /** @type {any} */ (navigator).connection?.saveData === true;
}

async function fetchTable() {
  const entry = SCREENS[TABLE];
  if (!entry || !navigator.onLine) return;
  await Promise.all([
    entry.load(),
    loadTexts(...entry.texts),
    // Only into the browser's store: as styles of the page they would change this screen.
    ...[...new Set(entry.styles.map(styleAddress))].map((sheet) => fetch(sheet)),
  ]);
}

export function loadWhileIdle() {
  if (savesData()) return;
  const idle = self.requestIdleCallback ?? ((/** @type {() => void} */ work) => work());
  const load = () =>
    idle(() => {
      // Whatever fails now is asked for again when it is needed.
      fetchTable().catch(() => {});
    });
  setTimeout(load, QUIET);
}
