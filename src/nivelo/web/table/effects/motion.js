/**
 * What moves on the table now, and what is about to: a tap ends all of it, and so does whatever
 * happens next.
 */

import { postTask } from "../../parts/own_task.js";

/** @type {Set<Animation>} */
const running = new Set();

/** What waits for its moment, by its timer: what is done instead if it does not come to that. */
const waiting = /** @type {Map<number, () => void>} */ (new Map());

/** What is about to start. @type {Set<() => void>} */
const awaited = new Set();

/** Is a frame about to be drawn? Then there is no later moment before it is. */
let inFrame = false;

/** Whatever still moves has arrived. */
export function land() {
  awaited.clear();
  for (const [timer, instead] of waiting) {
    clearTimeout(timer);
    instead();
  }
  waiting.clear();
  for (const animation of running) animation.finish();
  running.clear();
}

/**
 * Run an animation that `land` can bring to its end.
 *
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 * @param {() => void} [then]
 */
export function run(element, frames, options, then = () => {}) {
  const animation = element.animate(frames, options);
  running.add(animation);
  const end = () => {
    running.delete(animation);
    then();
  };
  animation.finished.then(end, end);
  return animation;
}

/**
 * Let something start, unless the next thing happens before.
 *
 * @param {(start: () => void) => void} schedule
 * @param {() => void} work
 */
function startBy(schedule, work) {
  awaited.add(work);
  schedule(() => {
    if (awaited.delete(work)) work();
  });
}

/**
 * Measure, and let things move, as soon as the page has what is new: in a task of its own, for the one
 * that brought it has had enough to do. It should come before the next frame, at whose beginning a
 * browser may ask what lies under the finger, and then takes all that has a new place for a leap;
 * at the latest it comes in that frame, before anything is drawn.
 *
 * @param {() => void} work
 */
export function onceRendered(work) {
  startBy((start) => {
    postTask(start);
    requestAnimationFrame(() => {
      inFrame = true;
      try {
        start();
      } finally {
        inFrame = false;
      }
    });
  }, work);
}

/**
 * Add to what moves when the page is drawn: what measures has had enough to do. Where measuring was
 * left to the frame itself, as in a browser whose tasks come late, it is done at once: a card
 * would else be seen where it has yet to fly to.
 *
 * @param {() => void} work
 */
export function inNextFrame(work) {
  if (inFrame) work();
  else startBy(requestAnimationFrame, work);
}

/**
 * Do something once what has changed is drawn, in a task of its own. Nothing that happens in between
 * keeps it from being done.
 *
 * @param {() => void} work
 */
export function afterFrame(work) {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Do something when its moment comes. What flies later is also made later: all the cards of a deal
 * at once would be more work than fits into a frame.
 *
 * @param {number} delay milliseconds
 * @param {() => void} work
 * @param {() => void} [instead] what is done if all has to arrive before
 */
export function later(delay, work, instead = () => {}) {
  if (delay <= 0) {
    work();
    return;
  }
  const timer = setTimeout(() => {
    waiting.delete(timer);
    work();
  }, delay);
  waiting.set(timer, instead);
}

/**
 * Keep the place of a card empty. Not by an animation: each would be a layer of its own.
 *
 * @param {Element | null} card
 * @returns {() => void} to be called when it is there
 */
export function keepEmpty(card) {
  card?.setAttribute("data-flying", "");
  return () => card?.removeAttribute("data-flying");
}
