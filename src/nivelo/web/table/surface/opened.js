/** Cards that were laid open for a while; one of them may be taken. */

import { classes, html, useEffect, useRef } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { cardWord } from "../../cards/words.js";
import { Control } from "../../parts/control.js";
import { text } from "../../texts.js";
import { whyNotNow } from "../why.js";

/** @import { Play } from "../play.js" */

/** @param {{play: Play}} props */
export function Opened({ play }) {
  const table = play.table;
  const open = table.open.value;
  const deck = table.deck.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const count = open?.opened.filter((cards) => cards.length).length ?? 0;
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [count]);
  if (!open || !count) return null;
  const steals = table.legal.value.of("steal");
  const chosen = table.chosen.value;
  return html`<section
    class=${classes("opened", chosen && "taking")}
    ref=${box}
    aria-label=${text("opened-cards")}
  >
    ${open.opened.map(
      (cards, seat) =>
        cards.length > 0 &&
        html`<div class="opened-of" key=${seat} data-anchor=${`opened-${seat}`}>
          <h2>
            <span class=${`dot ${table.colourOf(seat)}`}></span>
            ${seat === table.you.value ? text("you") : table.nameOf(seat)}
          </h2>
          <div class="row">
            ${cards.map((card, i) => {
              const move = steals.find((each) => each.card === card && each.place === seat);
              const words = cardWord(card, deck);
              const goes = chosen?.seat === seat && cards.indexOf(chosen.card) === i;
              return html`<${Control}
                key=${i}
                class=${classes("card-button", move && "target", goes && "taken")}
                can=${Boolean(move)}
                why=${whyNotNow(table)}
                label=${move ? text("take-from", { card: words, name: table.nameOf(seat) }) : words}
                onAct=${() => play.do(move)}
              >
                <span class="card"><${CardFace} text=${card} deck=${deck} /></span>
              <//>`;
            })}
          </div>
        </div>`,
    )}
  </section>`;
}
