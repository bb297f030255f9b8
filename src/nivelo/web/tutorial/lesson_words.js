/** What the lesson says now, in a bubble beside what it speaks of, which glows. */

import { html, useEffect, useLayoutEffect, useRef } from "../html.js";
import { useGlow } from "../parts/glow.js";
import { Icon } from "../parts/icon.js";
import { speak } from "../parts/speech.js";
import { text } from "../texts.js";
import { placeBeside, tipTo } from "./bubble_place.js";

/** @import { Box } from "./bubble_place.js" */
/** @import { FirstRound } from "./first_round.js" */
/** @import { Play } from "../table/play.js" */

const MARGIN = 8; // pixels to the edges
const SETTLED = 700; // milliseconds: then the cards have come to rest

/** How wide the words may be: where there is little room, they are set narrower. */
const WIDTHS = ["", "15rem", "11rem"];

const USELESS = [1, 15].flatMap((value) =>
  [..."ROYGBP"].map((colour) => `[data-card="${colour}${value}"]`),
);
const CARD_TO_DISCARD = `.hand-card:is(${USELESS.join()})`;

/** First the cards that would do; as soon as one is chosen, the places for it. @param {string} card @param {string} place */
const cardThen = (card, place) => [place, `.hand:not(:has(.chosen${card})) ${card}`];

const LAY_OFF = cardThen(".hand-card.layable", ".group.target");

/** What each step speaks of: the words lie beside the first of it that is there. @type {Record<string, string[]>} */
const SPOKEN_OF = {
  "tut-hello": [".hand-cards"],
  "tut-level": [".own-level"],
  "tut-draw": [".draw-pile"],
  "tut-discard": cardThen(CARD_TO_DISCARD, ".own-pile.target"),
  "tut-laid-out": [".mat:not(.mine) .group"],
  "tut-take": ['[data-anchor="pile-1"]'],
  "tut-lay-out": [".actions .button.go"],
  "tut-arrange": [".arranging .button.go"],
  "tut-lay-off": LAY_OFF,
  "tut-discard-again": cardThen(".hand-card", ".own-pile.target"),
  "tut-draw-again": [".draw-pile"],
  "tut-lay-off-again": LAY_OFF,
  "tut-last": cardThen(".hand-card", ".own-pile.target"),
};

/** Steps whose words lie beside something else, whatever glows, and point at nothing. @type {Record<string, string>} */
const BESIDE = {
  "tut-others": ".hand",
  "tut-others-again": ".hand",
  "tut-arrange": ".arranging",
};

/** What is played with: no words lie over it if there is another place. */
const NEEDED =
  ".hand-card, .actions .sentence, .actions .buttons:not(:empty), .draw-pile, .own-pile, .group, .seat, .arranging, " +
  ".tools .button";

/** The level, without the empty rail beside it. */
const LEVEL = ".level-disc, .slot-group, .level-task";

/** What all else has its size from. */
const SIZED = ".play-area, .own, .hand, .hand-cards";

/** @param {{round: FirstRound, play: Play, arranging: boolean}} props */
export function LessonWords({ round, play, arranging }) {
  const { id: step, args } = round.message.value;
  const id = step === "tut-lay-out" && arranging ? "tut-arrange" : step;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  void round.open.value;
  void round.own.value;
  void play.selected.value; // what is spoken of, and what is needed, is then something else
  useGlow(SPOKEN_OF[id] ?? []);
  const words = id ? text(id, { ...round.names, ...args }) : "";
  useEffect(() => speak(words), [words]);
  useLayoutEffect(() => {
    const beside = BESIDE[id];
    const place = () => lieBeside(box.current, beside ? [beside] : (SPOKEN_OF[id] ?? []), !beside);
    let timer = 0;
    const resized = () => {
      place();
      clearTimeout(timer);
      timer = setTimeout(place, SETTLED);
    };
    // Not with the window: the hand and all above it get their sizes later than that.
    const observer = new ResizeObserver(resized);
    for (const each of document.querySelectorAll(SIZED)) observer.observe(each);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  });
  return html`<section class="lesson" aria-label=${text("tut-lesson")} ref=${box}>
    <p>${words}</p>
    ${
      round.mayGoOn.value &&
      html`<button class="button main" type="button" onClick=${() => round.goOn()}>
        ${text("tut-next")} <${Icon} name="right" />
      </button>`
    }
  </section>`;
}

/** @param {HTMLElement | null} words @param {string[]} selectors of what they speak of @param {boolean} points whether they point at it */
function lieBeside(words, selectors, points) {
  const parent = words?.offsetParent;
  if (!words || !parent) return;
  const area = parent.getBoundingClientRect();
  const there = selectors.map((selector) => [...document.querySelectorAll(selector)]);
  const all = there.find((elements) => elements.length) ?? [];
  const spoken = all.length
    ? around(all.map((each) => each.getBoundingClientRect()))
    : middleOf(area);
  /** @param {string} selector @returns {Box[]} */
  const others = (selector) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => !all.some((one) => one.contains(each)))
      .map((each) => each.getBoundingClientRect());
  const level = others(LEVEL);
  const needed = [...others(NEEDED), ...(level.length ? [around(level)] : [])];
  const sizes = WIDTHS.map((width) => {
    words.style.setProperty("--width", width);
    return { width: words.offsetWidth, height: words.offsetHeight };
  });
  const { box, shape } = placeBeside(sizes, spoken, needed, {
    left: area.left + parent.clientLeft + MARGIN,
    right: area.right - parent.clientLeft - MARGIN,
    top: area.top + parent.clientTop + MARGIN,
    bottom: area.bottom - MARGIN,
  });
  words.style.setProperty("--width", WIDTHS[shape] ?? "");
  const tip = points && all.length ? tipTo(box, spoken, needed) : null;
  words.dataset.tip = tip?.side ?? "";
  words.style.setProperty("--tip", `${tip?.at ?? 0}px`);
  const left = box.left - area.left - parent.clientLeft;
  const top = box.top - area.top - parent.clientTop;
  words.style.transform = `translate(${left}px, ${top}px)`;
  words.dataset.placed = "";
}

/** The box around several. @param {Box[]} boxes @returns {Box} */
function around(boxes) {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** @param {Box} area @returns {Box} */
function middleOf(area) {
  const x = (area.left + area.right) / 2;
  const y = (area.top + area.bottom) / 3;
  return { left: x, right: x, top: y, bottom: y };
}
