/** A short buzz for what one should not miss, on devices that can and for people who want it. */

import { vibration } from "../../state/settings.js";

/** Milliseconds of buzzing and of silence, in turn. @type {Record<string, number[]>} */
const PATTERNS = {
  turn: [18],
  hit: [30, 40, 30],
  laid_out: [16, 50, 16, 50, 30],
  round_ended: [40, 60, 70],
  climbed: [12],
  won: [30, 50, 30, 50, 30, 50, 120],
};

/** @param {string} name */
export function vibrate(name) {
  const pattern = PATTERNS[name];
  // Before the first touch browsers refuse, and say so in the console.
  const touched = navigator.userActivation?.hasBeenActive;
  if (!vibration.value || !pattern || !touched || document.visibilityState === "hidden") return;
  navigator.vibrate?.(pattern);
}
