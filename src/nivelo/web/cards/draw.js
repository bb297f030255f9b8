/**
 * Cards as pictures. `CardFace` draws one as SVG in a box of 100 by 140; its size comes from the
 * style sheet. `CardChip` is a card within a line of text. `ColourMark` is a colour's shape alone.
 */

import { classes, html } from "../html.js";
import { cardBack } from "../state/settings.js";
import { face } from "./faces.js";
import { PETAL, PICTURES } from "./pictures.js";
import { drawnAs, shapePath } from "./shapes.js";
import { cardWord, colourWord, pictureWord, wordsOnCard } from "./words.js";

/** @import { Deck, Face } from "./faces.js" */

const PETALS = ["red", "orange", "yellow", "green", "blue", "purple"];

/**
 * A colour's shape.
 *
 * @param {{colour: string, deck: Deck, named?: boolean}} props with `named` it speaks for itself
 */
export function ColourMark({ colour, deck, named = false }) {
  const drawn = drawnAs(colour, deck.colours);
  const name = named ? colourWord(colour) : undefined;
  return html`<svg
    class=${`mark c-${drawn}`}
    viewBox="0 0 24 24"
    role=${named ? "img" : undefined}
    aria-label=${name}
    aria-hidden=${named ? undefined : "true"}
  >
    <path class="shape" d=${shapePath(drawn)} />
  </svg>`;
}

/**
 * A shape at a place of the card.
 *
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function shapeAt(colour, x, y, size) {
  const scale = size / 24;
  return html`<path
    class="shape"
    d=${shapePath(colour)}
    transform=${`translate(${x} ${y}) scale(${scale})`}
  />`;
}

/**
 * A picture at a place of the card.
 *
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function pictureAt(name, x, y, size) {
  const picture = PICTURES[name];
  const place = `translate(${x} ${y}) scale(${size / 48})`;
  if (!picture) {
    // A picture of a custom game: its first letters.
    return html`<text class="letters" x=${x + size / 2} y=${y + size * 0.66} font-size=${size / 2}>
      ${name.slice(0, 2)}
    </text>`;
  }
  return html`<g transform=${place} class="picture">
    ${picture.area && html`<path class="area" fill-rule="evenodd" d=${picture.area} />`}
    ${picture.line && html`<path class="line" d=${picture.line} />`}
  </g>`;
}

/** @param {{card: Face, drawn: string}} props */
function NumberFace({ card, drawn }) {
  const value = `${card.value}`;
  return html`
    <text class="value" x=${value.length > 1 ? 8 : 11} y="47">${value}</text>
    ${shapeAt(drawn, 11, 57, 24)} ${shapeAt(drawn, 38, 76, 54)}
  `;
}

/** @param {{card: Face, drawn: string}} props */
function PictureFace({ card, drawn }) {
  return html`
    ${pictureAt(card.picture, 10, 9, 34)} ${shapeAt(drawn, 11, 57, 24)}
    ${pictureAt(card.picture, 30, 66, 62)}
  `;
}

/** @param {{card: Face, deck: Deck}} props */
function JokerFace({ card, deck }) {
  const range = card.high ? `${card.low}–${card.high}` : "";
  return html`
    ${PETALS.map(
      (colour, i) =>
        html`<path
          class=${`petal c-${colour}`}
          d=${PETAL}
          transform=${`translate(50 ${range ? 88 : 84}) rotate(${i * 60}) scale(1.45)`}
        />`,
    )}
    <circle class="heart" cx="50" cy=${range ? 88 : 84} r="7" />
    ${!card.stands && range && html`<text class="range" x="50" y="36">${range}</text>`}
    ${!card.stands && !range && html`<text class="value" x="11" y="44">J</text>`}
    ${card.stands && html`<${StandsFor} card=${card.stands} deck=${deck} />`}
  `;
}

/**
 * What a joker on the table stands for, on a label along the edge that the next card leaves free:
 * the number above the colour, as on any card.
 *
 * @param {{card: Face, deck: Deck}} props
 */
function StandsFor({ card, deck }) {
  const drawn = card.colour && drawnAs(card.colour, deck.colours);
  const value = card.value ? `${card.value}` : "";
  const both = Boolean(drawn && (value || card.picture));
  const long = value.length > 1;
  return html`<g class=${classes("stands", drawn && `c-${drawn}`)}>
    <rect x="4" y="4" width="46" height=${both ? 76 : 46} rx="10" />
    ${drawn && (both ? shapeAt(drawn, 14, 48, 26) : shapeAt(drawn, 12, 12, 30))}
    ${value && html`<text class=${classes("value", long && "long")} x="26" y="41">${value}</text>`}
    ${card.picture && pictureAt(card.picture, 11, 11, 32)}
  </g>`;
}

/** @param {{card: Face}} props */
function SpecialFace({ card }) {
  const lines = wordsOnCard(card.picture);
  const size = Math.min(15, 148 / Math.max(...lines.map((line) => line.length), 1));
  const last = lines.length > 1 ? 131 : 126;
  const sign = PICTURES[card.picture]?.word;
  return html`
    ${pictureAt(card.picture, 9, 9, 30)} ${pictureAt(card.picture, 21, 44, 58)}
    ${sign && html`<text class="sign" x="46" y="86">${sign}</text>`}
    ${lines.map(
      (line, i) =>
        html`<text
          class="word"
          key=${i}
          x="50"
          y=${last - (lines.length - 1 - i) * size}
          font-size=${size}
        >
          ${line}
        </text>`,
    )}
  `;
}

/** The lines on the back of the cards, by its name: the steps of the levels, and others. @type {Record<string, string>} */
const BACKS = {
  steps:
    "M12 112h18V92h20V72h20V52h18M12 88h10V68h20V48h20V28h18V12M32 128v0h18v-16h20V92h18M70 128v-6h18M12 64V44h10V28h20V12",
  tiles:
    "M12 34 34 12M12 62 62 12M12 90 88 14M12 118 88 42M28 128l60-60M56 128l32-32M88 34 66 12M88 62 38 12M88 90 12 14M88 118 12 42M72 128 12 68M44 128 12 96",
  waves:
    "M12 30c10-12 16-12 25 0s16 12 26 0 16-12 25 0M12 54c10-12 16-12 25 0s16 12 26 0 16-12 25 0M12 78c10-12 16-12 25 0s16 12 26 0 16-12 25 0M12 102c10-12 16-12 25 0s16 12 26 0 16-12 25 0M12 124c10-10 16-10 25 0M63 124c10-10 16-10 25 0",
  rays: "M50 50V14M50 90v36M30 70H14M70 70h16M36 56 14 30M64 56l22-26M36 84l-22 26M64 84l22 26M42 52 32 16M58 52l10-36M42 88l-10 36M58 88l10 36M33 62 14 52M67 62l19-10M33 78l-19 10M67 78l19 10",
};

/** @param {{name: string}} props */
function BackFace({ name }) {
  const sun = name === "rays" ? "translate(32 52) scale(1.5)" : "translate(15 15) scale(1.1)";
  return html`
    <rect class="panel" x="7" y="7" width="86" height="126" rx="7" />
    <rect class="back-rim" x="11" y="11" width="78" height="118" rx="4" />
    <path class="back-lines" d=${BACKS[name] ?? BACKS["steps"]} />
    <path class="sun" d=${shapePath("yellow")} transform=${sun} />
  `;
}

/** A back to choose. @param {{name: string}} props */
export function CardBack({ name }) {
  return html`<span class="card back-sample" data-back=${name} aria-hidden="true">
    <svg class="face k-hidden" viewBox="0 0 100 140">
      <rect class="paper" x="1" y="1" width="98" height="138" rx="11" />
      <${BackFace} name=${name} />
    </svg>
  </span>`;
}

/**
 * What was drawn once: given the same again, Preact does not look for differences in it.
 *
 * @type {WeakMap<Face, any>}
 */
const drawings = new WeakMap();

/**
 * A card, drawn. Elements around it say what it is: the drawing itself is silent.
 *
 * @param {{text: string, deck: Deck}} props `text` as written in docs/notation.md, `?` for a back
 */
export function CardFace({ text, deck }) {
  const card = face(text, deck);
  if (card.kind === "hidden") return draw(card, deck); // there are several backs
  const drawing = drawings.get(card) ?? draw(card, deck);
  drawings.set(card, drawing);
  return drawing;
}

/** @param {Face} card @param {Deck} deck */
function draw(card, deck) {
  const drawn = card.colour ? drawnAs(card.colour, deck.colours) : "";
  return html`<svg
    class=${classes("face", `k-${card.kind}`, drawn && `c-${drawn}`)}
    viewBox="0 0 100 140"
    aria-hidden="true"
    focusable="false"
  >
    <rect class="paper" x="1" y="1" width="98" height="138" rx="11" />
    ${card.kind !== "hidden" && card.kind !== "special" && html`<rect class="frame" x="5" y="5" width="90" height="130" rx="8" />`}
    ${card.kind === "number" && html`<${NumberFace} card=${card} drawn=${drawn} />`}
    ${card.kind === "picture" && html`<${PictureFace} card=${card} drawn=${drawn} />`}
    ${card.kind === "joker" && html`<${JokerFace} card=${card} deck=${deck} />`}
    ${card.kind === "special" && html`<${SpecialFace} card=${card} />`}
    ${card.kind === "hidden" && html`<${BackFace} name=${cardBack.value} />`}
  </svg>`;
}

/**
 * A card that lies somewhere and is not a control; screen readers are told its name.
 *
 * @param {{text: string, deck: Deck, class?: string}} props
 */
export function Card({ text, deck, class: name }) {
  return html`<span class=${classes("card", name)} role="img" aria-label=${cardWord(text, deck)}>
    <${CardFace} text=${text} deck=${deck} />
  </span>`;
}

/**
 * A card within a line of text.
 *
 * @param {{text: string, deck: Deck}} props
 */
export function CardChip({ text, deck }) {
  const card = face(text, deck);
  const shown = card.stands ?? card;
  const drawn = shown.colour ? drawnAs(shown.colour, deck.colours) : "";
  const joker = card.kind === "joker";
  return html`<span
    class=${classes("chip", `k-${card.kind}`, drawn && `c-${drawn}`)}
    role="img"
    aria-label=${cardWord(text, deck)}
  >
    ${joker && html`<b aria-hidden="true">J${card.high ? `\u2009${card.low}–${card.high}` : ""}${card.stands && " ="}</b>`}
    ${
      drawn &&
      html`<svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="shape" d=${shapePath(drawn)} />
      </svg>`
    }
    ${shown.value > 0 && html`<b aria-hidden="true">${shown.value}</b>`}
    ${shown.picture && html`<b aria-hidden="true">${pictureWord(shown.picture)}</b>`}
  </span>`;
}
