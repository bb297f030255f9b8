/** A great moment, as it fills the table. */

import { classes, html } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { cardWord } from "../../cards/words.js";
import { animates } from "../../state/settings.js";
import { text } from "../../texts.js";
import { Stairs } from "../endings/stairs.js";
import { peak } from "./peaks.js";

/** @import { TableState } from "../../state/table.js" */
/** @import { Peak } from "./peak_of.js" */

const SCRAPS = 28; // of confetti

/** @param {{table: TableState}} props */
export function PeakView({ table }) {
  const now = peak.value;
  if (!now) return null;
  const mine = now.seat === table.you.value;
  return html`<div
    class=${classes("peak", `peak-${now.kind}`, mine && "mine", table.colourOf(now.seat))}
    aria-hidden="true"
  >
    ${now.kind === "won" && html`<${Rays} />`}
    <div class="peak-ribbon">
      ${now.count > 0 && now.kind !== "round_ended" && html`<${Stairs} count=${now.count} lit=${now.kind === "won" ? now.count + 1 : now.level} star=${now.kind === "won"} />`}
      ${now.card && html`<span class="card"><${CardFace} text=${now.card} deck=${table.deck.value} /></span>`}
      <p class="peak-words">${words(now, table)}</p>
    </div>
    ${now.kind === "won" && animates() && html`<${Confetti} />`}
  </div>`;
}

/** @param {Peak} now @param {TableState} table */
function words({ kind, seat, level, card = "" }, table) {
  const who = seat === table.you.value ? "you" : seat < 0 ? "nobody" : "other";
  const name = seat >= 0 ? table.nameOf(seat) : "";
  const word = card && cardWord(card, table.deck.value);
  return text(`peak-${kind.replace("_", "-")}`, { who, name, level, card, word });
}

function Rays() {
  return html`<svg class="peak-rays" viewBox="-100 -100 200 200">
    ${Array.from({ length: 16 }, (_, i) => html`<path key=${i} d="M0 0-7-98H7Z" transform=${`rotate(${i * 22.5})`} />`)}
  </svg>`;
}

/** Scraps of paper in the colours of the cards. */
function Confetti() {
  const colours = ["red", "orange", "yellow", "green", "blue", "purple"];
  return html`<div class="confetti">
    ${Array.from(
      { length: SCRAPS },
      (_, i) =>
        html`<i
          key=${i}
          class=${`c-${colours[i % colours.length]}`}
          style=${{
            "--x": `${((i * 37) % 100) - 50}vw`,
            "--y": `${-18 - ((i * 53) % 50)}vh`,
            "--turn": `${((i * 97) % 900) - 450}deg`,
            "--delay": `${(i % 7) * 45}ms`,
          }}
        ></i>`,
    )}
  </div>`;
}
