/**
 * Dragging cards of the hand with mouse, pen or finger: onto a pile, a group, a seat or the
 * arranging board, or to another place in the hand.
 */

import { useEffect, useRef, useState } from "../../html.js";
import { note } from "../../parts/notes.js";
import { animates } from "../../state/settings.js";
import { whyNotDiscard, whyNotLayOff } from "../why.js";
import { drop, droppedAt } from "./dropped.js";

/** @import { Play } from "../play.js" */
/** @import { Place } from "./fan.js" */
/** @import { Move } from "../../game/moves.js" */

const BEGINS_AFTER = 8; // pixels
const SLIDES_HOME = 150; // milliseconds
const LONGEST_WAIT = 2500; // milliseconds for which a dropped card waits for the server's word

/** Where a dragged card would come to lie in the hand. @typedef {{key: number, place: number}} Gap */

/** @type {Gap} */
const NONE = { key: -1, place: -1 };

/**
 * @param {Play} play
 * @param {{current: HTMLElement | null}} box the hand
 * @param {{current: {places: Place[], card: number, top: number}}} fan where its cards lie
 */
export function useDragging(play, box, fan) {
  const [gap, setGap] = useState(NONE);
  const drag = useRef(/** @type {Drag | null} */ (null));

  /** @param {PointerEvent} event */
  const down = (event) => {
    const card = event.target instanceof Element ? event.target.closest(".hand-card") : null;
    if (!(card instanceof HTMLElement) || event.button !== 0) return;
    // From the first moment, so that a quick hand is not lost on its way out of the hand.
    card.setPointerCapture(event.pointerId);
    drag.current = new Drag(play, card, event);
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    const now = drag.current;
    if (!now || event.pointerId !== now.pointer || !event.buttons) return;
    if (!now.ghost && now.far(event)) {
      now.begin();
      box.current?.setPointerCapture(event.pointerId);
      setGap({ key: now.key, place: -1 });
    }
    if (!now.ghost) return;
    const over = now.to(event);
    const place = over === "hand" && box.current ? placeAt(now, box.current, fan.current) : -1;
    setGap((was) => (was.place === place ? was : { key: now.key, place }));
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    const now = drag.current;
    drag.current = null;
    if (!now?.ghost) return;
    const place = box.current ? placeAt(now, box.current, fan.current) : 0;
    now.drop(event, box.current, place);
    setGap(NONE);
  };
  const cancel = () => {
    drag.current?.end();
    drag.current = null;
    setGap(NONE);
  };
  useEffect(() => () => drag.current?.end(), []);
  /** A drag is not also a tap. @param {MouseEvent} event */
  const click = (event) => {
    if (box.current?.dataset.dragged) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  return {
    gap,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onClickCapture: click,
    },
  };
}

/**
 * Pulling the top card of a pile into the hand. A tap does the same.
 *
 * @param {boolean} can
 * @param {() => void} take
 */
export function usePulling(can, take) {
  const pull = useRef(
    /** @type {{x: number, y: number, ghost: HTMLElement | null, done: boolean} | null} */ (null),
  );
  /** @param {PointerEvent} event */
  const down = (event) => {
    if (can && event.button === 0 && event.currentTarget instanceof HTMLElement) {
      // From the first moment, so that a quick hand is not lost on its way off the pile.
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { x: event.clientX, y: event.clientY, ghost: null, done: false };
    }
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    const now = pull.current;
    const pile = event.currentTarget;
    if (!now || now.done || !event.buttons || !(pile instanceof HTMLElement)) return;
    const far = Math.hypot(event.clientX - now.x, event.clientY - now.y) > BEGINS_AFTER;
    if (!now.ghost && far) {
      const card = [...pile.querySelectorAll(".card")].at(-1);
      if (!card) return;
      now.ghost = makeGhost(card);
    }
    if (now.ghost) moveGhost(now.ghost, event);
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    const now = pull.current;
    if (!now?.ghost) {
      pull.current = null;
      return;
    }
    now.ghost.remove();
    now.ghost = null;
    now.done = true;
    setTimeout(() => (pull.current = null), 50);
    const over = document.elementsFromPoint(event.clientX, event.clientY);
    if (over.some((element) => element.closest('[data-drop="hand"]'))) take();
  };
  // The pile may go away while it is held.
  useEffect(() => () => pull.current?.ghost?.remove(), []);
  /** @param {MouseEvent} event */
  const click = (event) => {
    if (!pull.current?.done) return;
    event.stopPropagation();
    event.preventDefault();
  };
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onClickCapture: click,
  };
}

/** A card that follows the finger. @param {Element} card */
function makeGhost(card) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.className = "card ghost";
  ghost.removeAttribute("style"); // of its place in the hand
  ghost.removeAttribute("data-key");
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--card-w", `${card instanceof HTMLElement ? card.offsetWidth : 64}px`);
  document.body.append(ghost);
  return ghost;
}

/** @param {HTMLElement} ghost @param {{clientX: number, clientY: number}} event */
function moveGhost(ghost, { clientX, clientY }) {
  ghost.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
}

class Drag {
  /** @param {Play} play @param {HTMLElement} card @param {PointerEvent} event */
  constructor(play, card, event) {
    this.play = play;
    this.card = card;
    this.key = Number(card.dataset["key"]);
    this.pointer = event.pointerId;
    this.x = event.clientX;
    this.y = event.clientY;
    // The card stays under the finger where it was taken.
    const rect = card.getBoundingClientRect();
    this.off = {
      x: rect.left + rect.width / 2 - event.clientX,
      y: rect.top + rect.height / 2 - event.clientY,
    };
    this.middle = { clientX: 0, clientY: 0 };
    /** @type {HTMLElement | null} */
    this.ghost = null;
    /** @type {Element | null} */
    this.over = null;
  }

  /** @param {PointerEvent} event */
  far(event) {
    return Math.hypot(event.clientX - this.x, event.clientY - this.y) > BEGINS_AFTER;
  }

  begin() {
    this.ghost = makeGhost(this.card);
    this.play.choice.value = [];
    if (!this.play.arranging.value && !this.play.picking.value) this.play.selected.value = this.key;
  }

  /** @param {PointerEvent} event @returns {string} what it is over */
  to(event) {
    if (!this.ghost) return "";
    this.middle = { clientX: event.clientX + this.off.x, clientY: event.clientY + this.off.y };
    moveGhost(this.ghost, this.middle);
    const over = this.target(event);
    if (over !== this.over) {
      this.over?.classList.remove("hovered");
      over?.classList.add("hovered");
      this.over = over;
    }
    return over instanceof HTMLElement ? (over.dataset["drop"] ?? "") : "";
  }

  /** @param {PointerEvent} event */
  target(event) {
    const elements = document.elementsFromPoint(event.clientX, event.clientY);
    for (const element of elements) {
      const target = element.closest("[data-drop]");
      if (target) return target;
    }
    return null;
  }

  /** @param {PointerEvent} event @param {HTMLElement | null} hand @param {number} place in the hand */
  drop(event, hand, place) {
    const target = this.target(event);
    if (hand) {
      hand.dataset["dragged"] = "yes";
      setTimeout(() => delete hand.dataset["dragged"], 50);
    }
    const [where, number] = (
      target instanceof HTMLElement ? (target.dataset["drop"] ?? "") : ""
    ).split(":");
    const play = this.play;
    if (where === "hand" && hand) {
      play.selected.value = -1;
      play.hand.moveTo(this.key, place);
    } else if (where === "arrange") {
      play.arranging.value?.put(Number(number), this.key);
      this.end();
    } else if (where === "discard") this.act(play.targets.value.discard, whyNotDiscard);
    else if (where === "group") {
      const moves = play.targets.value.groups.get(Number(number)) ?? [];
      if (moves.length > 1) play.doOneOf(moves);
      else this.act(moves[0], whyNotLayOff);
    } else if (where === "seat") {
      this.act(play.targets.value.seats.get(Number(number)), whyNotLayOff);
    }
    this.home();
  }

  /**
   * Do the move, or say why it cannot be done.
   *
   * @param {Move | undefined} move
   * @param {typeof whyNotDiscard} why
   */
  act(move, why) {
    if (!move) {
      note(why(this.play.table, this.play.hand.card(this.key)));
      return;
    }
    this.wait();
    this.play.do(move);
  }

  /** Stay where it was dropped until the server has said what comes of it. */
  wait() {
    const ghost = this.ghost;
    if (!ghost) return;
    const { clientX: x, clientY: y } = this.middle;
    const spot = { x, y, width: ghost.offsetWidth, height: ghost.offsetHeight, turn: 0 };
    const hidden = this.card.animate({ opacity: [0, 0] }, { duration: LONGEST_WAIT });
    const timer = setTimeout(() => droppedAt(this.key), LONGEST_WAIT);
    drop(this.key, spot, () => {
      clearTimeout(timer);
      hidden.cancel();
      ghost.remove();
    });
    this.ghost = null;
    this.end();
  }

  /** Slide to its place in the hand. */
  home() {
    const ghost = this.ghost;
    const { key, middle } = this;
    this.ghost = null;
    this.end();
    if (!ghost) return;
    if (!animates()) {
      ghost.remove();
      return;
    }
    requestAnimationFrame(() => {
      const card = document.querySelector(`[data-key="${key}"]`);
      if (!(card instanceof HTMLElement)) {
        ghost.remove();
        return;
      }
      const slide = card.getAnimations().find((each) => !(each instanceof CSSTransition));
      slide?.finish();
      const rect = card.getBoundingClientRect();
      const turn = card.style.getPropertyValue("--turn") || "0deg";
      const timing = { duration: SLIDES_HOME, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };
      card.animate({ opacity: [0, 0] }, timing);
      const animation = ghost.animate(
        [
          {
            translate: `calc(${middle.clientX}px - 50%) calc(${middle.clientY}px - 50%)`,
            rotate: "0deg",
          },
          {
            translate: `calc(${rect.left + rect.width / 2}px - 50%) calc(${rect.top + rect.height / 2}px - 50%)`,
            rotate: turn,
            scale: 1,
          },
        ],
        timing,
      );
      const remove = () => ghost.remove();
      animation.finished.then(remove, remove);
    });
  }

  end() {
    this.ghost?.remove();
    this.ghost = null;
    this.over?.classList.remove("hovered");
  }
}

/**
 * Which place of the hand is nearest to a dragged card.
 *
 * @param {Drag} drag
 * @param {HTMLElement} hand
 * @param {{places: Place[], card: number, top: number}} fan
 */
function placeAt({ middle }, hand, { places, card, top }) {
  const box = hand.getBoundingClientRect();
  const x = middle.clientX - box.left - card / 2;
  const y = middle.clientY - box.top - top - card * 0.7;
  let nearest = 0;
  let distance = Infinity;
  for (const [i, place] of places.entries()) {
    const d = Math.hypot(x - place.x, (y - place.y) * 1.5);
    if (d < distance) [nearest, distance] = [i, d];
  }
  return nearest;
}
