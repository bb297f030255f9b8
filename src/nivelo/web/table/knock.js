/**
 * The knock window of NivelDoce: after a card was put on the pile, whoever holds a knock card may
 * ask for it. Everyone has the same time, and may answer before being asked.
 */

import { html, useEffect, useState } from "../html.js";
import { CardChip } from "../cards/draw.js";
import { isAsked, mayKnock } from "../game/knocking.js";
import { rich, text } from "../texts.js";

/** @import { Play } from "./play.js" */

const AT_LEAST = 400; // milliseconds before who cannot knock passes by itself
const AT_MOST = 1400;

/** @param {{play: Play}} props */
export function KnockChoice({ play }) {
  const table = play.table;
  const open = table.open.value;
  const [answered, setAnswered] = useState(-1);
  const may = mayKnock(table, table.you.value);
  const asked = may && isAsked(table);
  const window = open ? open.turns : 0;

  /** @param {string} move */
  const answer = (move) => {
    setAnswered(window);
    play.watch(table.do({ type: "answer", at: table.position, move }));
  };

  // Who holds no knock card, or has no use for the card, passes without being bothered; after a
  // while that others cannot tell from thinking.
  useEffect(() => {
    if (!may || asked || answered === window) return;
    const people = table.info.value?.seats.filter((seat) => seat.person && !seat.bot).length ?? 1;
    const wait = people > 1 ? AT_LEAST + Math.random() * (AT_MOST - AT_LEAST) : 0;
    const timer = setTimeout(() => answer("pass"), wait);
    return () => clearTimeout(timer);
  }, [may, asked, window, answered]);

  if (!open || !asked || answered === window) return null;
  const top = open.piles[0]?.at(-1) ?? "?";
  return html`
    <button class="button main" type="button" data-move="knock!" onClick=${() => answer("knock!")}>
      ${rich("knock-for", { card: html`<${CardChip} text=${top} deck=${table.deck.value} />` })}
    </button>
    <button class="button" type="button" data-move="pass" onClick=${() => answer("pass")}>
      ${text("do-not-knock")}
    </button>
  `;
}
