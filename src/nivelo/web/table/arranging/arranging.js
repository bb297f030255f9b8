/** The board on which a level is arranged before it is laid out. */

import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../../html.js";
import { Card, CardFace } from "../../cards/draw.js";
import { cardWord, cardWords } from "../../cards/words.js";
import { face } from "../../cards/faces.js";
import { askWords } from "../../game/words/level_words.js";
import { Control, Named } from "../../parts/control.js";
import { Icon } from "../../parts/icon.js";
import { usesKeyboard } from "../../parts/keyboard.js";
import { speak } from "../../parts/speech.js";
import { text } from "../../texts.js";

/** @import { Arrangement } from "./arrangement.js" */
/** @import { Play } from "../play.js" */

/** @param {{play: Play, arrangement: Arrangement}} props */
export function Arranging({ play, arrangement }) {
  const hints = play.table.info.value?.setup.hints ?? false;
  const why = arrangement.missing;
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  const help = arrangement.isComplete.value ? "arrange-filled" : "arrange-help";
  useEffect(() => {
    speak(text(help));
    // In the hand, Enter would take a card out of its group again.
    const go = place.current?.querySelector(".button.go");
    if (usesKeyboard() && arrangement.isComplete.value && go instanceof HTMLElement) go.focus();
  }, []);
  useEffect(() => {
    if (arrangement.isUnclear) speak(text("arrange-joker"));
  }, [arrangement.isUnclear]);
  useLayoutEffect(() => {
    const fit = () => place.current && fitAboveHand(place.current);
    // When it is drawn: to measure it at once would be more work than fits into a tap.
    const frame = requestAnimationFrame(fit);
    addEventListener("resize", fit);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", fit);
    };
  }, []);
  useLayoutEffect(() => {
    const board = place.current?.querySelector(".arranging");
    if (!(board instanceof HTMLElement)) return;
    // The buttons do not leap up when a question has been answered.
    let most = 0;
    const observer = new ResizeObserver(() => {
      if (board.clientHeight <= most) return;
      most = board.clientHeight;
      board.style.setProperty("--kept", `${most}px`);
    });
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  const [high, setHigh] = useState(false);
  const choices = arrangement.readings.value
    .filter((possible) => possible.length > 1)
    .flat().length;
  useLayoutEffect(() => {
    if (!choices) return;
    const frame = requestAnimationFrame(() => {
      const groups = place.current?.querySelector(".places");
      if (groups && groups.scrollHeight > groups.clientHeight) setHigh(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [choices]);
  return html`<div class=${classes("arranging-place", high && "high")} ref=${place}>
    <section class="arranging" aria-label=${text("arrange-title")}>
      <header>
        <h2>${text("arrange-title")}</h2>
        <button
          class="button plain round"
          type="button"
          aria-label=${text("close")}
          onClick=${() => (play.arranging.value = null)}
        >
          <${Icon} name="close" />
        </button>
      </header>
      ${
        why === "arrange-joker"
          ? html`<p class="small"><b>${text(why)}</b></p>`
          : html`<p class="quiet small">${text(help)}</p>`
      }
      <ol class="places">
        ${arrangement.asks.map((ask, i) => html`<${PlaceFor} key=${i} play=${play} arrangement=${arrangement} i=${i} />`)}
      </ol>
      ${arrangement.problem.value && html`<p class="problem" role="alert">${arrangement.problem.value}</p>`}
      <div class="buttons">
        ${
          hints &&
          html`<button class="button" type="button" onClick=${() => arrangement.propose()}>
            <${Icon} name="hint" /> ${text("arrange-propose")}
          </button>`
        }
        <button class="button" type="button" onClick=${() => arrangement.clear()}>
          ${text("arrange-clear")}
        </button>
        <${Control}
          class="button go"
          can=${arrangement.isComplete.value && !play.table.busy.value}
          why=${play.table.busy.value ? "" : text(why)}
          onAct=${() => arrangement.layOut()}
        >
          <${Icon} name="check" /> ${text("lay-out")}
        <//>
      </div>
    </section>
  </div>`;
}

/**
 * The board lies over the seats and the middle, so that nothing has to move for it. It may be as
 * high as there is room above the player's place; where that lies beside it, as high as the table.
 * All is measured before anything is written: otherwise the page would be laid out twice.
 *
 * @param {HTMLElement} place
 */
function fitAboveHand(place) {
  const area = place.parentElement;
  const seats = area?.querySelector(".seats")?.getBoundingClientRect();
  const own = area?.querySelector(".own")?.getBoundingClientRect();
  const whole = area?.getBoundingClientRect();
  if (!area || !seats || !own || !whole) return;
  const top = whole.top + area.clientTop;
  const beside = own.left > whole.left + whole.width / 3;
  place.style.setProperty("--from", `${seats.top - top}px`);
  place.style.setProperty("--until", `${(beside ? whole.bottom : own.top) - top}px`);
}

const POINT_CARDS = 8; // for points there may be any number

/**
 * One group of the level, with the cards put there.
 *
 * @param {{play: Play, arrangement: Arrangement, i: number}} props
 */
function PlaceFor({ play, arrangement, i }) {
  const deck = play.table.deck.value;
  const ask = arrangement.asks[i];
  const keys = arrangement.groups.value[i] ?? [];
  const readings = arrangement.readings.value[i] ?? [];
  const full = arrangement.isFull(i);
  const choices = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => choices.current?.scrollIntoView({ block: "nearest" }), [readings.length > 1]);
  if (!ask) return null;
  const clear = readings.length === 1 ? readings[0] : readings[arrangement.chosen.value[i] ?? -1];
  const gaps = ask.kind !== "points" && keys.length >= ask.cards && !full;
  const shown = clear
    ? inReadingOrder(keys, clear, play)
    : keys.map((key) => ({ key, card: play.hand.card(key) }));
  const missing = ask.kind === "points" ? 0 : ask.cards - keys.length;
  const grows = ask.kind === "points" ? !full : gaps || arrangement.canGrow(i);
  const state = clear ? "complete" : gaps && arrangement.isWrong(i) && "wrong";
  return html`<li
    class=${classes("place", arrangement.active.value === i && "active", state)}
    data-drop=${`arrange:${i}`}
    style=${{ "--cards": `${ask.cards || POINT_CARDS}` }}
  >
    <button
      type="button"
      class="place-name"
      aria-pressed=${arrangement.active.value === i ? "true" : "false"}
      onClick=${() => (arrangement.active.value = i)}
    >
      ${askWords(ask)}${state === "complete" && html` <${Icon} name="check" />`}
    </button>
    <div
      class="place-cards"
      style=${{ "--n": `${shown.length + Math.max(missing, 0) + Number(grows)}` }}
    >
      ${shown.map(
        ({ key, card }) =>
          html`<button
            type="button"
            class="card"
            key=${key}
            onClick=${() => arrangement.takeBack(key)}
          >
            <${Named} label=${text("arrange-back", { card: cardWord(card, deck) })}>
              <${CardFace} text=${card} deck=${deck} />
            <//>
          </button>`,
      )}
      ${Array.from({ length: Math.max(missing, 0) }, (_, j) => html`<span class="card empty" key=${`empty ${j}`}></span>`)}
      ${grows && html`<span class="card empty more">+</span>`}
    </div>
    ${
      readings.length > 1 &&
      html`<div class="readings" ref=${choices} role="group" aria-label=${text("joker-stands-for")}>
        <span>${text("joker-stands-for")}</span>
        ${readings.map(
          (reading, j) =>
            html`<button
              type="button"
              class="reading"
              key=${j}
              aria-pressed=${arrangement.chosen.value[i] === j ? "true" : "false"}
              onClick=${() => arrangement.choose(i, j)}
            >
              <${Named} label=${cardWords(jokersOf(reading), deck)}>
                ${jokersOf(reading).map((card, k) => html`<${Card} key=${k} text=${card} deck=${deck} />`)}
              <//>
            </button>`,
        )}
      </div>`
    }
  </li>`;

  /** @param {string[]} reading */
  function jokersOf(reading) {
    return reading.filter((card) => face(card, deck).kind === "joker");
  }
}

/**
 * The cards in the order in which they read, a run from low to high, each joker with what it stands
 * for.
 *
 * @param {number[]} keys
 * @param {string[]} reading
 * @param {Play} play
 */
function inReadingOrder(keys, reading, play) {
  const left = [...keys];
  return reading.flatMap((card) => {
    const at = left.findIndex((key) => play.hand.card(key) === card.split("=")[0]);
    return at < 0 ? [] : left.splice(at, 1).map((key) => ({ key, card }));
  });
}
