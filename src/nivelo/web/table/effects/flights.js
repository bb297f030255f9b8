/**
 * Cards that move as cards: each leaves its place and lands where it then lies.
 *
 * `prepare` looks at the table while all is as it was. `run`, called after the change, lets each card
 * start where it lay; until it lands its new place is kept empty, so nothing is seen twice. All
 * places are measured before anything is written, and only transforms and opacity are animated.
 */

import { animates, shownFor } from "../../state/settings.js";
import { droppedAt } from "../hand/dropped.js";
import { fitNow } from "../surface/middle.js";
import { towerPath } from "../../game/tower_path.js";
import { HOP, LASTS, PATH, drawn, faceIn, fly, flyer, layer } from "./flyer.js";
import { inNextFrame, later, onceRendered, run } from "./motion.js";
import { cardsAt, handCards, spotAt, spotOf, towerOf } from "./places.js";
import { routesOf } from "./routes.js";

/** @import { Change, TableState } from "../../state/table.js" */
/** @import { Flight } from "./flyer.js" */
/** @import { Spot } from "./places.js" */
/** @import { Route } from "./routes.js" */

const BETWEEN = 75;
const MOST = 14; // at once; the rest is there when they have landed
const SETTLES = 260;

/** @typedef {Route & {start: Spot | null, picture: Element | null, path?: number[]}} Start */

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
    const ends = this.starts.map((start, i) => lastsFor(start) + i * BETWEEN);
    return Math.max(...ends) * this.pace;
  }

  /** @param {Route} route @param {HTMLElement[]} hand @returns {Start} */
  startOf(route, hand) {
    if (route.tower) {
      const tower = towerOf(route.nth);
      return {
        ...route,
        start: tower && spotOf(tower),
        picture: tower,
        path: this.towerPath(route),
      };
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

  /** The fields that a tower touches. @param {Route} route */
  towerPath({ to, nth }) {
    const towers = this.before?.towers ?? [];
    const field = Number(to.slice("field-".length));
    const fields = this.table.info.value?.track.length ?? 0;
    const others = towers.filter((_, seat) => seat !== nth);
    return towerPath(towers[nth] ?? 0, field, fields, others);
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

  /** To be called after the change. */
  run() {
    if (!this.starts.length) return;
    onceRendered(() => {
      fitNow();
      const flights = this.starts.flatMap((start, i) => this.flight(start, i));
      settle(movedPlaces(this.settled));
      inNextFrame(() => {
        const box = layer();
        for (const cover of this.covers) this.cover(box, cover);
        for (const flight of flights) fly(box, flight);
      });
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
        picture,
        turns: hidden && known,
        card,
        delay: i * BETWEEN * this.pace,
        lasts: lastsFor(start) * this.pace,
        via: start.path ? viaOf(start.path, end) : [],
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
    const remove = () => kept.remove();
    later(this.time, remove, remove);
  }
}

/** A tower takes as long as it has fields to go. @param {Start} start */
const lastsFor = ({ path }) => Math.max(LASTS, (path?.length ?? 0) * HOP);

/** Where a tower sets down before the end: on each field as on the last. @param {number[]} path @param {Spot} end */
function viaOf(path, end) {
  const last = spotAt(`field-${path.at(-1)}`);
  if (!last) return [];
  return path.slice(0, -1).flatMap((field) => {
    const spot = spotAt(`field-${field}`);
    return spot ? [{ ...end, x: spot.x + end.x - last.x, y: spot.y + end.y - last.y }] : [];
  });
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
  const frames = [
    { translate: "0 0", easing: "ease-out" },
    { translate: "0 -11px", offset: 0.35, easing: "ease-in" },
    { translate: "0 2px", offset: 0.75 },
    { translate: "0 0" },
  ];
  later(delay, () => {
    for (const [i, card] of anchors.flatMap(cardsAt).entries()) {
      later(i * WAVE_STEP, () => run(card, frames, { duration: WAVE }));
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
