/**
 * One's own hand as a fan, in as many rows as it takes for every card to be easy to hit. Cards are
 * tapped, dragged, or reached with the arrow keys.
 */

import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { cardWord } from "../../cards/words.js";
import { Named } from "../../parts/control.js";
import { Icon } from "../../parts/icon.js";
import { TYPING, focusIsFree, focusIsLost, quietFocus } from "../../parts/keyboard.js";
import { animates } from "../../state/settings.js";
import { text } from "../../texts.js";
import { useDragging } from "./dragging.js";
import { fanHeight, fanMargin, fanPlaces } from "./fan.js";

/** @import { Play } from "../play.js" */
/** @import { Place } from "./fan.js" */
/** @import { HeldCard } from "./held_cards.js" */

const LIFT = 18; // room above for a card that is chosen

/** @type {Place} */
const NOWHERE = { x: 0, y: 0, turn: 0 };

/**
 * Cards that lie elsewhere than before slide there.
 *
 * @param {HTMLElement | null} box
 * @param {Map<number, Place>} former
 * @param {HeldCard[]} cards
 * @param {Place[]} places
 */
function slide(box, former, cards, places) {
  if (!box || !animates()) return;
  for (const [i, held] of cards.entries()) {
    const from = former.get(held.key);
    const to = places[i];
    if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
    cardButton(box, held.key)?.animate([{ transform: placed(from) }, { transform: placed(to) }], {
      duration: 220,
      easing: "ease-out",
    });
  }
}

/** @param {HTMLElement | null} box @param {number | undefined} key */
function cardButton(box, key) {
  const button = box?.querySelector(`[data-key="${key}"]`);
  return button instanceof HTMLElement ? button : null;
}

/** @param {HTMLElement | null} box @param {number | undefined} key */
function focusCard(box, key) {
  cardButton(box, key)?.focus({ preventScroll: true });
}

/**
 * Keys that work while a card of the hand has the focus, beside the arrows and Enter.
 *
 * @param {KeyboardEvent} event
 * @param {Play} play
 * @param {HeldCard | undefined} held
 */
function handKey(event, play, held) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const legal = play.table.legal.value;
  const draw = legal.of("draw")[0];
  const board = play.arranging.value;
  /** @type {Record<string, (() => void) | false | undefined>} */
  const keys = {
    d: draw && (() => play.do(draw)),
    // A key that is held down opens the board, and no more.
    l: legal.has("lay_out") && (() => (board ? event.repeat || board.finish() : play.arrange())),
    u: play.table.own.value?.undo && (() => play.undo()),
    Delete: held && (() => play.do(play.targetsOf(held.card).discard)),
    Escape: () => (board ? (play.arranging.value = null) : (play.selected.value = -1)),
  };
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return false;
  event.preventDefault();
  act();
  return true;
}

/**
 * The keys also work while nothing in the hand has the focus; the arrows bring it there.
 *
 * @param {Play} play
 * @param {() => HTMLElement | null} box the hand
 * @param {() => number | undefined} key of the card that gets the focus
 */
function useKeysEverywhere(play, box, key) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || target.closest(TYPING) || box()?.contains(target)) return;
      if (document.querySelector("dialog[open]")) return;
      const selected = play.hand.cards.value.find((held) => held.key === play.selected.value);
      if (handKey(event, play, selected)) return;
      if (target === document.body && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
        event.preventDefault();
        focusCard(box(), key());
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [play]);
}

/**
 * The focus starts in the hand: when the table opens, and whenever it becomes one's turn.
 *
 * @param {Play} play
 * @param {() => HTMLElement | null} card the one that gets it
 */
function useFocusAtTurn(play, card) {
  const table = play.table;
  const mine = table.isMyMove.value && !table.held.value;
  const dealt = play.hand.cards.value.length > 0;
  const opened = useRef(false);
  useEffect(() => {
    const element = card();
    if (!element || (opened.current && !mine)) return;
    opened.current = true;
    if (focusIsFree(".talk, .hand, .arranging")) quietFocus(element);
  }, [mine, dealt]);
}

/**
 * The hand while a card is dragged over it: the others make room where it would come to lie.
 *
 * @param {HeldCard[]} cards
 * @param {import("./dragging.js").Gap} gap
 */
function moved(cards, { key, place }) {
  const dragged = cards.find((card) => card.key === key);
  if (!dragged || place < 0) return cards;
  return cards.filter((card) => card !== dragged).toSpliced(place, 0, dragged);
}

/** @param {Place} place */
const placed = ({ x, y, turn }) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;

/** @param {{play: Play}} props */
export function Hand({ play }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const probe = useRef(/** @type {HTMLElement | null} */ (null)); // as wide as a card is now
  const [size, setSize] = useState({ width: 360, card: 62 });
  const [focus, setFocus] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      setSize({ width: element.clientWidth, card: probe.current?.offsetWidth || 62 });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (probe.current) observer.observe(probe.current);
    measure();
    return () => observer.disconnect();
  }, []);
  const fan = useRef({ places: /** @type {Place[]} */ ([]), card: 62, top: LIFT });
  const drag = useDragging(play, box, fan);
  const former = useRef(/** @type {Map<number, Place>} */ (new Map()));

  const cards = moved(play.hand.cards.value, drag.gap);
  const places = fanPlaces(cards.length, size.width, size.card);
  const height = LIFT + fanHeight(size.width, size.card) + 6;
  fan.current = { places, card: size.card, top: LIFT };
  const at = Math.min(focus, cards.length - 1);
  const focusable = useRef(0);
  focusable.current = cards[at]?.key ?? 0;
  useKeysEverywhere(
    play,
    () => box.current,
    () => focusable.current,
  );
  useFocusAtTurn(play, () => cardButton(box.current, focusable.current));
  useLayoutEffect(() => {
    slide(box.current, former.current, cards, places);
    former.current = new Map(cards.map((held, i) => [held.key, places[i] ?? NOWHERE]));
  });

  useEffect(() => {
    // A card that has left the hand takes the focus along: the next one gets it.
    if (focusIsLost()) focusCard(box.current, cards[at]?.key);
  });

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    // Where the focus is, not where it was when the hand was last drawn: keys may be faster.
    const now = cards.findIndex((card) => event.target === cardButton(box.current, card.key));
    const held = cards[now];
    if (handKey(event, play, held) || !held) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && event.shiftKey) play.hand.moveTo(held.key, now + step);
    const next = step ? now + step : { Home: 0, End: cards.length - 1 }[event.key];
    if (next === undefined || next < 0 || next >= cards.length) return;
    event.preventDefault();
    setFocus(next);
    // A card that changes its place would lose the focus; all else happens before the next key.
    if (step && event.shiftKey) requestAnimationFrame(() => focusCard(box.current, held.key));
    else focusCard(box.current, cards[next]?.key);
  };

  return html`<div
    ref=${box}
    class="hand"
    role="group"
    aria-label=${text("your-hand", { n: cards.length })}
    data-anchor="hand"
    data-drop="hand"
    style=${{ height: `${height}px` }}
    onKeyDown=${keys}
    ...${drag.handlers}
  >
    <span class="hand-probe" ref=${probe}></span>
    <span class="hand-cards" style=${{ "--margin": `${fanMargin(places, size.card)}px` }}></span>
    ${cards.map(
      (held, i) =>
        html`<${HandCard}
          key=${held.key}
          play=${play}
          held=${held}
          place=${places[i]}
          order=${i}
          reachable=${i === at}
          dragged=${drag.gap.key === held.key}
          onFocus=${() => setFocus(i)}
        />`,
    )}
  </div>`;
}

/**
 * @param {{
 *   play: Play, held: HeldCard, place: Place,
 *   order: number, reachable: boolean, dragged: boolean, onFocus: () => void,
 * }} props
 */
function HandCard({ play, held, place, order, reachable, dragged, onFocus }) {
  const arranging = play.arranging.value;
  const picked = play.picked.value.indexOf(held.key);
  const chosen = play.selected.value === held.key || picked >= 0;
  const legal = play.table.legal.value;
  const usable = arranging ? true : legal.with(held.card).length > 0;
  const layable = legal.with(held.card).some((move) => move.kind === "lay_off");
  const word = cardWord(held.card, play.table.deck.value);
  return html`<button
    type="button"
    class=${classes(
      "card",
      "hand-card",
      chosen && "chosen",
      picked >= 0 && "picked",
      held.fresh && "fresh",
      dragged && "dragged",
      layable && "layable",
      play.choosing.value && !usable && "unusable",
      arranging?.placed.value.has(held.key) && "placed",
    )}
    aria-pressed=${chosen ? "true" : "false"}
    tabindex=${reachable ? 0 : -1}
    data-key=${held.key}
    data-card=${held.card}
    style=${{ "--x": `${place.x}px`, "--y": `${place.y}px`, "--turn": `${place.turn}deg`, zIndex: `${order + 1}` }}
    onClick=${() => play.tap(held.key)}
    onFocus=${onFocus}
  >
    <${Named} label=${layable ? text("card-layable", { card: word }) : word}>
      <${CardFace} text=${held.card} deck=${play.table.deck.value} />
      ${picked >= 0 && html`<span class="order">${play.ordered.value ? picked + 1 : html`<${Icon} name="check" />`}</span>`}
    <//>
  </button>`;
}
