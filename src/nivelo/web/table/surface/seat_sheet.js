/** More about a seat: its level and the way there, and what the host may do with it. */

import { html } from "../../html.js";
import { Card } from "../../cards/draw.js";
import { cardWord, pictureWord } from "../../cards/words.js";
import { levelWords } from "../../game/words/level_words.js";
import { parseLevel } from "../../game/levels.js";
import { Dialog } from "../../parts/dialog.js";
import { note } from "../../parts/notes.js";
import { problemText } from "../../parts/problem.js";
import { hasText, text } from "../../texts.js";
import { lastLevel } from "./seats.js";
import { Task } from "./task.js";

/** @import { TableState } from "../../state/table.js" */
/** @import { Deck } from "../../cards/faces.js" */

/** @param {{table: TableState, seat: number, onClose: () => void}} props */
export function SeatSheet({ table, seat, onClose }) {
  const info = table.info.value;
  const open = table.open.value;
  const who = info?.seats[seat];
  if (!info || !open || !who) return null;
  const level = open.levels[seat] ?? 1;
  const known = open.known[seat] ?? [];
  const front = open.front[seat] ?? [];
  const lists = (info.levels[seat] ?? []).map(parseLevel);
  const asksPairs = (/** @type {import("../../game/levels.js").GroupSpec[]} */ asks) =>
    asks.some(({ kind }) => kind === "pairs");
  const nowPairs = asksPairs(lists[level - 1] ?? []);
  const pairs = lists.some(asksPairs) && html`<${Pairs} deck=${table.deck.value} />`;
  const muted = table.muted.value.includes(seat);
  /** @param {any} command */
  const send = (command) => {
    table.do(command).catch((error) => note(problemText(error)));
    onClose();
  };
  return html`<${Dialog} title=${who.name} onClose=${onClose}>
    <p>
      ${text("seat-facts", { level, count: lastLevel(table, seat), cards: table.handSize(seat) })}
    </p>
    ${who.bot && (who.person || who.left) && html`<p><b>${text(who.left ? "seat-left" : "seat-bot-plays")}</b></p>`}
    ${table.isAway(seat) && html`<p><b>${text("seat-away")}</b></p>`}
    ${front.map(
      (card, i) =>
        html`<p class="row front-words small-cards" key=${i}>
          <${Card} text=${card} deck=${table.deck.value} />
          <span
            ><b>${cardWord(card, table.deck.value)}</b> ${
              hasText(`front-${card}`) &&
              text(`front-${card}`, { who: seat === table.you.value ? "you" : "other" })
            }</span
          >
        </p>`,
    )}
    ${nowPairs && pairs}
    <ol class="level-list">
      ${lists.map(
        (asks, i) =>
          html`<li
            key=${i}
            class=${i + 1 < level ? "done" : i + 1 === level ? "at" : ""}
            aria-current=${i + 1 === level ? "step" : undefined}
          >
            <b>${i + 1}</b> <span>${levelWords(asks)}</span>
            <${Task} asks=${asks} />
          </li>`,
      )}
    </ol>
    ${!nowPairs && pairs}
    ${
      known.length > 0 &&
      html`<div class="stack">
        <h3>${text("seat-known")}</h3>
        <div class="row small-cards">
          ${known.map((card, i) => html`<${Card} key=${i} text=${card} deck=${table.deck.value} />`)}
        </div>
      </div>`
    }
    <div class="row">
      ${
        who.person &&
        table.you.value >= 0 &&
        seat !== table.you.value &&
        html`<button
          class="button"
          type="button"
          onClick=${() => send({ type: "mute", seat, name: who.name, on: !muted })}
        >
          ${text(muted ? "unmute" : "mute", { name: who.name })}
        </button>`
      }
      ${
        table.isHost &&
        who.left &&
        html`<button
          class="button"
          type="button"
          onClick=${() => send({ type: "return", seat, name: who.name })}
        >
          ${text("give-seat-back", { name: who.name })}
        </button>`
      }
      ${
        table.isHost &&
        who.person &&
        seat !== table.you.value &&
        html`
          ${
            who.bot
              ? html`<button
                  class="button"
                  type="button"
                  onClick=${() => send({ type: "return", seat, name: who.name })}
                >
                  ${text("give-seat-back", { name: who.name })}
                </button>`
              : html`<button
                  class="button"
                  type="button"
                  onClick=${() => send({ type: "bot", seat, name: who.name })}
                >
                  ${text("let-bot-play", { name: who.name })}
                </button>`
          }
          <button
            class="button"
            type="button"
            onClick=${() => send({ type: "remove", seat, name: who.name })}
          >
            ${text("remove-player", { name: who.name })}
          </button>
        `
      }
    </div>
  <//>`;
}

/** "An element with its animal" says not which: they are shown. @param {{deck: Deck}} props */
function Pairs({ deck }) {
  const colour = (/** @type {number} */ i) => (deck.colours[i] ?? "red").charAt(0).toUpperCase();
  return html`<div class="stack seat-pairs">
    <h3>${text("seat-pairs")}</h3>
    <ul class="small-cards">
      ${deck.elements.map((element, i) => {
        const pictures = [element, deck.animals[i] ?? ""];
        return html`<li key=${element}>
          <span class="row" aria-hidden="true">
            ${pictures.map(
              (picture) =>
                html`<${Card} key=${picture} text=${`${colour(i)}${picture}`} deck=${deck} />`,
            )}
          </span>
          <span class="small">${pictures.map(pictureWord).join(" + ")}</span>
        </li>`;
      })}
    </ul>
  </div>`;
}
