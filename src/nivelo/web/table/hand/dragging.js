/**
 * Dragging cards of the hand with mouse, pen or finger: onto a pile, a group, a seat or the
 * arranging board, or to another place in the hand.
 */

import { useEffect, useRef, useState } from "../../html.js";
import { note } from "../../parts/notes.js";
import { whyNotDiscard, whyNotLayOff } from "../why.js";

/** @import { Play } from "../play.js" */
/** @import { Move } from "../../game/moves.js" */

const BEGINS_AFTER = 8; // pixels

/**
 * @param {Play} play
 * @param {{current: HTMLElement | null}} box the hand
 */
export function useDragging(play, box) {
  const [key, setKey] = useState(-1);
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
      setKey(now.key);
    }
    if (now.ghost) now.to(event);
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    const now = drag.current;
    drag.current = null;
    if (!now?.ghost) return;
    now.drop(event, box.current);
    setKey(-1);
  };
  const cancel = () => {
    drag.current?.end();
    drag.current = null;
    setKey(-1);
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
    key,
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
  ghost.style.zIndex = ""; // that of its place in the hand
  ghost.removeAttribute("data-key");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--card-w", `${card instanceof HTMLElement ? card.offsetWidth : 64}px`);
  document.body.append(ghost);
  return ghost;
}

/** @param {HTMLElement} ghost @param {PointerEvent} event */
function moveGhost(ghost, event) {
  const x = event.clientX - ghost.offsetWidth / 2;
  const y = event.clientY - ghost.offsetHeight / 2;
  ghost.style.transform = `translate(${x}px, ${y}px)`;
}

class Drag {
  /** @param {Play} play @param {HTMLElement} card @param {PointerEvent} event */
  constructor(play, card, event) {
    this.play = play;
    this.card = card;
    this.key = Number(card.dataset.key);
    this.pointer = event.pointerId;
    this.x = event.clientX;
    this.y = event.clientY;
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
    if (!this.play.arranging.value && !this.play.picking.value) this.play.selected.value = this.key;
  }

  /** @param {PointerEvent} event */
  to(event) {
    if (!this.ghost) return;
    moveGhost(this.ghost, event);
    const over = this.target(event);
    if (over !== this.over) {
      this.over?.classList.remove("hovered");
      over?.classList.add("hovered");
      this.over = over;
    }
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

  /** @param {PointerEvent} event @param {HTMLElement | null} hand */
  drop(event, hand) {
    const target = this.target(event);
    this.end();
    if (hand) {
      hand.dataset.dragged = "yes";
      setTimeout(() => delete hand.dataset.dragged, 50);
    }
    const [where, number] = (
      target instanceof HTMLElement ? (target.dataset.drop ?? "") : ""
    ).split(":");
    const play = this.play;
    if (where === "hand" && hand) {
      play.selected.value = -1;
      play.hand.moveTo(this.key, placeAt(event, hand));
    } else if (where === "arrange") play.arranging.value?.put(Number(number), this.key);
    else if (where === "discard") this.act(play.targets.value.discard, whyNotDiscard);
    else if (where === "group") {
      const moves = play.targets.value.groups.get(Number(number)) ?? [];
      if (moves.length) play.doOneOf(moves);
      else this.act(undefined, whyNotLayOff);
    } else if (where === "seat") {
      this.act(play.targets.value.seats.get(Number(number)), whyNotLayOff);
    }
  }

  /**
   * Do the move, or say why it cannot be done.
   *
   * @param {Move | undefined} move
   * @param {typeof whyNotDiscard} why
   */
  act(move, why) {
    if (move) this.play.do(move);
    else note(why(this.play.table, this.play.hand.card(this.key)));
  }

  end() {
    this.ghost?.remove();
    this.ghost = null;
    this.over?.classList.remove("hovered");
  }
}

/**
 * Before which card of the hand something was dropped.
 *
 * @param {PointerEvent} event
 * @param {HTMLElement} hand
 */
function placeAt(event, hand) {
  const cards = [...hand.querySelectorAll(".hand-card")]
    .map((card) => ({
      order: Number(/** @type {HTMLElement} */ (card).style.zIndex),
      rect: card.getBoundingClientRect(),
    }))
    .toSorted((a, b) => a.order - b.order);
  let nearest = 0;
  let distance = Infinity;
  for (const [i, { rect }] of cards.entries()) {
    const d = Math.hypot(
      event.clientX - (rect.left + rect.width / 2),
      (event.clientY - (rect.top + rect.height / 2)) * 1.5,
    );
    if (d < distance) [nearest, distance] = [i, d];
  }
  return nearest;
}
