/** Choices of the board game, and how many cards to draw for a wish. */

import { html, useState } from "../../html.js";
import { ColourMark } from "../../cards/draw.js";
import { letterOf } from "../../cards/faces.js";
import { colourWord } from "../../cards/words.js";
import { Control, Named } from "../../parts/control.js";
import { towerPath } from "../../game/tower_path.js";
import { ActionIcon, actionId } from "./fields.js";
import { text } from "../../texts.js";

/** @import { Play } from "../play.js" */

/** @param {string | undefined} action */
const actionWord = (action) => text(`action-${actionId(action ?? "")}`);

/** @param {{play: Play}} props */
export function FieldChoice({ play }) {
  const track = play.table.info.value?.track ?? [];
  const { towers = [] } = play.table.open.value ?? {};
  const you = play.table.you.value;
  const others = towers.filter((_, seat) => seat !== you);
  /** How far it is, as the dice count. @param {number} field */
  const stepsTo = (field) => towerPath(towers[you] ?? 0, field, track.length, others).length;
  return html`<div class="field-choice">
    ${play.table.legal.value.of("field").map(
      (move) =>
        html`<button
          class="button go wide"
          type="button"
          key=${move.text}
          onClick=${() => play.do(move)}
        >
          <${Named}
            label=${text("field-go", { n: move.place + 1, action: actionWord(track[move.place]) })}
          >
            <span class="die-sign">${stepsTo(move.place)}</span>
            <${ActionIcon} action=${track[move.place] ?? ""} />
            <span>${actionWord(track[move.place])}</span>
          <//>
        </button>`,
    )}
  </div>`;
}

/** @param {{play: Play}} props */
export function ActionChoice({ play }) {
  return html`<div class="action-choice">
    ${play.table.legal.value.of("action").map(
      (move) =>
        html`<button
          class="button"
          type="button"
          key=${move.text}
          data-move=${move.text}
          onClick=${() => play.do(move)}
        >
          <${ActionIcon} action=${move.extra} />
          <span>${text(`action-${actionId(move.extra)}`)}</span>
        </button>`,
    )}
  </div>`;
}

/** @param {{play: Play}} props */
export function AskChoice({ play }) {
  const [asked, setAsked] = useState("");
  const table = play.table;
  const deck = table.deck.value;
  const all = table.legal.value.of("ask");
  const moves = all.filter((move) => move.extra === asked);
  const count = table.info.value?.seats.length ?? 2;
  const you = table.you.value;
  const values = Array.from({ length: deck.values }, (_, i) => `${i + 1}`);
  return html`<div class="ask-choice">
    <h2>${text("action-ask")}</h2>
    <div role="group" aria-label=${text("ask-value")} class="ask-what">
      <div class="choices ask-values" style=${{ "--half": `${Math.ceil(deck.values / 2)}` }}>
        ${values.map(
          (value) =>
            html`<button
              class="button tiny"
              type="button"
              key=${value}
              aria-pressed=${asked === value ? "true" : "false"}
              onClick=${() => setAsked(value)}
            >
              ${value}
            </button>`,
        )}
      </div>
      <div class="choices">
        ${deck.colours.map(
          (colour) =>
            html`<button
              class="button tiny"
              type="button"
              key=${colour}
              aria-pressed=${asked === letterOf(colour) ? "true" : "false"}
              aria-label=${colourWord(colour)}
              onClick=${() => setAsked(letterOf(colour))}
            >
              <${ColourMark} colour=${colour} deck=${deck} />
            </button>`,
        )}
      </div>
    </div>
    <div class="ask-whom">
      ${[0, 1].map((place) => {
        const move = moves.find((each) => each.place === place);
        const first = place === 0 ? (you + 1) % count : (you - 1 + count) % count;
        // Always there, so that nothing moves under the hand when a number is chosen.
        return (
          all.some((each) => each.place === place) &&
          html`<${Control}
            key=${place}
            class="button main"
            data-move=${move?.text ?? ""}
            can=${Boolean(move)}
            why=${text("ask-value")}
            onAct=${() => play.do(move)}
          >
            ${text(place === 0 ? "ask-left" : "ask-right", { name: table.nameOf(first) })}
          <//>`
        );
      })}
    </div>
  </div>`;
}

/** @param {{play: Play}} props */
export function CountChoice({ play }) {
  return play.table.legal.value
    .of("count")
    .map(
      (move) =>
        html`<button
          class="button tiny"
          type="button"
          key=${move.text}
          data-move=${move.text}
          onClick=${() => play.do(move)}
        >
          ${move.place}
        </button>`,
    );
}
