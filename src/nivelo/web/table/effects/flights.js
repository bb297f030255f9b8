/**
 * Cards that move as cards: each leaves its place and lands where it then lies.
 *
 * `prepare` looks at the table while all is as it was. `run`, called after the change, lets each card
 * start where it lay; until it lands its new place is kept empty, so nothing is seen twice. All
 * places are measured before anything is written, and only transforms and opacity are animated.
 */

import { html, render } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { animates, shownFor } from "../../state/settings.js";
import { droppedAt } from "../hand/dropped.js";
import { fitNow } from "../surface/middle.js";
import { cardsAt, handCards, spotAt, spotOf, towerOf } from "./places.js";
import { routesOf } from "./routes.js";

/** @import { Change, TableState } from "../../state/table.js" */
/** @import { Spot } from "./places.js" */
/** @import { Route } from "./routes.js" */

export const LASTS = 420; // milliseconds
const BETWEEN = 75;
const MOST = 14; // at once; the rest is there when they have landed
const SETTLES = 260;
const PATH = "cubic-bezier(0.4, 0.05, 0.2, 1)";

/** @typedef {Route & {start: Spot | null, picture: Element | null}} Start */
/**
 * @typedef {object} Flight
 * @property {Spot} start
 * @property {Spot} end
 * @property {Element} picture
 * @property {boolean} turns it is turned face up on its way
 * @property {Element | null} card what it becomes, hidden until then
 * @property {number} delay
 * @property {number} lasts
 */

/** @type {Set<Animation>} */
const running = new Set();

/** Whatever still flies has arrived. */
export function land() {
  for (const animation of running) animation.finish();
  running.clear();
}

/** @returns {boolean} */
export function flies() {
  return running.size > 0;
}

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

export class Flights {
  /**
   * @param {Change} change
   * @param {TableState} table
   */
  constructor(change, table) {
    this.table = table;
    this.before = change.before;
    const you = table.you.value;
    const mine = change.events.some((event) => event.seat === you);
    const time = mine ? 1 : shownFor(1);
    this.pace = time && Math.min(1.3, Math.max(0.65, time));
    this.moves = animates() && document.visibilityState !== "hidden" && this.pace > 0;
    const routes = this.moves
      ? change.events.flatMap((event) => routesOf(event, table)).slice(0, MOST)
      : [];
    const hand = routes.some((route) => /hand/.test(route.from + route.to)) ? handCards() : [];
    /** What was in the hand before: whatever is not among it has come. */
    this.keys = new Set(hand.map((card) => card.dataset["key"]));
    /** @type {Set<Element>} */
    this.used = new Set();
    this.starts = routes.map((route) => this.startOf(route, hand));
    this.covers = this.coversOf(routes);
    this.settled = routes.length ? settledPlaces() : new Map();
  }

  /** How long it takes until all has landed. */
  get time() {
    if (!this.starts.length) return 0;
    return (LASTS + (this.starts.length - 1) * BETWEEN) * this.pace;
  }

  /** @param {Route} route @param {HTMLElement[]} hand @returns {Start} */
  startOf(route, hand) {
    if (route.tower) {
      const tower = towerOf(route.nth);
      return { ...route, start: tower && spotOf(tower), picture: tower };
    }
    if (route.from === "hand") {
      const card = hand.find((each) => each.dataset["card"] === route.card && !this.used.has(each));
      if (!card) return { ...route, start: spotAt("hand"), picture: null };
      this.used.add(card);
      const dropped = droppedAt(Number(card.dataset["key"]));
      return { ...route, start: dropped ?? spotOf(card), picture: faceIn(card) };
    }
    const card = cardsAt(route.from).at(-1);
    if (card && !route.from.startsWith("seat")) {
      return { ...route, start: spotOf(card), picture: faceIn(card) };
    }
    return { ...route, start: spotAt(route.from), picture: null };
  }

  /**
   * What lies on top of a pile stays to be seen until the next card covers it.
   *
   * @param {Route[]} routes
   */
  coversOf(routes) {
    const piles = new Set(routes.map((route) => route.to).filter((to) => to.startsWith("pile")));
    return [...piles].flatMap((pile) => {
      const card = cardsAt(pile).at(-1);
      const spot = card && spotOf(card);
      return card && spot ? [{ pile, spot, picture: card.cloneNode(true) }] : [];
    });
  }

  /** To be called after the change; the page is drawn before the next frame. */
  run() {
    if (!this.starts.length) return;
    requestAnimationFrame(() => {
      fitNow();
      const flights = this.starts.flatMap((start, i) => this.flight(start, i));
      const moved = movedPlaces(this.settled);
      const box = layer();
      settle(moved);
      for (const cover of this.covers) this.cover(box, cover);
      for (const flight of flights) fly(box, flight);
    });
  }

  /** @param {Start} start @param {number} i @returns {Flight[]} */
  flight(start, i) {
    const card = this.landing(start);
    const end = card ? spotOf(card) : spotAt(start.to);
    if (!start.start || !end) return [];
    const shown = card && faceIn(card);
    const picture = start.tower ? card : (shown ?? start.picture ?? drawn(start.card, this.table));
    if (!picture) return [];
    const hidden = start.from === "draw" || start.from.startsWith("seat");
    const known = Boolean(shown) && start.card !== "?" && start.card !== "";
    return [
      {
        start: start.start,
        end,
        picture: /** @type {Element} */ (picture.cloneNode(true)),
        turns: hidden && known,
        card,
        delay: i * BETWEEN * this.pace,
        lasts: LASTS * this.pace,
      },
    ];
  }

  /** The card on the page that a flying one becomes. @param {Start} start @returns {Element | null} */
  landing({ to, card, nth, tower }) {
    if (tower) return towerOf(nth, to);
    if (to === "hand") {
      const came = handCards().find(
        (each) =>
          each.dataset["card"] === card &&
          !this.keys.has(each.dataset["key"]) &&
          !this.used.has(each),
      );
      if (came) this.used.add(came);
      return came ?? null;
    }
    if (to.startsWith("seat")) return null;
    const cards = cardsAt(to);
    if (nth >= 0) return cards[nth] ?? null;
    if (!to.startsWith("group")) return cards.at(-1) ?? null;
    const group = Number(to.slice("group-".length));
    const former = this.before?.groups[group]?.cards ?? [];
    const now = this.table.open.value?.groups[group]?.cards ?? [];
    const at = now.findIndex((each, i) => each !== former[i]);
    return cards[at < 0 ? cards.length - 1 : at] ?? null;
  }

  /** @param {Element} box @param {{spot: Spot, picture: Node}} cover */
  cover(box, { spot, picture }) {
    const kept = flyer(spot);
    kept.append(picture);
    box.append(kept);
    run(kept, [{ opacity: 1 }, { opacity: 1 }], { duration: this.time }, () => kept.remove());
  }
}

const WAVE = 520; // milliseconds that a card of a wave takes
const WAVE_STEP = 45;

/**
 * A wave goes through the cards of some places, when all have landed.
 *
 * @param {string[]} anchors
 * @param {number} delay
 */
export function wave(anchors, delay) {
  if (!animates() || document.visibilityState === "hidden") return;
  requestAnimationFrame(() => {
    for (const [i, card] of anchors.flatMap(cardsAt).entries()) {
      run(
        card,
        [
          { translate: "0 0", easing: "ease-out" },
          { translate: "0 -11px", offset: 0.35, easing: "ease-in" },
          { translate: "0 2px", offset: 0.75 },
          { translate: "0 0" },
        ],
        { duration: WAVE, delay: delay + i * WAVE_STEP },
      );
    }
  });
}

/** Every place that something lies at, where it is now. @returns {Map<Element, DOMRect>} */
function settledPlaces() {
  const places = document.querySelectorAll('main [data-anchor]:not([data-anchor="hand"])');
  return new Map([...places].map((place) => [place, place.getBoundingClientRect()]));
}

/**
 * Places that lie elsewhere than before, and by how much more than what they lie in.
 *
 * @param {Map<Element, DOMRect>} before
 */
function movedPlaces(before) {
  /** @type {Map<Element, {x: number, y: number}>} */
  const moved = new Map();
  for (const [place, was] of before) {
    if (!place.isConnected) continue;
    const is = place.getBoundingClientRect();
    if (was.width && is.width) moved.set(place, { x: was.left - is.left, y: was.top - is.top });
  }
  return [...moved].flatMap(([place, { x, y }]) => {
    const within = place.parentElement?.closest("[data-anchor]");
    const outer = (within && moved.get(within)) ?? { x: 0, y: 0 };
    const by = { x: x - outer.x, y: y - outer.y };
    return Math.hypot(by.x, by.y) > 1 ? [{ place, by }] : [];
  });
}

/** Places that have moved slide there. @param {{place: Element, by: {x: number, y: number}}[]} moved */
function settle(moved) {
  for (const { place, by } of moved) {
    run(place, [{ translate: `${by.x}px ${by.y}px` }, { translate: "0 0" }], {
      duration: SETTLES,
      easing: PATH,
    });
  }
}

/** @param {Element} card */
export function faceIn(card) {
  return card.querySelector("svg.face");
}

/** @type {Map<string, Element>} */
const pictures = new Map();

/** The picture of a card that lies nowhere on the page. @param {string} card @param {TableState} table */
function drawn(card, table) {
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
function flyer({ x, y, width, height, turn }) {
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
export function fly(box, { start, end, picture, turns, card, delay, lasts }) {
  const made = flyer(end);
  made.append(picture);
  const timing = { duration: lasts, delay, fill: /** @type {const} */ ("both") };
  const { width, height } = end;
  const small = start.width / width;
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const high = Math.min(46, far * 0.14);
  box.append(made);
  run(
    made,
    [
      { translate: `${start.x - width / 2}px ${start.y - height / 2}px` },
      { translate: `${end.x - width / 2}px ${end.y - height / 2}px` },
    ],
    { ...timing, easing: PATH },
    () => made.remove(),
  );
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
  if (turns) turnOver(made, picture, timing);
  const hidden = { duration: delay + lasts };
  if (card) run(card, [{ opacity: 0 }, { opacity: 0 }], hidden);
}

/**
 * A card that is turned face up on its way.
 *
 * @param {Element} made
 * @param {Element} front
 * @param {KeyframeAnimationOptions} timing
 */
function turnOver(made, front, timing) {
  const back = backFace();
  if (!back) return;
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

/** A copy of the back of a card. */
export function backFace() {
  if (!back) {
    const box = document.createElement("span");
    render(
      html`<${CardFace} text="?" deck=${{ colours: [], values: 0, elements: [], animals: [] }} />`,
      box,
    );
    back = box.firstElementChild;
  }
  return back && /** @type {Element} */ (back.cloneNode(true));
}
