/**
 * The board: 28 action fields around the middle, with towers, dice and the jokers that lie apart.
 */

import { classes, html } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { Sign } from "../../parts/avatar.js";
import { Control } from "../../parts/control.js";
import { text } from "../../texts.js";
import { Dice } from "./dice.js";
import { ActionIcon, actionId } from "./fields.js";
import { useBoardInSight, usePilesInSight } from "../surface/in_sight.js";
import { DiscardPile, DrawPile } from "../surface/piles.js";
import { whyNotNow } from "../why.js";

/** @import { Play } from "../play.js" */

const ACROSS = 10;
const DOWN = 6;

/** Where a field lies, clockwise from the top left corner. @param {number} field */
function cell(field) {
  if (field < ACROSS) return { column: field + 1, row: 1 };
  const right = field - ACROSS;
  if (right < DOWN - 2) return { column: ACROSS, row: right + 2 };
  const bottom = right - (DOWN - 2);
  if (bottom < ACROSS) return { column: ACROSS - bottom, row: DOWN };
  return { column: 1, row: DOWN - 1 - (bottom - ACROSS) };
}

/** @param {{play: Play}} props */
export function Board({ play }) {
  const table = play.table;
  const open = table.open.value;
  const track = table.info.value?.track ?? [];
  const piles = usePilesInSight(play);
  const board = useBoardInSight(play);
  if (!open || !track.length) return null;
  return html`<section class="board" aria-label=${text("board")} ref=${board}>
    ${track.map((action, field) => html`<${Field} key=${field} play=${play} action=${action} field=${field} />`)}
    <div class="board-middle">
      <div class="board-signs">
        <${Dice} dice=${open.dice} />
        <${LevelMarkers} play=${play} />
      </div>
      <div class="board-piles" ref=${piles}>
        <${DrawPile} play=${play} />
        ${table.you.value >= 0 && html`<${DiscardPile} play=${play} pile=${table.you.value} own />`}
        <div
          class="pile stock"
          data-anchor="stock"
          role="img"
          aria-label=${text("stock-words", { n: open.stock })}
        >
          <span class=${classes("card", !open.stock && "empty")}
            >${open.stock > 0 && html`<${CardFace} text="J" deck=${table.deck.value} />`}</span
          >
          <span class="pile-count">${open.stock}</span>
        </div>
      </div>
    </div>
  </section>`;
}

/** A twig of the laurel, in a box of 24 by 24; the other one is its mirror. */
const TWIG =
  "M11 21.5C6 20 3.5 15.5 4.5 9M6 18.5c-2.5.5-4-.5-4.5-2.5 2-.6 3.5.3 4.5 2.5ZM4.5 14c-2.3-.6-3.2-2.2-2.7-4 2 .5 2.9 2 2.7 4ZM4.7 9.5C3 7.800 3 6 4.3 4.5c1.5 1.5 1.6 3.2.4 5Z";

/**
 * The third piece of each player stands at the level; whoever is past the last one has reached the
 * laurel.
 *
 * @param {{play: Play}} props
 */
function LevelMarkers({ play }) {
  const table = play.table;
  const levels = table.open.value?.levels ?? [];
  const last = Math.max(...(table.info.value?.levels ?? []).map((each) => each.length), 1);
  const who = levels.map((level, seat) => `${table.nameOf(seat)} ${Math.min(level, last)}`);
  const marks = (/** @type {number} */ step) =>
    html`<span class="marks"
      >${levels.map(
        (level, seat) =>
          Math.min(level, last + 1) === step &&
          html`<span class=${`level-mark ${table.colourOf(seat)}`} key=${seat}></span>`,
      )}</span
    >`;
  return html`<div
    class="level-markers"
    role="img"
    aria-label=${text("level-markers", { list: who.join(", ") })}
  >
    ${Array.from(
      { length: last },
      (_, i) => html`<span class="level-step" key=${i}>${i + 1}${marks(i + 1)}</span>`,
    )}
    <span class="level-step goal" key="goal"
      ><svg class="laurel" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d=${TWIG} />
        <path d=${TWIG} transform="translate(24 0) scale(-1 1)" /></svg
      >${marks(last + 1)}</span
    >
  </div>`;
}

/** @param {{play: Play, action: string, field: number}} props */
function Field({ play, action, field }) {
  const table = play.table;
  const open = table.open.value;
  const { column, row } = cell(field);
  const move = table.legal.value.of("field").find((each) => each.place === field);
  const towers = (open?.towers ?? []).flatMap((place, seat) => (place === field ? [seat] : []));
  const words = text("field-words", {
    n: field + 1,
    action: text(`action-${actionId(action)}`),
    towers: towers.length,
    names: towers.map((seat) => table.nameOf(seat)).join(", "),
  });
  return html`<${Control}
    class=${classes("field-cell", `a-${actionId(action)}`, field === 0 && "start", move && "target")}
    can=${Boolean(move)}
    why=${`${words} ${move ? "" : whyNotNow(table)}`}
    label=${words}
    data-anchor=${`field-${field}`}
    tabindex=${move ? 0 : -1}
    style=${{ gridColumn: `${column}`, gridRow: `${row}` }}
    onAct=${() => play.do(move)}
  >
    <${ActionIcon} action=${action} />
    <span class="towers">
      ${towers.map(
        (seat) =>
          html`<span class=${classes("tower", table.colourOf(seat))} data-seat=${seat} key=${seat}
            ><${Sign} look=${table.lookOf(seat)} name=${table.nameOf(seat)}
          /></span>`,
      )}
    </span>
  <//>`;
}
