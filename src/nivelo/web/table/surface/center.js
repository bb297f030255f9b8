/** The middle of the table: draw pile, discard pile, and what lies beside them. */

import { classes, html } from "../../html.js";
import { Card, CardFace } from "../../cards/draw.js";
import { Icon } from "../../parts/icon.js";
import { Later } from "../../parts/later.js";
import { text } from "../../texts.js";
import { usePilesInSight } from "./in_sight.js";
import { DiscardPile, DrawPile } from "./piles.js";

/** @import { Play } from "../play.js" */

/** One game in five has it. */
const board = () => import("../board/board.js").then(({ Board }) => Board);

/** @param {{play: Play}} props */
export function Center({ play }) {
  const table = play.table;
  const open = table.open.value;
  const box = usePilesInSight(play);
  if (!open) return null;
  if (table.info.value?.track.length) return html`<${Later} load=${board} play=${play} />`;
  const common = open.piles.length === 1;
  const you = table.you.value;
  const pile = common ? 0 : you;
  const empty = you >= 0 && !open.piles[pile]?.length; // then its name is within
  return html`<div class="center" ref=${box}>
    <figure>
      <${DrawPile} play=${play} />
      <figcaption>${text("draw-pile")}</figcaption>
    </figure>
    ${
      (common || you >= 0) &&
      html`<figure class=${classes(empty && "named-within")}>
        <${DiscardPile} play=${play} pile=${pile} own=${you >= 0} />
        <figcaption>${common ? text("discard-pile") : text("your-pile")}</figcaption>
      </figure>`
    }
    ${
      open.thrown > 0 &&
      html`<figure data-anchor="thrown">
        <${Card} text="knock" deck=${table.deck.value} />
        <figcaption>${table.nameOf(open.knocker)}</figcaption>
      </figure>`
    }
    ${common && open.levels.length > 2 && html`<${Direction} play=${play} />`}
  </div>`;
}

/**
 * Which way play runs around the table: the seats lie clockwise from one's own left, on a phone in
 * a row along the far side. The card that turned it lies beside the pile.
 *
 * @param {{play: Play}} props
 */
function Direction({ play }) {
  const { open, deck } = play.table;
  const clockwise = (open.value?.direction ?? 1) === 1;
  return html`<figure class="direction">
    ${
      (open.value?.beside ?? 0) > 0 &&
      html`<span class="card"><${CardFace} text="direction" deck=${deck.value} /></span>`
    }
    <span class="way" role="img" aria-label=${text(clockwise ? "way-clockwise" : "way-counter")}>
      <${Icon} name=${clockwise ? "clockwise" : "counter"} />
    </span>
    <figcaption aria-hidden="true">
      <span>${text(clockwise ? "way-right" : "way-left")}</span>
      <span class="other">${text(clockwise ? "way-left" : "way-right")}</span>
    </figcaption>
  </figure>`;
}
