/** A card in the air: it leaves one place, rises, and drops onto another. */

import { html, render } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { keepEmpty, later, run } from "./motion.js";

/** @import { TableState } from "../../state/table.js" */
/** @import { Spot } from "./places.js" */

export const LASTS = 420; // milliseconds
export const HOP = 150; // from one field of the board to the next
export const PATH = "cubic-bezier(0.4, 0.05, 0.2, 1)";

/**
 * @typedef {object} Flight
 * @property {Spot} start
 * @property {Spot} end
 * @property {Element} picture what a copy of flies
 * @property {boolean} turns it is turned face up on its way
 * @property {Element | null} card what it becomes, hidden until then
 * @property {number} delay
 * @property {number} lasts
 * @property {Spot[]} [via] where it sets down on its way
 */

/** The layer above the table in which cards fly. */
export function layer() {
  const known = document.querySelector("body > .flights");
  if (known) return known;
  const made = document.createElement("div");
  made.className = "flights";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** @param {Element} card */
export function faceIn(card) {
  return card.querySelector("svg.face");
}

/** @type {Map<string, Element>} */
const pictures = new Map();

/** The picture of a card that lies nowhere on the page. @param {string} card @param {TableState} table */
export function drawn(card, table) {
  const deck = table.deck.value;
  const key = `${deck.colours.length} ${card}`;
  const known = pictures.get(key);
  if (known) return known;
  const box = document.createElement("span");
  render(html`<${CardFace} text=${card || "?"} deck=${deck} />`, box);
  const made = box.firstElementChild;
  if (made) pictures.set(key, made);
  return made;
}

/** @param {Spot} spot */
export function flyer({ x, y, width, height, turn }) {
  const made = document.createElement("span");
  made.className = "flyer";
  made.style.width = `${width}px`;
  made.style.height = `${height}px`;
  made.style.setProperty("--card-w", `${width}px`);
  made.style.translate = `${x - width / 2}px ${y - height / 2}px`;
  made.style.rotate = `${turn}deg`;
  return made;
}

/** @param {Element} box @param {Flight} flight */
export function fly(box, flight) {
  const landed = keepEmpty(flight.card);
  const due = performance.now() + flight.delay;
  // If its moment was missed, it is already on its way.
  const start = () => takeOff(box, flight, Math.min(0, due - performance.now()), landed);
  later(flight.delay, start, landed);
}

/** @param {Element} box @param {Flight} flight @param {number} delay @param {() => void} landed */
function takeOff(box, { start, end, picture, turns, lasts, via = [] }, delay, landed) {
  const made = flyer(end);
  const copy = /** @type {Element} */ (picture.cloneNode(true));
  copy.removeAttribute("data-flying");
  made.append(copy);
  const timing = { duration: lasts, delay, fill: /** @type {const} */ ("both") };
  const { width, height } = end;
  const small = start.width / width;
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const high = Math.min(46, far * 0.14);
  box.append(made);
  const spots = [start, ...via, end];
  run(
    made,
    spots.map(({ x, y }) => ({
      translate: `${x - width / 2}px ${y - height / 2}px`,
      easing: via.length ? "ease-in-out" : PATH,
    })),
    timing,
    () => {
      made.remove();
      landed();
    },
  );
  if (via.length) {
    run(made, hops(spots.length - 1, height), timing);
    return;
  }
  if (start.turn !== end.turn) {
    run(made, [{ rotate: `${start.turn}deg` }, { rotate: `${end.turn}deg` }], timing);
  }
  // It rises, comes down a little too large, and drops onto the table.
  run(
    made,
    [
      { transform: `scale(${small})`, easing: "ease-out" },
      { transform: `translateY(${-high}px) scale(${Math.sqrt(small) * 1.1})`, offset: 0.45 },
      { transform: "scale(1.09)", offset: 0.84, easing: "ease-in" },
      { transform: "scale(1)" },
    ],
    timing,
  );
  if (turns) turnOver(made, copy, timing);
}

/** It jumps from place to place, and comes down with weight at the last. @param {number} count @param {number} size */
function hops(count, size) {
  const frames = Array.from({ length: count }, (_, i) => [
    { transform: "translateY(0)", offset: i / count, easing: "ease-out" },
    {
      transform: `translateY(${-0.55 * size}px) scale(1.12)`,
      offset: (i + 0.5) / count,
      easing: "ease-in",
    },
  ]);
  return [...frames.flat(), { transform: "translateY(0)", offset: 1 }];
}

/**
 * A card that is turned face up on its way.
 *
 * @param {Element} made
 * @param {Element} front
 * @param {KeyframeAnimationOptions} timing
 */
function turnOver(made, front, timing) {
  const back = backFace()?.cloneNode(true);
  if (!(back instanceof Element)) return;
  made.append(back);
  run(back, squeezed(1, 0), timing);
  run(front, squeezed(0, 1), timing);
}

/**
 * One side of a card that turns: at its narrowest it is replaced by the other. One animation, not
 * two: each costs a phone a millisecond.
 *
 * @param {number} first how much of it is seen
 * @param {number} then
 */
function squeezed(first, then) {
  return [
    { transform: "scaleX(1)", opacity: first, easing: "ease-in" },
    { transform: "scaleX(0.04)", opacity: first, offset: 0.35, easing: "step-end" },
    { transform: "scaleX(0.04)", opacity: then, offset: 0.351, easing: "ease-out" },
    { transform: "scaleX(1)", opacity: then, offset: 0.7 },
    { transform: "scaleX(1)", opacity: then },
  ];
}

/** @type {Element | null} */
let back = null;

/** The picture of the back of a card. */
export function backFace() {
  if (!back) {
    const box = document.createElement("span");
    render(
      html`<${CardFace} text="?" deck=${{ colours: [], values: 0, elements: [], animals: [] }} />`,
      box,
    );
    back = box.firstElementChild;
  }
  return back;
}
