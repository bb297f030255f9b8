/** What a card does to somebody is shown on the one it hits: a sign at their seat, and a jolt. */

import { html, render } from "../../html.js";
import { PICTURES } from "../../cards/pictures.js";
import { animates } from "../../state/settings.js";
import { anchored } from "./places.js";
import { run } from "./motion.js";

/** @import { EventInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */

const LASTS = 1100; // milliseconds

/** What shows that somebody is hit, and whom. @param {EventInfo} event */
function hit(event) {
  switch (event.what) {
    case "stopped":
      return { seat: event.seat, sign: "stopper" };
    case "stole":
      return { seat: event.place, sign: "take" };
    case "knocked":
      return { seat: event.seat, sign: "knock" };
    case "played":
      return event.place >= 0 ? { seat: event.place, sign: event.cards[0] ?? "" } : null;
    default:
      return null;
  }
}

/**
 * @param {EventInfo[]} events
 * @param {TableState} table
 * @param {number} delay until the card has landed
 * @returns {boolean} was anybody hit?
 */
export function mark(events, table, delay) {
  const hits = events.flatMap((event) => hit(event) ?? []);
  if (!hits.length || document.visibilityState === "hidden") return false;
  requestAnimationFrame(() => {
    for (const { seat, sign } of hits) {
      const place = anchored(seat === table.you.value ? "hand" : `seat-${seat}`);
      if (place) stamp(place, sign, delay);
    }
  });
  return true;
}

/** @param {Element} place @param {string} sign @param {number} delay */
function stamp(place, sign, delay) {
  const picture = PICTURES[sign];
  const rect = place.getBoundingClientRect();
  if (!picture || !rect.width) return;
  const box = document.createElement("span");
  box.className = "hit-mark";
  render(
    html`<svg viewBox="0 0 48 48" class="picture" aria-hidden="true">
      ${picture.area && html`<path class="area" fill-rule="evenodd" d=${picture.area} />`}
      ${picture.line && html`<path class="line" d=${picture.line} />`}
    </svg>`,
    box,
  );
  document.querySelector("body > .flights")?.append(box);
  if (!box.isConnected) document.body.append(box);
  box.style.translate = `${rect.left + rect.width / 2}px ${rect.top + Math.min(rect.height, 120) / 2}px`;
  const frames = animates()
    ? [
        { scale: 2.2, opacity: 0 },
        { scale: 0.9, opacity: 1, offset: 0.16 },
        { scale: 1, opacity: 1, offset: 0.24 },
        { scale: 1, opacity: 1, offset: 0.86 },
        { scale: 0.8, opacity: 0 },
      ]
    : [{ opacity: 1 }, { opacity: 1 }];
  run(box, frames, { duration: LASTS, delay, fill: "backwards" }, () => box.remove());
  if (!animates()) return;
  const jolt = [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  run(place, jolt, { duration: 320, delay: delay + LASTS * 0.16 });
}
