/** The draw pile and the discard piles. */

import { classes, html } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { cardWord } from "../../cards/words.js";
import { Control } from "../../parts/control.js";
import { text } from "../../texts.js";
import { usePulling } from "../hand/dragging.js";
import { whyNotDiscard, whyNotPile, whyNotTake } from "../why.js";

/** @import { Play } from "../play.js" */

/** How high a pile looks, in pixels: the root, so that a few cards show too. @param {number} cards */
const thickness = (cards) => Math.min(9, Math.round(Math.sqrt(cards)));

/** @param {{play: Play}} props */
export function DrawPile({ play }) {
  const table = play.table;
  const open = table.open.value;
  const move = table.legal.value.of("draw")[0];
  const under = open?.under.at(-1);
  const pull = usePulling(Boolean(move), () => play.do(move));
  if (!open) return null;
  return html`<${Control}
    class=${classes("pile draw-pile", play.ahead.draws.value && "planned")}
    can=${Boolean(move) || play.ahead.mayDraw}
    why=${whyNotTake(table)}
    label=${text(play.ahead.draws.value ? "draw-planned" : "draw-pile-words", { n: open.draw_size })}
    data-anchor="draw"
    onAct=${() => (move ? play.do(move) : play.ahead.toggleDraw())}
    ...${pull}
  >
    ${under && html`<span class="card under"><${CardFace} text=${under} deck=${table.deck.value} /></span>`}
    ${
      open.draw_size > 0
        ? html`<span
            class="card stacked"
            key="top"
            style=${{ "--thick": `${thickness(open.draw_size)}` }}
            ><${CardFace} text="?" deck=${table.deck.value}
          /></span>`
        : html`<span class="card empty" key="empty"></span>`
    }
    <span class="pile-count">${open.draw_size}</span>
  <//>`;
}

/**
 * A discard pile: a seat's own or the common one. Its top card may be taken; one's own also takes
 * the card that is selected.
 *
 * @param {{play: Play, pile: number, own?: boolean}} props
 */
export function DiscardPile({ play, pile, own = false }) {
  const table = play.table;
  const deck = table.deck.value;
  const cards = table.open.value?.piles[pile] ?? [];
  const top = cards.at(-1);
  const take = table.legal.value.takes(pile);
  const card = own ? play.hand.card(play.selected.value) : "";
  const discard = own ? play.targets.value.discard : undefined;
  const act = discard ?? take;
  const pull = usePulling(Boolean(take), () => play.do(take));
  const common = table.open.value?.piles.length === 1;
  const name = common
    ? text("pile-common")
    : own
      ? text("pile-own")
      : text("pile-of", { name: table.nameOf(pile) });
  const label = discard
    ? text("discard-card", { card: cardWord(card, deck) })
    : take && top
      ? text("take-card", { card: cardWord(top, deck), pile: name })
      : top
        ? text("pile-words", { pile: name, card: cardWord(top, deck) })
        : text("pile-empty", { pile: name });
  return html`<${Control}
    class=${classes("pile", "discard-pile", own && "own-pile", discard && "target")}
    can=${Boolean(act)}
    why=${card ? whyNotDiscard(table, card) : whyNotPile(table, pile)}
    label=${label}
    data-anchor=${`pile-${pile}`}
    data-drop=${own ? "discard" : undefined}
    onAct=${() => play.do(act)}
    ...${pull}
  >
    ${
      top
        ? html`<span
            key="top"
            class=${classes("card", cards.length > 1 && "stacked")}
            style=${{ "--thick": `${thickness(cards.length)}` }}
            ><${CardFace} text=${top} deck=${deck}
          /></span>`
        : html`<span class="card empty"
            >${own && text(common ? "discard-pile" : "your-pile")}</span
          >`
    }
  <//>`;
}
