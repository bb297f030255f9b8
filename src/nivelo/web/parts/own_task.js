/** Work in tasks of its own, so that none is longer than a frame of a phone has room for. */

import { options } from "../vendor/preact.js";

/** Do something in a task of its own, before anything else that waits. @param {() => void} work */
export function postTask(work) {
  if ("scheduler" in self) scheduler.postTask(work, { priority: "user-blocking" });
  else setTimeout(work);
}

/**
 * A browser hands over a tap at the beginning of a frame and draws that frame in the same task. What
 * a tap changes is therefore put on the page in a task after it, everything else at once.
 */
export function drawAfterTaps() {
  options.debounceRendering = (draw) => {
    if (globalThis.event?.type === "click") postTask(draw);
    else queueMicrotask(draw);
  };
}
