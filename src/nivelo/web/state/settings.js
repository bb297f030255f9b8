/** What a person chooses for this device; kept in the browser's storage. */

import { effect, signal } from "../html.js";
import { store, stored } from "./stored.js";

const KEY = "nivelo";

/** @typedef {"auto" | "light" | "dark"} Theme */
/** @typedef {"auto" | "full" | "none"} Motion */
/** @typedef {"calm" | "normal" | "quick" | "at-once"} Speed */
/** @typedef {"value" | "colour" | "level" | "hand"} SortMode */

/** What the table is made of, and the back of the cards. The first of each is usual. */
export const SURFACES = Object.freeze(["green", "blue", "plum", "wood"]);
export const CARD_BACKS = Object.freeze(["steps", "tiles", "waves", "rays"]);

const before = stored(KEY);

/** @param {readonly string[]} known @param {unknown} wanted */
function oneOf(known, wanted) {
  return known.find((each) => each === wanted) ?? known[0] ?? "";
}

/** The chosen language, or empty: then the browser's. */
export const chosenLanguage = signal(/** @type {string} */ (before.language ?? ""));
export const theme = signal(/** @type {Theme} */ (before.theme ?? "auto"));
export const motion = signal(/** @type {Motion} */ (before.motion ?? "auto"));
export const sounds = signal(/** @type {boolean} */ (before.sounds ?? true));
/** Has the person been shown how to play, or played? Until then the first page says how to begin. */
export const learned = signal(/** @type {boolean} */ (before.learned ?? false));
/** How fast one is shown what the others do. */
export const speed = signal(/** @type {Speed} */ (before.speed ?? "normal"));
export const vibration = signal(/** @type {boolean} */ (before.vibration ?? true));
export const surface = signal(oneOf(SURFACES, before.surface));
export const cardBack = signal(oneOf(CARD_BACKS, before.back));
/** Has the person asked to be called to their turns on this device? */
export const called = signal(/** @type {boolean} */ (before.called ?? false));
export const sortMode = signal(/** @type {SortMode} */ (before.sort ?? "value"));

effect(() => {
  store(KEY, {
    language: chosenLanguage.value,
    theme: theme.value,
    motion: motion.value,
    sounds: sounds.value,
    speed: speed.value,
    vibration: vibration.value,
    sort: sortMode.value,
    learned: learned.value,
    surface: surface.value,
    back: cardBack.value,
    called: called.value,
  });
});

effect(() => {
  const root = document.documentElement;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  if (motion.value === "auto") delete root.dataset.motion;
  else root.dataset.motion = motion.value;
  root.dataset.surface = surface.value;
  root.dataset.back = cardBack.value;
});

/** May things move on the page? */
export function animates() {
  if (motion.value !== "auto") return motion.value === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @type {Record<Speed, number>} */
const TIMES = { calm: 1.7, normal: 1, quick: 0.55, "at-once": 0 };

/** How long something is shown that takes so many milliseconds at normal speed. @param {number} time */
export function shownFor(time) {
  return time * (TIMES[speed.value] ?? 1);
}

/** At which share of the table's pace bots may play: faster than usual, never slower. */
export function paceShare() {
  return Math.min(1, TIMES[speed.value] ?? 1);
}
