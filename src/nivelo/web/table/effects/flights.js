/**
 * Cards that fly: what happened is shown as a card going from one place to another. The page
 * already shows how it is afterwards; the flight explains how it came about, and can be missed.
 */

import { html, render } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { animates } from "../../state/settings.js";

/** @import { EventInfo } from "../../protocol.js" */
/** @import { Happened, TableState } from "../../state/table.js" */

const LASTS = 340; // milliseconds
const BETWEEN = 70;
const DEALT_EVERY = 35;
const MOST = 12; // at once; the rest is left out

/** @typedef {{from: string, to: string, card: string}} Flight */

/** @param {EventInfo} event @param {TableState} table @returns {Flight[]} */
function flightsOf(event, table) {
  const you = table.you.value;
  const common = table.open.value?.piles.length === 1;
  const hand = (/** @type {number} */ seat) => (seat === you ? "hand" : `seat-${seat}`);
  const pile = `pile-${common ? 0 : event.seat}`;
  /** @param {string} from @param {string} to */
  const all = (from, to) => event.cards.map((card) => ({ from, to, card }));
  switch (event.what) {
    case "drew":
      return all("draw", hand(event.seat));
    case "took":
      return all(`pile-${event.place}`, hand(event.seat));
    case "discarded":
    case "put_down":
      return all(hand(event.seat), pile);
    case "laid_out":
    case "laid_off":
      return all(hand(event.seat), `group-${event.place}`);
    case "played":
      return all(hand(event.seat), event.place >= 0 ? hand(event.place) : pile);
    case "stole":
      return all(hand(event.place), hand(event.seat));
    case "gave":
      return all(hand(event.seat), hand(event.place));
    case "got_joker":
      return [{ from: "stock", to: hand(event.seat), card: "J" }];
    case "knock_granted":
      return all("pile-0", hand(event.seat));
    default:
      return [];
  }
}

/** The middle of a place on the screen. @param {string} anchor */
function middleOf(anchor) {
  const rect = document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  if (!rect || !rect.width) return null;
  return { x: rect.left + rect.width / 2, y: rect.top + Math.min(rect.height, 160) / 2 };
}

/** Show what has just happened. @param {Happened} happened @param {TableState} table */
export function fly(happened, table) {
  if (!animates() || document.visibilityState === "hidden") return;
  const flights = happened.events.flatMap((event) => flightsOf(event, table)).slice(0, MOST);
  // After the page has been drawn again, so that all places are where they will be.
  requestAnimationFrame(() => {
    for (const [i, flight] of flights.entries()) one(flight, i * BETWEEN, table);
  });
}

/** A new round: cards go from the draw pile to all hands. @param {TableState} table */
export function deal(table) {
  if (!animates() || document.visibilityState === "hidden") return;
  requestAnimationFrame(() => {
    const draw = middleOf("draw");
    if (!draw) return;
    for (const [i, card] of document.querySelectorAll(".hand-card").entries()) {
      const { left, top, width, height } = card.getBoundingClientRect();
      const away = `${draw.x - left - width / 2}px ${draw.y - top - height / 2}px`;
      card.animate(
        [
          { translate: away, opacity: 0 },
          { translate: "0 0", opacity: 1 },
        ],
        { duration: LASTS, delay: i * DEALT_EVERY, easing: "ease-out", fill: "backwards" },
      );
    }
    const others = table.info.value?.seats ?? [];
    for (const [i] of others.entries()) {
      one({ from: "draw", to: `seat-${i}`, card: "?" }, i * BETWEEN, table);
    }
  });
}

/** @param {Flight} flight @param {number} delay @param {TableState} table */
function one({ from, to, card }, delay, table) {
  const start = middleOf(from);
  const end = middleOf(to);
  if (!start || !end) return;
  const box = document.createElement("span");
  box.className = "card flying";
  box.setAttribute("aria-hidden", "true");
  render(html`<${CardFace} text=${card} deck=${table.deck.value} />`, box);
  document.body.append(box);
  const width = box.offsetWidth / 2;
  const height = box.offsetHeight / 2;
  const at = (/** @type {{x: number, y: number}} */ place) =>
    `translate(${place.x - width}px, ${place.y - height}px)`;
  const animation = box.animate(
    [
      { transform: `${at(start)} scale(0.8)`, opacity: 0.9 },
      {
        transform: `${at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 30 })} scale(1.1)`,
        opacity: 1,
      },
      { transform: `${at(end)} scale(0.8)`, opacity: 0.7 },
    ],
    { duration: LASTS, delay, easing: "ease-in-out", fill: "backwards" },
  );
  const remove = () => box.remove();
  animation.finished.then(remove, remove);
}
