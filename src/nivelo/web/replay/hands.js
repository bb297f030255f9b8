/** Hands that lie open in a replay: that of one seat, or all of them. */

import { Card } from "../cards/draw.js";
import { face } from "../cards/faces.js";
import { cardWords } from "../cards/words.js";
import { classes, html } from "../html.js";
import { sorted } from "../game/sorting.js";
import { draftsOf } from "../table/surface/mats.js";
import { text } from "../texts.js";

/** @import { EventInfo, Own } from "../protocol.js" */
/** @import { StillTable } from "../state/still_table.js" */

// What brings cards into a hand.
const COMES = ["drew", "took", "stole", "got_joker", "knock_granted", "knock_refused"];

/** @param {{table: StillTable, own: Own[], events: EventInfo[]}} props */
export function Hands({ table, own, events }) {
  if (!own.length) return null;
  return html`<div class=${classes("replay-hands", own.length === 1 && "single")}>
    ${own.map((each) => html`<${OpenHand} key=${each.seat} table=${table} own=${each} events=${events} />`)}
  </div>`;
}

/** @param {{table: StillTable, own: Own, events: EventInfo[]}} props */
function OpenHand({ table, own, events }) {
  const deck = table.deck.value;
  const cards = sorted(own.hand, "value", deck, []);
  const fresh = events
    .filter((event) => event.seat === own.seat && COMES.includes(event.what))
    .flatMap((event) => event.cards);
  const leaving =
    table.open.value?.turn === own.seat
      ? draftsOf(table).flatMap((group) => group.map((each) => face(each, deck).text))
      : [];
  const words = text("replay-hand-of", {
    name: table.nameOf(own.seat),
    n: cards.length,
    cards: cardWords(cards, deck),
  });
  return html`<section class="replay-hand" aria-label=${words}>
    <h2><span class=${`dot ${table.colourOf(own.seat)}`}></span>${table.nameOf(own.seat)}</h2>
    <div class="replay-cards" style=${{ "--n": `${cards.length}` }} aria-hidden="true">
      ${cards.map((card, i) => {
        const at = fresh.indexOf(card);
        if (at >= 0) fresh.splice(at, 1);
        const leaves = leaving.indexOf(card);
        if (leaves >= 0) leaving.splice(leaves, 1);
        return html`<${Card}
          key=${i}
          text=${card}
          deck=${deck}
          class=${classes(at >= 0 && "new", leaves >= 0 && "leaves")}
        />`;
      })}
    </div>
  </section>`;
}
