/** Work in tasks of its own, so that none is longer than a frame of a phone has room for. */

import { options } from "../vendor/preact.js";

/** Do something in a task of its own, before anything else that waits. @param {() => void} work */
export function postTask(work) {
  if ("scheduler" in self) scheduler.postTask(work, { priority: "user-blocking" });
  else setTimeout(work);
}

/** What a tap has changed and is not yet on the page. @type {(() => void) | null} */
let undrawn = null;

function drawNow() {
  const draw = undrawn;
  undrawn = null;
  draw?.();
}

/**
 * A browser hands over a tap at the beginning of a frame and draws that frame in the same task. What
 * a tap changes is therefore put on the page in a task after it, everything else at once.
 *
 * A browser that is behind may hand over the next tap before that task: it must not meet a page that
 * still does what it did before, such as to start the game that was chosen until now.
 */
export function drawAfterTaps() {
  options.debounceRendering = (draw) => {
    if (globalThis.event?.type === "click") {
      undrawn = draw;
      postTask(drawNow);
    } else queueMicrotask(draw);
  };
  for (const next of ["pointerdown", "click", "keydown"]) addEventListener(next, drawNow, true);
}
